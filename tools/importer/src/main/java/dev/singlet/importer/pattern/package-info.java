/**
 * Access patterns as methods: reads the model, and produces calls of generated classes. Imports
 * {@code model} and {@code schema}. Begin with {@link dev.singlet.importer.pattern.Patterns}.
 */
@NullMarked
package dev.singlet.importer.pattern;

import org.jspecify.annotations.NullMarked;
