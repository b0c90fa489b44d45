package dev.singlet.internal.engine;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/**
 * Sends requests on the calling thread. If there is an executor, requests that may run at once are
 * sent on it.
 *
 * @param dynamoDb the client
 * @param executor for requests that may run at once; null to send them one after the other
 */
public record BlockingTransport(DynamoDbClient dynamoDb, @Nullable Executor executor)
    implements Transport {

  @Override
  public <Q extends DynamoDbRequest, A extends DynamoDbResponse> CompletableFuture<A> send(
      Action<Q, A> action, Q request) {
    return CompletableFuture.completedFuture(action.send(dynamoDb, request));
  }

  @Override
  public CompletableFuture<@Nullable Void> pause(Duration duration) {
    try {
      TimeUnit.NANOSECONDS.sleep(duration.toNanos());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw AbortedException.create("Interrupted between requests.", interrupted);
    }
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public Transport concurrent() {
    // A common supertype in one expression would make the JVM load both classes to compare them.
    if (executor == null) {
      return this;
    }
    return new ExecutorTransport(dynamoDb, executor);
  }
}
