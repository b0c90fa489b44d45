package dev.singlet;

import dev.singlet.internal.batch.KeyedRead;
import dev.singlet.internal.context.Context;
import dev.singlet.value.PrimaryKey;

/**
 * A get of a batch.
 *
 * @param get the operation
 * @param context what it is read with
 * @param group how it is read
 * @param key what it reads
 * @param <T> what the items of the batch are
 */
record BatchedGet<T>(Get<? extends T> get, Context context, KeyedRead group, PrimaryKey key) {

  /** Whether both read one item, in one way. */
  boolean isOfSameItem(BatchedGet<T> other) {
    return group.equals(other.group) && key.equals(other.key);
  }
}
