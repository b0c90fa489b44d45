/**
 * Updates. Reads an entity; produces the classes of its update and its upsert. Begin with {@link
 * UpdateWriter}. May import {@code model}, {@code source}, {@code write.attribute}, {@code
 * write.check}, {@code write.item}, {@code write.key}, {@code write.name} and JavaPoet.
 */
@NullMarked
package dev.singlet.processor.write.update;

import org.jspecify.annotations.NullMarked;
