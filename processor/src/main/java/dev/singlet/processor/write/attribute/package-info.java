/**
 * Attributes in expressions. Reads the components of a record; produces the constants and the
 * classes that stand for them. May import {@code model}, {@code source}, {@code write.name}, {@code
 * write.codec}, {@code write.constraint} and {@code write.item}.
 */
@NullMarked
package dev.singlet.processor.write.attribute;

import org.jspecify.annotations.NullMarked;
