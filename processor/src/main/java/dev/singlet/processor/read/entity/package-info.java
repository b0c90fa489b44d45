/**
 * Entities. Reads a record that is an entity; produces its model, as far as it can be read. May
 * import {@code mirror}, {@code model}, {@code diag}, {@code read.element}, {@code read.type},
 * {@code read.constraint}, {@code read.attribute} and {@code read.key}.
 */
@NullMarked
package dev.singlet.processor.read.entity;

import org.jspecify.annotations.NullMarked;
