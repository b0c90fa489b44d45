/**
 * Attributes in expressions. Reads the components of a record; produces their constants and
 * classes. Begin with {@link AttributeConstants}. May import {@code model}, {@code source}, {@code
 * write.codec}, {@code write.constraint}, {@code write.item}, {@code write.name} and JavaPoet.
 */
@NullMarked
package dev.singlet.processor.write.attribute;

import org.jspecify.annotations.NullMarked;
