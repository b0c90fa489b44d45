package dev.singlet.internal.engine;

import dev.singlet.internal.text.Limits;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;

/**
 * The continuation of a request that is sent again, because its connection broke or because a
 * transaction was writing its item. It also counts the earlier attempts.
 *
 * @param outcome the continuation of the request
 * @param attempts the SDK's earlier attempts, without those that met a transaction, as these did
 *     nothing
 * @param conflicts the attempts that met a transaction
 */
record SentAgain<A extends DynamoDbResponse, R extends @Nullable Object>(
    Outcome<A, R> outcome, int attempts, int conflicts) implements Outcome<A, R> {

  /** Long enough for the attempt before to have ended. */
  private static final int MAX_PAUSE_MILLIS = 50;

  /** Returns the request again, after a pause; null if it must not be sent again. */
  static <Q extends DynamoDbRequest, A extends DynamoDbResponse, R extends @Nullable Object>
      @Nullable Step<R> of(Step.Call<Q, A, R> call, Throwable failure, Transport transport) {
    if (failure instanceof CancellationException) {
      return null;
    }
    SentAgain<A, R> before =
        call.outcome() instanceof SentAgain<A, R> again
            ? again
            : new SentAgain<>(call.outcome(), 0, 0);
    if (failure instanceof TransactionConflictException) {
      return before.conflicts + 1 == Limits.ATTEMPTS
          ? null
          : before.again(call, attemptsOf(failure) - 1, 1, Backoff.next(before.conflicts));
    }
    return transport.sendsAgain(failure, before.attempts + attemptsOf(failure))
        ? before.again(
            call,
            attemptsOf(failure),
            0,
            Duration.ofMillis(ThreadLocalRandom.current().nextLong(1, MAX_PAUSE_MILLIS)))
        : null;
  }

  private <Q extends DynamoDbRequest> Step<R> again(
      Step.Call<Q, A, R> call, int moreAttempts, int moreConflicts, Duration pause) {
    SentAgain<A, R> next =
        new SentAgain<>(outcome, attempts + moreAttempts, conflicts + moreConflicts);
    return Step.pause(pause, () -> new Step.Call<>(call.action(), call.request(), next));
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
