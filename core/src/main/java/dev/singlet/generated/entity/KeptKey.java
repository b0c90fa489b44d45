package dev.singlet.generated.entity;

import dev.singlet.annotation.ItemHook;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.generated.item.Stamps;
import dev.singlet.generated.item.Violations;
import dev.singlet.value.PrimaryKey;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Requires that a hook keeps the primary key of a record that is to be written. A get or a delete
 * by the values that the program knows would not find the item.
 */
final class KeptKey {

  private KeptKey() {}

  static <T> void require(
      EntityType<T> type, ItemHook<? super T> hook, T before, T after, Stamps stamps) {
    Map<String, AttributeValue> old = item(type, before, stamps);
    Map<String, AttributeValue> made = item(type, after, stamps);
    // A record of which no item can be made is refused by the write itself.
    if (old == null || made == null) {
      return;
    }
    PrimaryKey key = PrimaryKey.of(type.table().key(), old);
    PrimaryKey other = PrimaryKey.of(type.table().key(), made);
    if (!key.equals(other) && key.equals(again(type, before, stamps))) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_HOOK,
          "The hook %s gave a record of %s with another primary key%s. A get by the first key would"
                  .formatted(hook.getClass().getSimpleName(), type.name(), shown(type, key, other))
              + " not find it. Change the values of the key before the put, or refuse them by a"
              + " constraint such as @Pattern.");
    }
  }

  /**
   * Returns the key of a record once more. A default that is another value each time gives another
   * one, and then nobody knows a key that could be lost.
   */
  private static <T> @Nullable PrimaryKey again(EntityType<T> type, T entity, Stamps stamps) {
    Map<String, AttributeValue> item = item(type, entity, stamps);
    return item == null ? null : PrimaryKey.of(type.table().key(), item);
  }

  private static String shown(EntityType<?> type, PrimaryKey key, PrimaryKey other) {
    return type.sensitive().isEmpty() ? ": " + key + " became " + other : "";
  }

  /** Returns the item of a record; null if no item can be made of it. */
  private static <T> @Nullable Map<String, AttributeValue> item(
      EntityType<T> type, T entity, Stamps stamps) {
    try {
      return type.toItem(entity, stamps, Violations.ignored(type.name()));
    } catch (RuntimeException unwritable) {
      return null;
    }
  }
}
