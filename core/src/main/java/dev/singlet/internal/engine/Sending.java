package dev.singlet.internal.engine;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/**
 * A request of a blocking client on a thread of its own. Cancelling it before the thread has begun
 * keeps it from being sent. Afterwards it can't be called back: cancelling has no effect, and the
 * future completes when the request has ended.
 */
final class Sending<Q extends DynamoDbRequest, A extends DynamoDbResponse>
    extends CompletableFuture<A> implements Runnable {

  private final Action<Q, A> action;
  private final DynamoDbClient dynamoDb;
  private final Q request;

  /** Set by the thread that sends it, or by the one that cancels it before. */
  private final AtomicBoolean decided = new AtomicBoolean();

  Sending(Action<Q, A> action, DynamoDbClient dynamoDb, Q request) {
    this.action = action;
    this.dynamoDb = dynamoDb;
    this.request = request;
  }

  @Override
  public void run() {
    if (decided.getAndSet(true)) {
      return;
    }
    try {
      complete(action.send(dynamoDb, request));
    } catch (Throwable failure) {
      completeExceptionally(failure);
    }
  }

  @Override
  public boolean cancel(boolean mayInterruptIfRunning) {
    return decided.getAndSet(true) ? isCancelled() : super.cancel(mayInterruptIfRunning);
  }
}
