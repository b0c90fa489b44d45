/**
 * A write as one value: prepared for a context, guarded, and rendered alone, for a batch or for a
 * transaction. Plans of transactions. Unique values. The reasons why a write was refused. Begin
 * with {@link Write}. Imports {@code context} and {@code engine}. Not exported.
 */
@NullMarked
package dev.singlet.internal.write;

import org.jspecify.annotations.NullMarked;
