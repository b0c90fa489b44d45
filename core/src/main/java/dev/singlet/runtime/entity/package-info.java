/**
 * Entities and access patterns as values. Generated code makes them, and operations use them. Begin
 * with {@link EntityType}.
 */
@NullMarked
package dev.singlet.runtime.entity;

import org.jspecify.annotations.NullMarked;
