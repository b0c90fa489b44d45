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
 * Sends requests on the thread that asks; those that may be under way at once on an executor, if
 * there is one.
 *
 * @param dynamoDb the client
 * @param executor carries out what may be done at once; null for one after the other
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
    // What the two have in common would be a class, for which the JVM loads both to compare them.
    if (executor == null) {
      return this;
    }
    return new ExecutorTransport(dynamoDb, executor);
  }
}
