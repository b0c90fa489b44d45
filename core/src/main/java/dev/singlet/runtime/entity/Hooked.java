package dev.singlet.runtime.entity;

import dev.singlet.annotation.ItemHook;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.item.Stamps;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Passes records through the hooks of their table, which may not change their keys or classes. */
final class Hooked {

  private Hooked() {}

  /**
   * Passes on a record that is to be written.
   *
   * @param stamps the values of the write that a key can be made of
   */
  @SuppressWarnings("ReferenceEquality") // A hook that changes nothing gives the record itself.
  static <T> T beforeWrite(EntityType<T> type, T entity, Stamps stamps) {
    T seen = entity;
    KeptKey<T> key = null;
    for (ItemHook<? super T> hook : type.hooks()) {
      T given = ofSameClass(hook, entity, hook.beforeWrite(seen));
      if (given != seen) {
        key = key == null ? new KeptKey<>(type, entity, stamps) : key;
        key.require(hook, given);
      }
      seen = given;
    }
    return seen;
  }

  /**
   * Passes on a record that was read.
   *
   * @param item its item
   */
  static <T> T afterRead(EntityType<T> type, T entity, Map<String, AttributeValue> item) {
    T seen = afterRead(type.hooks(), entity);
    try {
      PlaceCheck.require(type, seen, ItemReader.of(item), item);
    } catch (UnreadableItemException moved) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_HOOK,
          "A hook of %s gave a record with another primary key after a read: %s. Keep the key."
              .formatted(type.name(), moved.reason()));
    }
    return seen;
  }

  static <T> T afterRead(List<ItemHook<? super T>> hooks, T entity) {
    T seen = entity;
    for (int i = hooks.size() - 1; i >= 0; i--) {
      seen = ofSameClass(hooks.get(i), entity, hooks.get(i).afterRead(seen));
    }
    return seen;
  }

  @SuppressWarnings("unchecked") // It is of the class of the entity, which is final.
  private static <T> T ofSameClass(ItemHook<? super T> hook, T entity, @Nullable Object given) {
    if (given == null || given.getClass() != entity.getClass()) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_HOOK,
          "The hook %s gave %s for a record of %s. Give a record of the same class, or throw an"
                  .formatted(
                      hook.getClass().getSimpleName(),
                      given == null ? "null" : "a record of " + given.getClass().getSimpleName(),
                      entity.getClass().getSimpleName())
              + " exception to refuse it.");
    }
    return (T) given;
  }
}
