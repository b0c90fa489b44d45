/**
 * Reads elements and their annotations; gives the model, and diagnostics for what can't become one.
 * Imports {@code mirror}, {@code model} and {@code diag}.
 */
@NullMarked
package dev.singlet.processor.read;

import org.jspecify.annotations.NullMarked;
