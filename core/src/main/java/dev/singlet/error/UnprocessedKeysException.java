package dev.singlet.error;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** DynamoDB did not process all keys of a batch, even after retries. */
public final class UnprocessedKeysException extends SingletException {

  private static final long serialVersionUID = 1L;

  private final transient List<Map<String, AttributeValue>> keys;

  /**
   * Makes the exception for keys that were not processed.
   *
   * @param message the number of keys, their tables, and for how long they were asked for
   * @param keys the primary keys
   * @param cause the failure of the last request for them; null if it was answered
   */
  public UnprocessedKeysException(
      String message, List<Map<String, AttributeValue>> keys, @Nullable Throwable cause) {
    super(ErrorCode.UNPROCESSED_KEYS, message, cause);
    this.keys = List.copyOf(keys);
  }

  /**
   * Returns the keys that were not processed.
   *
   * @return primary keys as DynamoDB takes them
   */
  public List<Map<String, AttributeValue>> keys() {
    return keys;
  }
}
