/**
 * The speed of long runs: a rate of write capacity, and orders from outside. Begin with {@link
 * dev.singlet.internal.pace.WriteBudget}.
 */
@NullMarked
package dev.singlet.internal.pace;

import org.jspecify.annotations.NullMarked;
