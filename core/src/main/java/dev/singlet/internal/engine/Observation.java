package dev.singlet.internal.engine;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.ItemCollectionMetrics;

/**
 * The outcome of one request.
 *
 * @param action the API action of DynamoDB
 * @param answer the answer; null if the request failed
 * @param tableName the client's table
 * @param failure the failure; null if the request was answered
 */
public record Observation<Q extends DynamoDbRequest, A extends DynamoDbResponse>(
    Action<Q, A> action,
    Q request,
    @Nullable A answer,
    String tableName,
    Duration duration,
    int retries,
    int throttles,
    @Nullable Throwable failure) {

  /** Receives each observation. It throws no exception. */
  public interface Observer {
    void observed(Observation<?, ?> observation);

    /** Returns the observer of one run of an operation; itself if it doesn't follow the run. */
    default Observer begun() {
      return this;
    }

    /** Is called before a request is sent; the result is run on the same thread when it is sent. */
    default Runnable sending() {
      return () -> {};
    }

    /** Is called when the run that it was begun for has ended. */
    default void ended(@Nullable Throwable failure) {}
  }

  /** Returns the name of the table; the client's if the request names several. */
  public String table() {
    return request.getValueForField("TableName", String.class).orElse(tableName);
  }

  /** Returns the index that was read; null for the table itself. */
  public @Nullable String index() {
    return request.getValueForField("IndexName", String.class).orElse(null);
  }

  /** Returns the consumed capacity of each table; empty if the request failed. */
  public List<ConsumedCapacity> consumed() {
    return answer == null ? List.of() : action.consumed(request, answer);
  }

  /** Returns the number of items that DynamoDB read; 0 if the request failed. */
  public int itemsRead() {
    return answer == null ? 0 : action.itemsRead(answer);
  }

  /** Returns the number of items that the answer holds, or counts; 0 if the request failed. */
  public int itemsReturned() {
    return answer == null ? 0 : action.itemsReturned(answer);
  }

  /** Returns the sizes of item collections by table, if they were requested and there are any. */
  public Map<String, List<ItemCollectionMetrics>> itemCollections() {
    return answer == null ? Map.of() : Action.itemCollections(answer, table());
  }
}
