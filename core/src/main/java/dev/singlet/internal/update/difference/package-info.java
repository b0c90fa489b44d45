/**
 * The update that follows from two records of an item. Begin with {@link Difference}. Imports
 * {@code update} and its other rooms. Not exported.
 */
@NullMarked
package dev.singlet.internal.update.difference;

import org.jspecify.annotations.NullMarked;
