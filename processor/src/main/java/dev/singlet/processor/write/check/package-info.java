/**
 * Checks of records. Reads the components of a record and its {@code @Validate} methods; produces
 * the methods that check it, and the checks of arguments. Begin with {@link ChecksWriter}. May
 * import {@code model}, {@code source}, {@code write.constraint}, {@code write.item}, {@code
 * write.name} and JavaPoet.
 */
@NullMarked
package dev.singlet.processor.write.check;

import org.jspecify.annotations.NullMarked;
