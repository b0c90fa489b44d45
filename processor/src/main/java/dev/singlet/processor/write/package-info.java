/**
 * Writes the classes of a model. Reads the model; produces source files. This package is the way
 * in; each room beside it writes one subject. May import {@code model}, {@code source}, {@code
 * print} and the rooms of entities, collections, tables, projections and stubs.
 */
@NullMarked
package dev.singlet.processor.write;

import org.jspecify.annotations.NullMarked;
