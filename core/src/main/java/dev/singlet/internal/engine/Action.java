package dev.singlet.internal.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import software.amazon.awssdk.awscore.AwsRequest;
import software.amazon.awssdk.core.SdkField;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.ItemCollectionMetrics;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ReturnItemCollectionMetrics;

/**
 * An action of DynamoDB's API. Each is a class of its own that is loaded when it is first used, so
 * a program that only gets items loads only one.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_Operations.html">Actions</a>
 */
public abstract class Action<Q extends DynamoDbRequest, A extends DynamoDbResponse> {

  private final String name;

  /** Takes the action's name. */
  protected Action(String name) {
    this.name = name;
  }

  /** Returns DynamoDB's name of it. */
  public final String name() {
    return name;
  }

  /** Sends a request and waits for the answer. */
  public abstract A send(DynamoDbClient dynamoDb, Q request);

  /** Sends a request. */
  public abstract CompletableFuture<A> send(DynamoDbAsyncClient dynamoDb, Q request);

  /**
   * Returns whether an answer means that one item was written.
   *
   * @return false for reads, and for writes of several items
   */
  public boolean isWrite() {
    return false;
  }

  /**
   * Returns the request with the consumed capacity requested, if DynamoDB reports it, unless the
   * request says itself what to return.
   */
  public final Q metered(Q request) {
    String field = "ReturnConsumedCapacity";
    boolean isDecided = request.getValueForField(field, String.class).isPresent();
    return isDecided ? request : with(request, field, ReturnConsumedCapacity.INDEXES);
  }

  /**
   * Returns the request with the sizes of item collections requested, if DynamoDB reports them:
   * those that a write changes.
   */
  final Q withItemCollections(Q request) {
    return with(request, "ReturnItemCollectionMetrics", ReturnItemCollectionMetrics.SIZE);
  }

  @SuppressWarnings("unchecked") // A builder makes a request of the same class.
  private Q with(Q request, String field, Enum<?> value) {
    AwsRequest.Builder changed = request.toBuilder();
    for (SdkField<?> each : request.sdkFields()) {
      if (each.memberName().equals(field)) {
        each.set(changed, value.toString());
      }
    }
    return (Q) changed.build();
  }

  /**
   * Returns the sizes of item collections by table, if they were requested.
   *
   * @param table the table of a request that names only one
   */
  static Map<String, List<ItemCollectionMetrics>> itemCollections(
      DynamoDbResponse answer, String table) {
    Object metrics =
        answer.getValueForField("ItemCollectionMetrics", Object.class).orElse(Map.of());
    if (metrics instanceof ItemCollectionMetrics only) {
      return Map.of(table, List.of(only));
    }
    Map<String, List<ItemCollectionMetrics>> byTable = new LinkedHashMap<>();
    ((Map<?, ?>) metrics)
        .forEach(
            (name, each) ->
                byTable.put(
                    (String) name,
                    ((List<?>) each).stream().map(ItemCollectionMetrics.class::cast).toList()));
    return byTable;
  }

  /** Returns the consumed capacity, if it was requested, of each table that a request names. */
  public List<ConsumedCapacity> consumed(Q request, A answer) {
    return consumed(answer);
  }

  /**
   * Returns the consumed capacity, if it was requested: of each table, for several items. An answer
   * that doesn't tell it by table, as that of a search, has none.
   */
  public final List<ConsumedCapacity> consumed(A answer) {
    Object consumed = answer.getValueForField("ConsumedCapacity", Object.class).orElse(List.of());
    if (consumed instanceof List<?> tables) {
      return tables.stream().map(ConsumedCapacity.class::cast).toList();
    }
    return consumed instanceof ConsumedCapacity units ? List.of(units) : List.of();
  }

  /** Returns the number of items that DynamoDB read for a request. */
  public int itemsRead(A answer) {
    return 0;
  }

  /** Returns the number of items that an answer holds, or counts. */
  public int itemsReturned(A answer) {
    return itemsRead(answer);
  }

  @Override
  public final String toString() {
    return name;
  }
}
