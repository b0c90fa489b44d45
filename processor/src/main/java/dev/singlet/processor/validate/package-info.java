/**
 * The rules a model must keep, one class each. Reads the model; produces diagnostics. May import
 * {@code diag} and {@code model}.
 */
@NullMarked
package dev.singlet.processor.validate;

import org.jspecify.annotations.NullMarked;
