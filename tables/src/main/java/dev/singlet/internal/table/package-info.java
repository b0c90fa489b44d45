/**
 * Creates tables, and compares existing tables with the model. Begin with {@link CreateSpec}. Not
 * exported.
 */
@NullMarked
package dev.singlet.internal.table;

import org.jspecify.annotations.NullMarked;
