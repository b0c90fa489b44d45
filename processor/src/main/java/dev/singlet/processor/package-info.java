/**
 * The annotation processor: a pipeline whose packages are its stages, {@code mirror}, {@code read},
 * {@code model}, {@code validate}, {@code write} and {@code filer}, with {@code diag} beside them.
 */
@NullMarked
package dev.singlet.processor;

import org.jspecify.annotations.NullMarked;
