/**
 * The rules that a model must follow, one class for each. Reads the model; produces diagnostics.
 * Begin with {@link Validator}. May import {@code diag} and {@code model}.
 */
@NullMarked
package dev.singlet.processor.validate;

import org.jspecify.annotations.NullMarked;
