/**
 * Searches of vector indexes. Reads an entity and its linked keys; produces the methods that
 * search, and the classes that they return. Begin with {@link SearchWriter}. May import {@code
 * model}, {@code source}, {@code write.attribute}, {@code write.check}, {@code write.item}, {@code
 * write.key}, {@code write.name}, {@code write.query} and JavaPoet.
 */
@NullMarked
package dev.singlet.processor.write.search;

import org.jspecify.annotations.NullMarked;
