/**
 * Classes of entities. Reads an entity; produces its class, with the builder, the codecs of its
 * records and the code that turns it into an item. Begin with {@link EntityWriter}. May import
 * {@code model}, {@code source}, {@code write.attribute}, {@code write.check}, {@code write.codec},
 * {@code write.item}, {@code write.key}, {@code write.name}, {@code write.query}, {@code
 * write.search}, {@code write.update} and JavaPoet.
 */
@NullMarked
package dev.singlet.processor.write.entity;

import org.jspecify.annotations.NullMarked;
