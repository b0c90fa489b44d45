package dev.singlet.error;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** DynamoDB did not process all keys of a batch, however often it was asked. */
public final class UnprocessedKeysException extends SingletException {

  private static final long serialVersionUID = 1L;

  private final transient List<Map<String, AttributeValue>> keys;

  /**
   * Keys that were given up.
   *
   * @param message which keys, and how often they were asked for
   * @param keys the primary keys
   * @param cause what the last request for them failed with; null if it was answered
   */
  public UnprocessedKeysException(
      String message, List<Map<String, AttributeValue>> keys, @Nullable Throwable cause) {
    super(ErrorCode.UNPROCESSED_KEYS, message, cause);
    this.keys = List.copyOf(keys);
  }

  /**
   * The keys that were not processed.
   *
   * @return primary keys as DynamoDB takes them
   */
  public List<Map<String, AttributeValue>> keys() {
    return keys;
  }
}
