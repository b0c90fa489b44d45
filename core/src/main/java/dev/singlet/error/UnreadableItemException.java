package dev.singlet.error;

import org.jspecify.annotations.Nullable;

/** A stored item does not fit its entity. */
public final class UnreadableItemException extends SingletException {

  private static final long serialVersionUID = 1L;

  private final String entity;
  private final String key;
  private final String attribute;
  private final String reason;

  /**
   * An item that cannot be decoded.
   *
   * @param entity the entity's name
   * @param key the item's primary key, as text
   * @param attribute the attribute, with the way to it; empty if it is the item as a whole
   * @param reason what is wrong with it
   * @param cause what led to it; null if nothing did
   */
  public UnreadableItemException(
      String entity, String key, String attribute, String reason, @Nullable Throwable cause) {
    super(
        ErrorCode.UNREADABLE_ITEM,
        entity
            + " item "
            + key
            + (attribute.isEmpty() ? ": " : ", attribute " + attribute + ": ")
            + reason
            + ".",
        cause);
    this.entity = entity;
    this.key = key;
    this.attribute = attribute;
    this.reason = reason;
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
}
