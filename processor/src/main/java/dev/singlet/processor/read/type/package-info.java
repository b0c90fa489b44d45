/**
 * Types of values. Reads the types of components, with their converters; produces the types that
 * attributes have, and the records within an entity. Begin with {@link TypeReader}. May import
 * {@code diag}, {@code mirror}, {@code model} and {@code read.element}.
 */
@NullMarked
package dev.singlet.processor.read.type;

import org.jspecify.annotations.NullMarked;
