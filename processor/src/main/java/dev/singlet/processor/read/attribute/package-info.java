/**
 * Attributes. Reads the components of a record; produces its attributes. May import {@code mirror},
 * {@code model}, {@code diag}, {@code read.element}, {@code read.type}, {@code read.constraint} and
 * {@code read.defaults}.
 */
@NullMarked
package dev.singlet.processor.read.attribute;

import org.jspecify.annotations.NullMarked;
