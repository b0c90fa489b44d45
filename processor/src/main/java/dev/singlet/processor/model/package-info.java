/**
 * A table's model as immutable values without elements of the compiler. Imports {@code diag} for
 * the places of its parts.
 */
@NullMarked
package dev.singlet.processor.model;

import org.jspecify.annotations.NullMarked;
