package dev.singlet.examples.github.flow;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.TransactionFailure;
import dev.singlet.examples.shared.flow.Executor;
import dev.singlet.item.TransactWrite;
import dev.singlet.transaction.Transaction;
import java.util.function.Function;

/** Makes transactions, and tells their failures apart. */
final class Together {

  private Together() {}

  static void write(Executor github, TransactWrite... writes) {
    try {
      github.execute(Transaction.of(writes));
    } catch (TransactionFailedException failed) {
      throw told(failed);
    }
  }

  /** Writes what follows from what is read. */
  static <R> R write(Executor github, Function<Executor.Draft, R> work) {
    try {
      return github.transact(work);
    } catch (TransactionFailedException failed) {
      throw told(failed);
    }
  }

  private static RuntimeException told(TransactionFailedException failed) {
    for (TransactionFailure failure : failed.failures()) {
      if (failure.condition() == ConditionFailedException.Reason.NOT_FOUND) {
        return new MissingException(failure.message(), failed);
      }
    }
    for (TransactionFailure failure : failed.failures()) {
      if (failure.condition() == ConditionFailedException.Reason.ALREADY_EXISTS
          || failure.condition() == ConditionFailedException.Reason.OTHER_ENTITY) {
        return new DuplicateException(failure.message(), failed);
      }
    }
    return failed;
  }
}
