/**
 * Questions to the compiler. Reads elements and types; produces answers that several readers need.
 * Begin with {@link Compiler}. May import {@code diag}, {@code mirror} and {@code model}.
 */
@NullMarked
package dev.singlet.processor.read.element;

import org.jspecify.annotations.NullMarked;
