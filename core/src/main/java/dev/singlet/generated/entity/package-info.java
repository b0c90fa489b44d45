/**
 * Entities and access patterns as values, which generated code makes and operations are made of.
 */
@NullMarked
package dev.singlet.generated.entity;

import org.jspecify.annotations.NullMarked;
