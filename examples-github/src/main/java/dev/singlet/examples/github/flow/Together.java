package dev.singlet.examples.github.flow;

import dev.singlet.ConditionFailedException;
import dev.singlet.TableClient;
import dev.singlet.TransactWrite;
import dev.singlet.TransactionFailedException;
import dev.singlet.TransactionFailure;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/** Makes transactions, again where another one was in the way, and tells their failures apart. */
final class Together {

  private static final int MAX_ATTEMPTS = 50;
  private static final long MAX_PAUSE_NANOS = 20_000_000;

  private Together() {}

  static void write(TableClient github, TransactWrite... writes) {
    repeat(
        () -> {
          github.transact(writes);
          return true;
        });
  }

  /** Attempts something until no other transaction is in the way. */
  static <R> R repeat(Supplier<R> attempt) {
    for (int attempts = 1; ; attempts++) {
      try {
        return attempt.get();
      } catch (TransactionFailedException failed) {
        if (!canBeRepeated(failed.failures()) || attempts == MAX_ATTEMPTS) {
          throw told(failed);
        }
        LockSupport.parkNanos(ThreadLocalRandom.current().nextLong(MAX_PAUSE_NANOS));
      }
    }
  }

  /** With a number that is taken meanwhile, what was to have it is there as well. */
  private static boolean canBeRepeated(List<TransactionFailure> failures) {
    return failures.stream().anyMatch(Together::isConflict)
        && failures.stream()
            .noneMatch(f -> f.condition() == ConditionFailedException.Reason.NOT_FOUND);
  }

  /** Another request writes one of the items, or has written it since it was read. */
  private static boolean isConflict(TransactionFailure failure) {
    return failure.reason() == TransactionFailure.Reason.CONFLICT
        || failure.condition() == ConditionFailedException.Reason.CONDITION;
  }

  private static RuntimeException told(TransactionFailedException failed) {
    List<TransactionFailure> failures = failed.failures();
    for (TransactionFailure failure : failures) {
      if (failure.condition() == ConditionFailedException.Reason.NOT_FOUND) {
        return new MissingException(failure.message(), failed);
      }
    }
    for (TransactionFailure failure : failures) {
      if (failure.condition() == ConditionFailedException.Reason.ALREADY_EXISTS
          || failure.condition() == ConditionFailedException.Reason.OTHER_ENTITY) {
        return new DuplicateException(failure.message(), failed);
      }
    }
    return failed;
  }
}
