/**
 * Writes the classes of a model. Reads the model; produces source files, and the files that are
 * beside their classes. This package is the entry, {@code ModelWriter}, and the files being written
 * while further tables are read; each room within it writes one subject. Begin with {@link
 * ModelWriter}. May import {@code model}, {@code source}, {@code print}, {@code write.collection},
 * {@code write.descriptor}, {@code write.entity}, {@code write.name}, {@code write.projection},
 * {@code write.stub}, {@code write.table} and JavaPoet.
 */
@NullMarked
package dev.singlet.processor.write;

import org.jspecify.annotations.NullMarked;
