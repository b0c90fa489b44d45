package dev.singlet.batch;

import dev.singlet.internal.client.Addressed;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.get.GetSpec;
import dev.singlet.internal.get.TableReadOptions;
import dev.singlet.item.Get;
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

  static <T> BatchedGet<T> of(
      Addressed<Get<? extends T>, GetSpec<? extends T>> get, Context context) {
    GetSpec<?> spec = get.description();
    return new BatchedGet<>(get.operation(), context, spec.reading(context), spec.key(context));
  }

  /** Returns whether both read the same item with the same settings. */
  boolean isOfSameItem(BatchedGet<T> other) {
    return group.equals(other.group) && key.equals(other.key);
  }
}
