package dev.singlet.schema;

import org.jspecify.annotations.Nullable;

/**
 * The key of a table or an index.
 *
 * @param partition the partition key attribute
 * @param sort the sort key attribute; null if there is none
 */
public record KeySchema(KeyAttribute partition, @Nullable KeyAttribute sort) {}
