package dev.singlet.batch;

import dev.singlet.internal.batch.BatchGetExecution;
import dev.singlet.internal.batch.ReadGroup;
import dev.singlet.internal.client.Addressed;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.get.GetSpec;
import dev.singlet.item.Get;
import dev.singlet.value.PrimaryKey;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A get of a batch.
 *
 * @param get the operation
 * @param context the client's settings for the get
 * @param group the gets with the same settings, with their items
 * @param key the item's key
 * @param <T> the common type of the batch's items
 */
record BatchedGet<T>(Get<? extends T> get, Context context, ReadGroup group, PrimaryKey key) {

  static <T> BatchedGet<T> of(
      Addressed<Get<? extends T>, GetSpec<? extends T>> get,
      Context context,
      BatchGetExecution run) {
    GetSpec<?> spec = get.description();
    PrimaryKey key = spec.key(context);
    return new BatchedGet<>(get.operation(), context, run.add(spec.reading(context), key), key);
  }

  /** Returns the item; null if there is none. */
  @Nullable Map<String, AttributeValue> item() {
    return group.item(key);
  }

  boolean isUnprocessed() {
    return group.isUnprocessed(key);
  }

  /** Returns whether a get reads with the settings of this one. */
  boolean isReadAs(GetSpec<?> other) {
    return other.reading(context).equals(group.options());
  }

  /** Returns whether both read the same item with the same settings. */
  boolean isOfSameItem(BatchedGet<T> other) {
    return group == other.group && key.equals(other.key);
  }
}
