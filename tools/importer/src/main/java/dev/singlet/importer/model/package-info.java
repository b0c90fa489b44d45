/**
 * A Java model: makes it from a schema, and produces records with the names and types of Java.
 * Imports {@code schema}. Begin with {@link dev.singlet.importer.model.ModelBuilder}.
 */
@NullMarked
package dev.singlet.importer.model;

import org.jspecify.annotations.NullMarked;
