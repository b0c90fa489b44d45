/**
 * A write as one value: prepared for a context, guarded, and rendered alone, in a batch or in a
 * transaction; unique values; why a write was refused. Imports {@code context} and {@code engine}.
 * Not exported.
 */
@NullMarked
package dev.singlet.internal.write;

import org.jspecify.annotations.NullMarked;
