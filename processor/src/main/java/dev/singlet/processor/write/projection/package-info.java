/**
 * Classes of projections. Reads a projection; produces the class that names the attributes to read
 * and makes the record of them. Begin with {@link ProjectionWriter}. May import {@code model},
 * {@code source}, {@code write.attribute}, {@code write.codec}, {@code write.entity}, {@code
 * write.item}, {@code write.name} and JavaPoet.
 */
@NullMarked
package dev.singlet.processor.write.projection;

import org.jspecify.annotations.NullMarked;
