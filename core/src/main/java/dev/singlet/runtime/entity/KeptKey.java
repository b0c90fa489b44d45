package dev.singlet.runtime.entity;

import dev.singlet.annotation.ItemHook;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.runtime.item.Stamps;
import dev.singlet.runtime.item.Violations;
import dev.singlet.value.PrimaryKey;
import org.jspecify.annotations.Nullable;

/**
 * Requires that hooks keep the primary key of a record that is to be written. A get or a delete by
 * the values that the program knows would not find the item.
 */
final class KeptKey<T> {

  private final EntityType<T> type;
  private final T given;
  private final Stamps stamps;
  private final @Nullable PrimaryKey key;

  /** Takes the record that the program gave. */
  KeptKey(EntityType<T> type, T given, Stamps stamps) {
    this.type = type;
    this.given = given;
    this.stamps = stamps;
    this.key = key(given);
  }

  /**
   * Requires that a record has the key of the first one. A default that is another value each time
   * gives the first one another key each time, and then nobody knows a key that could be lost.
   */
  void require(ItemHook<? super T> hook, T after) {
    PrimaryKey other = key(after);
    if (key != null && other != null && !key.equals(other) && key.equals(key(given))) {
      String became = ": " + type.keyText(key) + " became " + type.keyText(other);
      throw new InvalidArgumentException(
          ErrorCode.INVALID_HOOK,
          "The hook %s gave a record of %s with another primary key%s. A get by the first key would"
                  .formatted(hook.getClass().getSimpleName(), type.name(), became)
              + " not find it. Change the values of the key before the put, or refuse them by a"
              + " constraint such as @Pattern.");
    }
  }

  /**
   * Returns the key of a record; null if no item can be made of it. The write itself refuses such a
   * record, unless the next hook mends it.
   */
  private @Nullable PrimaryKey key(T entity) {
    try {
      return PrimaryKey.of(
          type.table().key(), type.toItem(entity, stamps, Violations.ignored(type.name())));
    } catch (RuntimeException unwritable) {
      return null;
    }
  }
}
