/**
 * Reads and writes of several items at one moment, which are made together or not at all. Begin
 * with {@link Transaction}.
 */
@NullMarked
package dev.singlet.transaction;

import org.jspecify.annotations.NullMarked;
