package dev.singlet.internal.engine;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;

/**
 * What happened to one request.
 *
 * @param action the API action of DynamoDB
 * @param index the index that was read; null for the table itself
 * @param failure what it failed with; null if it was answered
 */
public record Observation(
    String action,
    String table,
    @Nullable String index,
    Duration duration,
    int retries,
    List<ConsumedCapacity> consumed,
    int itemsRead,
    int itemsReturned,
    @Nullable Throwable failure) {

  /** Is told of each request. */
  public interface Observer {
    void observed(Observation observation);
  }
}
