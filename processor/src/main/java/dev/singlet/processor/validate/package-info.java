/**
 * The rules a model must keep, one class each. Reads the model; produces diagnostics. May import
 * {@code diag}, {@code model} and JavaPoet.
 */
@NullMarked
package dev.singlet.processor.validate;

import org.jspecify.annotations.NullMarked;
