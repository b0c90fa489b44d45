package dev.singlet.step;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/**
 * Sends requests without waiting for them. What follows an answer runs on the thread on which the
 * SDK gives it; what follows a pause, in the JDK's common pool.
 *
 * @param dynamoDb the client
 */
public record AsyncTransport(DynamoDbAsyncClient dynamoDb) implements Transport {

  @Override
  public <Q extends DynamoDbRequest, A extends DynamoDbResponse> CompletableFuture<A> send(
      Action<Q, A> action, Q request) {
    return action.send(dynamoDb, request);
  }

  @Override
  public CompletableFuture<@Nullable Void> pause(Duration duration) {
    return CompletableFuture.runAsync(
        () -> {}, CompletableFuture.delayedExecutor(duration.toNanos(), TimeUnit.NANOSECONDS));
  }
}
