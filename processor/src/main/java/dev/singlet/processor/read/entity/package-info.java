/**
 * Entities. Reads a record that is an entity; produces its model, as far as it can be read. Begin
 * with {@link EntityReader}. May import {@code diag}, {@code mirror}, {@code model}, {@code
 * read.attribute}, {@code read.constraint}, {@code read.element}, {@code read.key} and {@code
 * read.type}.
 */
@NullMarked
package dev.singlet.processor.read.entity;

import org.jspecify.annotations.NullMarked;
