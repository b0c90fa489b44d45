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
   * An item that cannot be decoded.
   *
   * @param entity the entity's name
   * @param key the item's primary key, as text
   * @param attribute the attribute, with the way to it; empty if it is the item as a whole
   * @param reason what is wrong with it
   * @param item its attributes as stored; empty if it is about several
   * @param cause what led to it; null if nothing did
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
            + (isAfterWrite ? " The write that gave it was made." : ""),
        cause);
    this.entity = entity;
    this.key = key;
    this.attribute = attribute;
    this.reason = reason;
    this.item = Collections.unmodifiableMap(item);
    this.isAfterWrite = isAfterWrite;
  }

  /**
   * The same, where the item was to be what a write gives.
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
   * Whether it is thrown by a write, which was made all the same.
   *
   * @return true if the item is what an update left, a put stored, or either replaced or deleted;
   *     false if it was read
   */
  public boolean isAfterWrite() {
    return isAfterWrite;
  }

  /**
   * The entity that was to be read.
   *
   * @return the entity's name
   */
  public String entity() {
    return entity;
  }

  /**
   * Where the item is.
   *
   * @return its primary key as text, such as {@code PK=ACCOUNT#aws, SK=ACCOUNT#aws}
   */
  public String key() {
    return key;
  }

  /**
   * What could not be read.
   *
   * @return the attribute's name as stored, with the way to it: {@code files[2].size}
   */
  public String attribute() {
    return attribute;
  }

  /**
   * What is wrong with it.
   *
   * @return the reason, without a full stop
   */
  public String reason() {
    return reason;
  }

  /**
   * The item itself, which a write that gives what it replaced or deleted may have left nowhere
   * else. It is not in the message, and can hold what is not to be shown.
   *
   * @return its attributes as stored; empty if it is about several, or if the exception was
   *     serialized
   */
  public Map<String, AttributeValue> item() {
    return item == null ? Map.of() : item;
  }
}
