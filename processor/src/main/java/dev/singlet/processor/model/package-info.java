/**
 * A table's model as immutable values without elements of the compiler. Reads nothing; produces
 * what the other stages speak of. May import {@code diag} and {@code model.type}.
 */
@NullMarked
package dev.singlet.processor.model;

import org.jspecify.annotations.NullMarked;
