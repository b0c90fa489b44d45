/**
 * Java source: reads the model and its access patterns, and produces the text of files. Imports
 * {@code model}, {@code pattern} and {@code schema}. Begin with {@link
 * dev.singlet.importer.source.Sources}.
 */
@NullMarked
package dev.singlet.importer.source;

import org.jspecify.annotations.NullMarked;
