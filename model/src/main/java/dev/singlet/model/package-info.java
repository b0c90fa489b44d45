/**
 * The model of a table as a document: tables, entities, keys and access patterns, as the compiler
 * knows them. The annotation processor writes it, and {@link dev.singlet.model.TableDescriptor}
 * reads it. Everything that shows, exports or compares a model uses nothing else. Begin with {@link
 * TableDescriptor}.
 *
 * <p>Lists are in a fixed order. Declarations without an order are sorted by name, so that moving
 * one changes nothing. Absent texts are empty, and names of Java types are qualified.
 */
@NullMarked
package dev.singlet.model;

import org.jspecify.annotations.NullMarked;
