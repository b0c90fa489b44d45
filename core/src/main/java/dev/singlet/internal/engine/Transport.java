package dev.singlet.internal.engine;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/** Sends requests, and lets time pass. */
public interface Transport {

  /**
   * Sends a request.
   *
   * @param action what DynamoDB is asked to do
   * @param request the request
   * @param <Q> the type of the request
   * @param <A> the type of the answer
   * @return the answer; done already if the client blocks
   */
  <Q extends DynamoDbRequest, A extends DynamoDbResponse> CompletableFuture<A> send(
      Action<Q, A> action, Q request);

  /**
   * Waits.
   *
   * @param duration how long
   * @return done when the time is over; done already if the client blocks
   */
  CompletableFuture<@Nullable Void> pause(Duration duration);

  /**
   * Whether to send a request again that the SDK has given up, though by its own rules it would not
   * have, had it seen that the connection broke.
   *
   * @param failure what the SDK threw
   * @param attempts how often the SDK has sent it
   * @return false where the SDK misses nothing
   */
  default boolean sendsAgain(Throwable failure, int attempts) {
    return false;
  }

  /**
   * What carries out steps that may be under way at once.
   *
   * @return a transport that doesn't block if this one needn't
   */
  default Transport concurrent() {
    return this;
  }
}
