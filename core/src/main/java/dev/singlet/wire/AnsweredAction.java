package dev.singlet.wire;

import dev.singlet.step.Action;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/** An action whose items are read ahead of the SDK, if its interceptors are called. */
final class AnsweredAction<Q extends DynamoDbRequest, A extends DynamoDbResponse>
    extends Action<Q, A> {

  /** What the present thread is handing to a client of the SDK. */
  private static final ThreadLocal<@Nullable Sent> SENT = new ThreadLocal<>();

  private record Sent(SdkRequest request, AnsweredItems items) {}

  private final Action<Q, A> action;
  private final AnsweredItems items;

  AnsweredAction(Action<Q, A> action, AnsweredItems items) {
    super(action.name());
    this.action = action;
    this.items = items;
  }

  /**
   * Where the items of a request go that a client begins to execute, which it does in the thread
   * that hands it over. What wraps a client may well make other requests first.
   *
   * @return null if the request is not the one that was handed over
   */
  static @Nullable AnsweredItems itemsOf(SdkRequest request) {
    Sent sent = SENT.get();
    return sent != null && sent.request() == request ? sent.items() : null;
  }

  @Override
  public A send(DynamoDbClient dynamoDb, Q request) {
    Sent outer = begin(request);
    try {
      return action.send(dynamoDb, request);
    } finally {
      end(outer);
    }
  }

  @Override
  public CompletableFuture<A> send(DynamoDbAsyncClient dynamoDb, Q request) {
    Sent outer = begin(request);
    try {
      return action.send(dynamoDb, request);
    } finally {
      end(outer);
    }
  }

  private @Nullable Sent begin(Q request) {
    Sent outer = SENT.get();
    SENT.set(new Sent(request, items));
    return outer;
  }

  private static void end(@Nullable Sent outer) {
    if (outer == null) {
      SENT.remove();
    } else {
      SENT.set(outer);
    }
  }

  @Override
  public Q metered(Q request) {
    return action.metered(request);
  }

  @Override
  public List<ConsumedCapacity> consumed(A answer) {
    return action.consumed(answer);
  }

  @Override
  public int itemsRead(A answer) {
    return answer instanceof BatchGetItemResponse batch && items.size(batch) >= 0
        ? items.size(batch)
        : action.itemsRead(answer);
  }

  @Override
  public int itemsReturned(A answer) {
    return answer instanceof BatchGetItemResponse
        ? itemsRead(answer)
        : action.itemsReturned(answer);
  }
}
