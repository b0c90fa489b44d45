package dev.singlet.examples.shared.flow;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.TransactionFailure;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Makes a transaction again where another one was in the way. */
public final class Attempts {

  private static final int MAX_ATTEMPTS = 50;
  private static final long MAX_PAUSE_NANOS = 20_000_000;

  private Attempts() {}

  /**
   * Attempts something until no other transaction is in the way. What it needs to know of the
   * table, it reads anew each time; a failure that no attempt can change, it throws as an exception
   * of another kind.
   *
   * @throws TransactionFailedException of the last attempt
   */
  public static <R extends @Nullable Object> R repeat(Supplier<R> attempt) {
    for (int attempts = 1; ; attempts++) {
      try {
        return attempt.get();
      } catch (TransactionFailedException failed) {
        if (!isConflict(failed) || attempts == MAX_ATTEMPTS) {
          throw failed;
        }
        LockSupport.parkNanos(ThreadLocalRandom.current().nextLong(MAX_PAUSE_NANOS));
      }
    }
  }

  /** Whether another request writes one of the items, or has written it since it was read. */
  public static boolean isConflict(TransactionFailedException failed) {
    return failed.failures().stream()
        .anyMatch(
            failure ->
                failure.reason() == TransactionFailure.Reason.CONFLICT
                    || failure.condition() == ConditionFailedException.Reason.CONDITION);
  }
}
