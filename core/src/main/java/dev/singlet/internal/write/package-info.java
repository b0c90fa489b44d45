/**
 * A write as one value: prepared for a context, guarded, and rendered alone, in a batch or in a
 * transaction; the conditions that writes make by themselves; unique values; why a write was
 * refused. Imports {@code generated.expression}, {@code context} and {@code engine}, and not {@code
 * update}. Not exported.
 */
@NullMarked
package dev.singlet.internal.write;

import org.jspecify.annotations.NullMarked;
