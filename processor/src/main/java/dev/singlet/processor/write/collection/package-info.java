/**
 * Classes of item collections. Reads a sealed interface over entities; produces its class, with the
 * queries that find several entities. Begin with {@link CollectionWriter}. May import {@code
 * model}, {@code source}, {@code write.codec}, {@code write.entity}, {@code write.key}, {@code
 * write.name}, {@code write.query} and JavaPoet.
 */
@NullMarked
package dev.singlet.processor.write.collection;

import org.jspecify.annotations.NullMarked;
