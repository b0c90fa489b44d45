package dev.singlet.internal.engine;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/**
 * Something that DynamoDB can be asked to do. Each is a class of its own, which is not loaded
 * before it is used: a program that only gets items starts with one of them.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_Operations.html">Actions</a>
 */
public abstract class Action<Q extends DynamoDbRequest, A extends DynamoDbResponse> {

  private final String name;

  /** An action. */
  protected Action(String name) {
    this.name = name;
  }

  /** What DynamoDB calls it. */
  public final String name() {
    return name;
  }

  /** Sends a request and waits for the answer. */
  public abstract A send(DynamoDbClient dynamoDb, Q request);

  /** Sends a request. */
  public abstract CompletableFuture<A> send(DynamoDbAsyncClient dynamoDb, Q request);

  /**
   * Whether an answer says that one item is written.
   *
   * @return false for what reads, and for what writes several
   */
  public boolean isWrite() {
    return false;
  }

  /** The request that also asks what it consumes. */
  public Q metered(Q request) {
    return request;
  }

  /** What a request consumed, if it asked. */
  public List<ConsumedCapacity> consumed(A answer) {
    return List.of();
  }

  /** How many items DynamoDB read for a request. */
  public int itemsRead(A answer) {
    return 0;
  }

  /** How many items an answer holds, or counts. */
  public int itemsReturned(A answer) {
    return itemsRead(answer);
  }

  static List<ConsumedCapacity> orNone(@Nullable ConsumedCapacity consumed) {
    return consumed == null ? List.of() : List.of(consumed);
  }

  @Override
  public final String toString() {
    return name;
  }
}
