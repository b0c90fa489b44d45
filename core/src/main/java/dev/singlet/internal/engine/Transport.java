package dev.singlet.internal.engine;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/** Sends requests and makes pauses. */
public interface Transport {

  /** Sends a request. */
  <Q extends DynamoDbRequest, A extends DynamoDbResponse> CompletableFuture<A> send(
      Action<Q, A> action, Q request);

  /** Waits. */
  CompletableFuture<@Nullable Void> pause(Duration duration);

  /**
   * Returns whether to send a request again that the SDK has given up. The SDK would have retried
   * if it had seen that the connection broke.
   *
   * @return false if the SDK misses nothing
   */
  default boolean sendsAgain(Throwable failure, int attempts) {
    return false;
  }

  /** Returns the transport for steps that may run at once. */
  default Transport concurrent() {
    return this;
  }

  /** Returns the transport of one run of an operation; itself if nobody follows the run. */
  default Transport begun() {
    return this;
  }

  /** Is called when the run that it was begun for has ended. */
  default void ended(@Nullable Throwable failure) {}
}
