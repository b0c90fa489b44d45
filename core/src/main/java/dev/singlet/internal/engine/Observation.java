package dev.singlet.internal.engine;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;

/**
 * The outcome of one request.
 *
 * @param action the API action of DynamoDB
 * @param index the index that was read; null for the table itself
 * @param failure the failure; null if the request was answered
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

  /** Receives each observation. */
  public interface Observer {
    void observed(Observation observation);
  }
}
