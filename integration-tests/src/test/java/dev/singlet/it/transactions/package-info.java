/** Writes and reads of several items at once. */
@NullMarked
package dev.singlet.it.transactions;

import org.jspecify.annotations.NullMarked;
