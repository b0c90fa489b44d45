/**
 * Updates. Reads an entity; produces the classes of its update and its upsert. May import {@code
 * model}, {@code source}, {@code write.name}, {@code write.key}, {@code write.item}, {@code
 * write.attribute} and {@code write.check}.
 */
@NullMarked
package dev.singlet.processor.write.update;

import org.jspecify.annotations.NullMarked;
