/**
 * Attributes. Reads the components of a record and its Javadoc; produces its attributes. Begin with
 * {@link AttributeReader}. May import {@code diag}, {@code mirror}, {@code model}, {@code
 * read.constraint}, {@code read.defaults}, {@code read.element} and {@code read.type}.
 */
@NullMarked
package dev.singlet.processor.read.attribute;

import org.jspecify.annotations.NullMarked;
