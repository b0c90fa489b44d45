package dev.singlet.examples.recipes;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Makes transactions again while other requests write their items. */
public final class Retry {

  private static final int MAX_ATTEMPTS = 50;
  private static final long MAX_PAUSE_NANOS = 20_000_000;

  private Retry() {}

  /**
   * Makes a transaction until no other request is in its way. A condition that doesn't hold ends it
   * at once.
   *
   * @throws TransactionFailedException of the last attempt
   */
  public static void conflicts(Runnable transaction) {
    Supplier<@Nullable Void> attempt =
        () -> {
          transaction.run();
          return null;
        };
    repeat(attempt, TransactionFailedException::isPassing);
  }

  /**
   * Reads and makes a transaction of what was read, until nobody has changed it in between. A
   * missing or a present item ends it, unless something has changed, too.
   *
   * @throws TransactionFailedException of the last attempt
   */
  public static <R> R fromRead(Supplier<R> attempt) {
    return repeat(attempt, failed -> failed.isPassing() || isChanged(failed));
  }

  private static boolean isChanged(TransactionFailedException failed) {
    return failed.failures().stream()
        .anyMatch(failure -> failure.condition() == ConditionFailedException.Reason.CONDITION);
  }

  private static <R extends @Nullable Object> R repeat(
      Supplier<R> attempt, Predicate<TransactionFailedException> again) {
    for (int attempts = 1; ; attempts++) {
      try {
        return attempt.get();
      } catch (TransactionFailedException failed) {
        if (!again.test(failed) || attempts == MAX_ATTEMPTS) {
          throw failed;
        }
        LockSupport.parkNanos(ThreadLocalRandom.current().nextLong(MAX_PAUSE_NANOS));
      }
    }
  }
}
