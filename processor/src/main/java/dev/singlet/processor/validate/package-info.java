/**
 * The rules a model must keep, one class each: reads the model, gives diagnostics. Imports {@code
 * model} and {@code diag}.
 */
@NullMarked
package dev.singlet.processor.validate;

import org.jspecify.annotations.NullMarked;
