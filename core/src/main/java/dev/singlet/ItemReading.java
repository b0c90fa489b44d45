package dev.singlet;

import dev.singlet.entity.ItemType;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnreadableItemException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Makes records of items, and deals with those that can't be by a policy. */
final class ItemReading<T> {

  private final ItemType<T> type;
  private final ReadPolicy policy;
  private final @Nullable RequestContext context;
  private final List<UnreadableItem> collected = new ArrayList<>();
  private boolean leftOut;

  /** Takes what is stored to be valid. */
  ItemReading(ItemType<T> type, ReadPolicy policy) {
    this(type, policy, null);
  }

  ItemReading(ItemType<T> type, ReadPolicy policy, @Nullable RequestContext context) {
    this.type = type;
    this.policy = policy;
    this.context = context;
  }

  /**
   * The record of an item.
   *
   * @return null if the item is of another entity, or if it can't be read and the policy says to go
   *     on
   */
  @Nullable T read(Map<String, AttributeValue> item) {
    try {
      return context != null && context.validatesOnRead()
          ? type.readValid(item, context.clock())
          : type.read(item);
    } catch (UnreadableItemException unreadable) {
      if (policy instanceof ReadPolicy.Fail) {
        throw unreadable;
      }
      leftOut = true;
      if (policy instanceof ReadPolicy.Collect) {
        collected.add(UnreadableItem.of(unreadable, type.table(), item));
      } else if (policy instanceof ReadPolicy.CollectTo to) {
        to.consumer().accept(UnreadableItem.of(unreadable, type.table(), item));
      }
      return null;
    }
  }

  /** Whether some item could not be read. */
  boolean leftOut() {
    return leftOut;
  }

  /** What was put apart since the last call. */
  List<UnreadableItem> takeCollected() {
    List<UnreadableItem> taken = List.copyOf(collected);
    collected.clear();
    return taken;
  }

  /** Refuses a policy that puts items apart where there is no page to find them in. */
  static ReadPolicy requireWithoutPage(ReadPolicy policy, String what) {
    if (policy instanceof ReadPolicy.Collect) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          what
              + " has no page in which unreadable items could be collected. Give it"
              + " ReadPolicy.collect(consumer), ReadPolicy.skip() or ReadPolicy.fail().");
    }
    return policy;
  }
}
