/**
 * Attributes of items. Reads the components of a record; produces the code that writes them to an
 * item, reads them from one, and fills in defaults and ids. Begin with {@link ItemCode}. May import
 * {@code model}, {@code source}, {@code write.codec}, {@code write.constraint}, {@code write.key},
 * {@code write.name} and JavaPoet.
 */
@NullMarked
package dev.singlet.processor.write.item;

import org.jspecify.annotations.NullMarked;
