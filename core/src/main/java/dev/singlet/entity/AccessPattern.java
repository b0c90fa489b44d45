package dev.singlet.entity;

import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.KeySchema;
import org.jspecify.annotations.Nullable;

/**
 * A named way to query items.
 *
 * @param type what the query gives
 * @param name the name of the linked key or the item collection
 * @param index the index it reads; null for the table itself
 * @param filtered whether items of other entities can lie within its range, so that a filter
 *     expression must leave them out
 * @param <T> the record, or the sealed interface
 */
public record AccessPattern<T>(
    ItemType<T> type, String name, @Nullable IndexSchema index, boolean filtered) {

  /**
   * The key attributes it queries.
   *
   * @return the key of the index, or of the table
   */
  public KeySchema key() {
    return index == null ? type.table().key() : index.key();
  }

  @Override
  public String toString() {
    return type.name() + "." + name;
  }
}
