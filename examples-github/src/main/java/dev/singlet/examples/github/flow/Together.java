package dev.singlet.examples.github.flow;

import dev.singlet.TransactWrite;
import dev.singlet.Transaction;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.TransactionFailure;
import dev.singlet.examples.shared.flow.Attempts;
import dev.singlet.examples.shared.flow.Executor;
import java.util.List;
import java.util.function.Supplier;

/** Makes transactions, again where another one was in the way, and tells their failures apart. */
final class Together {

  private Together() {}

  static void write(Executor github, TransactWrite... writes) {
    repeat(
        () -> {
          github.execute(Transaction.of(writes));
          return true;
        });
  }

  /** Attempts something until no other transaction is in the way. */
  static <R> R repeat(Supplier<R> attempt) {
    return Attempts.repeat(
        () -> {
          try {
            return attempt.get();
          } catch (TransactionFailedException failed) {
            throw told(failed);
          }
        });
  }

  /** With a number that is taken meanwhile, what was to have it is there as well: a conflict. */
  private static RuntimeException told(TransactionFailedException failed) {
    List<TransactionFailure> failures = failed.failures();
    for (TransactionFailure failure : failures) {
      if (failure.condition() == ConditionFailedException.Reason.NOT_FOUND) {
        return new MissingException(failure.message(), failed);
      }
    }
    if (Attempts.isConflict(failed)) {
      return failed;
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
