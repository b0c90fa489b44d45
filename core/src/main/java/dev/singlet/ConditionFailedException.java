package dev.singlet;

import dev.singlet.entity.ItemType;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.SingletException;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The condition of a write did not hold; nothing was written. */
public final class ConditionFailedException extends SingletException {

  private static final long serialVersionUID = 1L;

  private final Reason reason;
  private final transient Map<String, AttributeValue> existingItem;
  private final @Nullable String attribute;

  /** What stood in the way of a write. */
  public enum Reason {
    /** There is no item of the entity, and the write changes one. */
    NOT_FOUND,
    /** There is an item already, and the write creates one. */
    ALREADY_EXISTS,
    /** The item under the key is of another entity. */
    OTHER_ENTITY,
    /** There is such an item, and a condition did not hold for it. */
    CONDITION,
    /** Another item has the value of a unique attribute. */
    UNIQUE
  }

  ConditionFailedException(
      Reason reason,
      String message,
      Map<String, AttributeValue> existingItem,
      @Nullable String attribute,
      Throwable cause) {
    super(ErrorCode.CONDITION_FAILED, message, cause);
    this.reason = reason;
    this.existingItem = existingItem;
    this.attribute = attribute;
  }

  /**
   * What stood in the way.
   *
   * @return the reason, as far as the item that was there tells it
   */
  public Reason reason() {
    return reason;
  }

  /**
   * The unique attribute whose value another item has.
   *
   * @return the component; nothing if the reason is another one
   */
  public Optional<String> attribute() {
    return Optional.ofNullable(attribute);
  }

  /**
   * The item that was there, as the condition saw it.
   *
   * @return its attributes as stored; empty if there was none
   */
  public Map<String, AttributeValue> existingItem() {
    return existingItem;
  }

  /**
   * The item that was there, as the condition saw it.
   *
   * @param type what to read it as, such as {@code IssueEntity.type()}
   * @param <T> the entity's record, or a sealed interface over several
   * @return the item; nothing if there was none, or one of another entity
   * @throws dev.singlet.error.UnreadableItemException if it does not fit its entity
   */
  public <T> Optional<T> existing(ItemType<T> type) {
    return existingItem.isEmpty() ? Optional.empty() : Optional.ofNullable(type.read(existingItem));
  }
}
