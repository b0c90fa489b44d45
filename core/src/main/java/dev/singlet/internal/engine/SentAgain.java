package dev.singlet.internal.engine;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/**
 * The continuation of a request that is sent again. It also counts the earlier attempts.
 *
 * @param outcome the continuation of the request
 * @param attempts the SDK's earlier attempts
 */
record SentAgain<A extends DynamoDbResponse, R extends @Nullable Object>(
    Outcome<A, R> outcome, int attempts) implements Outcome<A, R> {

  /** Long enough for the attempt before to have ended. */
  private static final int MAX_PAUSE_MILLIS = 50;

  /** Returns the request again, after a pause; null if it must not be sent again. */
  static <Q extends DynamoDbRequest, A extends DynamoDbResponse, R extends @Nullable Object>
      @Nullable Step<R> of(Step.Call<Q, A, R> call, Throwable failure, Transport transport) {
    if (failure instanceof CancellationException) {
      return null;
    }
    int before = 0;
    Outcome<A, R> outcome = call.outcome();
    if (outcome instanceof SentAgain<A, R> again) {
      before = again.attempts;
      outcome = again.outcome;
    }
    int attempts = before + attemptsOf(failure);
    if (!transport.sendsAgain(failure, attempts)) {
      return null;
    }
    SentAgain<A, R> again = new SentAgain<>(outcome, attempts);
    return Step.pause(
        Duration.ofMillis(ThreadLocalRandom.current().nextLong(1, MAX_PAUSE_MILLIS)),
        () -> new Step.Call<>(call.action(), call.request(), again));
  }

  @Override
  public Step<R> answered(A answer) {
    return outcome.answered(answer);
  }

  /** Reports the earlier attempts too, because one of them may have been carried out. */
  @Override
  public @Nullable Step<R> failed(Throwable failure) {
    return outcome.failed(
        failure instanceof SdkException sdk
            ? sdk.toBuilder().numAttempts(attempts + attemptsOf(sdk)).build()
            : failure);
  }

  private static int attemptsOf(Throwable failure) {
    Integer known = failure instanceof SdkException sdk ? sdk.numAttempts() : null;
    return known == null ? 1 : known;
  }
}
