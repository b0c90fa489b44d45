package dev.singlet.internal.engine;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.retries.api.RetryStrategy;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/**
 * Sends requests without waiting for them. Steps after an answer run on the thread on which the SDK
 * delivers it. Steps after a pause run in the JDK's common pool.
 *
 * @param dynamoDb the client
 */
public record AsyncTransport(DynamoDbAsyncClient dynamoDb) implements Transport {

  /** The attempts of the SDK's standard retry strategy. */
  private static final int DEFAULT_ATTEMPTS = 3;

  @Override
  public <Q extends DynamoDbRequest, A extends DynamoDbResponse> CompletableFuture<A> send(
      Action<Q, A> action, Q request) {
    return action.send(dynamoDb, request);
  }

  /** Allows as many attempts as the client's retry strategy. */
  @Override
  public boolean sendsAgain(Throwable failure, int attempts) {
    return BrokenConnection.isUnseen(failure) && attempts < maxAttempts();
  }

  private int maxAttempts() {
    try {
      return dynamoDb
          .serviceClientConfiguration()
          .overrideConfiguration()
          .retryStrategy()
          .map(RetryStrategy::maxAttempts)
          .orElse(DEFAULT_ATTEMPTS);
    } catch (UnsupportedOperationException notBuiltByTheSdk) {
      return 1;
    }
  }

  @Override
  public CompletableFuture<@Nullable Void> pause(Duration duration) {
    return CompletableFuture.runAsync(
        () -> {}, CompletableFuture.delayedExecutor(duration.toNanos(), TimeUnit.NANOSECONDS));
  }
}
