package dev.singlet;

import dev.singlet.internal.batch.TableReadOptions;
import dev.singlet.internal.context.Context;
import dev.singlet.value.PrimaryKey;

/**
 * A get of a batch.
 *
 * @param get the operation
 * @param context the client's settings for the get
 * @param group the settings that gets of one request share
 * @param key the item's key
 * @param <T> the common type of the batch's items
 */
record BatchedGet<T>(
    Get<? extends T> get, Context context, TableReadOptions group, PrimaryKey key) {

  /** Returns whether both read the same item with the same settings. */
  boolean isOfSameItem(BatchedGet<T> other) {
    return group.equals(other.group) && key.equals(other.key);
  }
}
