package dev.singlet.internal.engine;

import dev.singlet.internal.engine.Observation.Observer;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/**
 * An action that reports the outcome of its request. The action reports it and not the transport,
 * because a request may wait for a thread before it is sent.
 */
@SuppressWarnings("FutureReturnValueIgnored") // nobody waits for derived futures
final class ObservedAction<Q extends DynamoDbRequest, A extends DynamoDbResponse>
    extends Action<Q, A> {

  private final Action<Q, A> action;
  private final Observer observer;
  private final String tableName;

  ObservedAction(Action<Q, A> action, Observer observer, String tableName) {
    super(action.name());
    this.action = action;
    this.observer = observer;
    this.tableName = tableName;
  }

  @Override
  public A send(DynamoDbClient dynamoDb, Q request) {
    RetryCount retries = new RetryCount();
    Q counted = retries.count(request, dynamoDb::serviceClientConfiguration);
    Runnable sent = observer.sending();
    long start = System.nanoTime();
    A answer;
    try {
      answer = action.send(dynamoDb, counted);
    } catch (RuntimeException | Error failure) {
      sent.run();
      report(start, request, retries, null, failure);
      throw failure;
    }
    sent.run();
    report(start, request, retries, answer, null);
    return answer;
  }

  @Override
  public CompletableFuture<A> send(DynamoDbAsyncClient dynamoDb, Q request) {
    RetryCount retries = new RetryCount();
    Q counted = retries.count(request, dynamoDb::serviceClientConfiguration);
    Runnable isSent = observer.sending();
    long start = System.nanoTime();
    CompletableFuture<A> sent;
    try {
      sent = action.send(dynamoDb, counted);
    } catch (RuntimeException | Error failure) {
      isSent.run();
      report(start, request, retries, null, failure);
      throw failure;
    }
    isSent.run();
    CompletableFuture<A> reported = new CompletableFuture<>();
    sent.whenComplete(
        (answer, failure) -> {
          try {
            report(start, request, retries, answer, failure);
          } catch (Error thrown) {
            reported.completeExceptionally(thrown);
          }
          if (failure == null) {
            reported.complete(answer);
          } else {
            reported.completeExceptionally(failure);
          }
        });
    reported.whenComplete(
        (answer, failure) -> {
          if (reported.isCancelled()) {
            sent.cancel(true);
          }
        });
    return reported;
  }

  private void report(
      long start, Q request, RetryCount retries, @Nullable A answer, @Nullable Throwable failure) {
    Duration duration = Duration.ofNanos(System.nanoTime() - start);
    Throwable cause =
        failure instanceof CompletionException && failure.getCause() != null
            ? failure.getCause()
            : failure;
    Observation<Q, A> observation =
        new Observation<>(
            action,
            request,
            answer,
            tableName,
            duration,
            retries.retries(),
            Math.max(retries.throttles(), cause != null && Transient.isThrottling(cause) ? 1 : 0),
            cause);
    observer.observed(observation);
  }
}
