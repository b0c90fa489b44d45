/** Entities and access patterns as values. Generated code makes them, and operations use them. */
@NullMarked
package dev.singlet.generated.entity;

import org.jspecify.annotations.NullMarked;
