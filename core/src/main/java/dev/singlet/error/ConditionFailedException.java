package dev.singlet.error;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;

/** The condition of a write did not hold; nothing was written. */
public final class ConditionFailedException extends SingletException {

  private static final long serialVersionUID = 1L;

  private final transient Map<String, AttributeValue> existingItem;

  /**
   * A failed condition.
   *
   * @param message which operation, and what stood in its way
   * @param cause what DynamoDB answered
   */
  public ConditionFailedException(String message, ConditionalCheckFailedException cause) {
    super(ErrorCode.CONDITION_FAILED, message, cause);
    this.existingItem = cause.hasItem() ? Map.copyOf(cause.item()) : Map.of();
  }

  /**
   * The item that was there.
   *
   * @return its attributes as stored; empty if there was none
   */
  public Map<String, AttributeValue> existingItem() {
    return existingItem;
  }
}
