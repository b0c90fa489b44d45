package dev.singlet.error;

import java.util.Collections;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A stored item does not fit its entity. */
public final class UnreadableItemException extends SingletException {

  private static final long serialVersionUID = 1L;

  private final String entity;
  private final String key;
  private final String attribute;
  private final String reason;
  private final transient @Nullable Map<String, AttributeValue> item;
  private final boolean isAfterWrite;

  /**
   * Makes the exception for an item that can't be decoded.
   *
   * @param entity the entity's name
   * @param key the item's primary key, as text
   * @param attribute the attribute with its path; empty for the whole item
   * @param reason the problem
   * @param item its attributes as stored; empty if the problem concerns several items
   * @param cause the cause; null for none
   */
  public UnreadableItemException(
      String entity,
      String key,
      String attribute,
      String reason,
      Map<String, AttributeValue> item,
      @Nullable Throwable cause) {
    this(entity, key, attribute, reason, item, cause, false);
  }

  private UnreadableItemException(
      String entity,
      String key,
      String attribute,
      String reason,
      Map<String, AttributeValue> item,
      @Nullable Throwable cause,
      boolean isAfterWrite) {
    super(
        ErrorCode.UNREADABLE_ITEM,
        entity
            + " item "
            + key
            + (attribute.isEmpty() ? ": " : ", attribute " + attribute + ": ")
            + reason
            + "."
            + (isAfterWrite ? " The write itself was made." : ""),
        cause);
    this.entity = entity;
    this.key = key;
    this.attribute = attribute;
    this.reason = reason;
    this.item = Collections.unmodifiableMap(item);
    this.isAfterWrite = isAfterWrite;
  }

  /**
   * Returns this exception for an item that a write should have returned.
   *
   * @return an exception whose message says that the write was made
   */
  public UnreadableItemException afterWrite() {
    if (isAfterWrite) {
      return this;
    }
    UnreadableItemException made =
        new UnreadableItemException(entity, key, attribute, reason, item(), getCause(), true);
    made.setStackTrace(getStackTrace());
    return made;
  }

  /**
   * Returns whether a write threw it. The write was made all the same.
   *
   * @return true if the item is the result of an update or a put, or the item that a write replaced
   *     or deleted; false if it was read
   */
  public boolean isAfterWrite() {
    return isAfterWrite;
  }

  /**
   * Returns the entity that should have been read.
   *
   * @return the entity's name
   */
  public String entity() {
    return entity;
  }

  /**
   * Returns the item's key.
   *
   * @return its primary key as text, such as {@code PK=ACCOUNT#aws, SK=ACCOUNT#aws}
   */
  public String key() {
    return key;
  }

  /**
   * Returns the attribute that can't be read.
   *
   * @return the attribute's name as stored, with its path: {@code files[2].size}
   */
  public String attribute() {
    return attribute;
  }

  /**
   * Returns the problem.
   *
   * @return the reason, without a full stop
   */
  public String reason() {
    return reason;
  }

  /**
   * Returns the item itself. If a write returned the item that it replaced or deleted, this may be
   * the only copy left. The item is not in the message, because it can hold values that must not be
   * shown.
   *
   * @return its attributes as stored; empty if the problem concerns several items, or if the
   *     exception was serialized
   */
  public Map<String, AttributeValue> item() {
    return item == null ? Map.of() : item;
  }
}
