package dev.singlet.internal.engine;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/**
 * Sends the requests of a blocking client on the threads of an executor.
 *
 * @param dynamoDb the client
 * @param executor lends a thread to each request
 */
record ExecutorTransport(DynamoDbClient dynamoDb, Executor executor) implements Transport {

  @Override
  public <Q extends DynamoDbRequest, A extends DynamoDbResponse> CompletableFuture<A> send(
      Action<Q, A> action, Q request) {
    Sending<Q, A> sending = new Sending<>(action, dynamoDb, request);
    executor.execute(sending);
    return sending;
  }

  @Override
  public CompletableFuture<@Nullable Void> pause(Duration duration) {
    // If the executor rejects the rest, it must fail. The JDK's delayed executor would drop that
    // failure.
    return new CompletableFuture<@Nullable Void>()
        .completeOnTimeout(null, duration.toNanos(), TimeUnit.NANOSECONDS)
        .thenRunAsync(() -> {}, executor);
  }
}
