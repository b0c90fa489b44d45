/**
 * Checks of values. Reads the constraints on a value and on its parts; produces the code that
 * checks them. Begin with {@link CheckCode}. May import {@code model}, {@code source}, {@code
 * write.codec}, {@code write.name} and JavaPoet.
 */
@NullMarked
package dev.singlet.processor.write.constraint;

import org.jspecify.annotations.NullMarked;
