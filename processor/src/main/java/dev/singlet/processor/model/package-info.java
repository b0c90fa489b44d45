/**
 * A table's model as immutable values without elements of the compiler. Reads nothing; produces the
 * values that the other stages use. May import {@code diag} and {@code model.type}.
 */
@NullMarked
package dev.singlet.processor.model;

import org.jspecify.annotations.NullMarked;
