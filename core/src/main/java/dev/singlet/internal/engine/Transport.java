package dev.singlet.internal.engine;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/** Sends requests, and lets time pass. */
public interface Transport {

  /** Sends a request. */
  <Q extends DynamoDbRequest, A extends DynamoDbResponse> CompletableFuture<A> send(
      Action<Q, A> action, Q request);

  /** Waits. */
  CompletableFuture<@Nullable Void> pause(Duration duration);

  /**
   * Whether to send a request again that the SDK has given up, though by its own rules it would not
   * have, had it seen that the connection broke.
   *
   * @return false where the SDK misses nothing
   */
  default boolean sendsAgain(Throwable failure, int attempts) {
    return false;
  }

  /** What carries out steps that may be under way at once. */
  default Transport concurrent() {
    return this;
  }
}
