package dev.singlet;

import dev.singlet.internal.engine.AsyncTransport;
import dev.singlet.internal.engine.Backoff;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Runs a function that reads and writes, until nobody else has changed what it read.
 *
 * @param client reads and writes
 * @param transport makes the pauses
 * @param work the function
 */
@SuppressWarnings("FutureReturnValueIgnored") // the result is the future that is completed
record AsyncRepeatedWork<R extends @Nullable Object>(
    AsyncTableClient client,
    AsyncTransport transport,
    Function<? super AsyncOpenTransaction, ? extends CompletionStage<R>> work,
    CompletableFuture<R> result) {

  /** Runs the function, and again if that was in vain. */
  void run(int inVain) {
    TransactionDraft draft = new TransactionDraft(client.schema(), client.settings());
    try {
      work.apply(new AsyncOpenTransaction(client, draft))
          .whenComplete(
              (value, failure) -> {
                if (failure == null) {
                  step(() -> commit(draft, value, inVain));
                } else {
                  failed(draft, failure, inVain);
                }
              });
    } catch (RuntimeException failure) {
      failed(draft, failure, inVain);
    }
  }

  /** Fails, unless what the function read is of several moments and has changed. */
  private void failed(TransactionDraft draft, Throwable failure, int inVain) {
    step(() -> check(draft, inVain, () -> fail(failure)));
  }

  /** Ends the work, unless what the function read is of several moments and has changed. */
  private void check(TransactionDraft draft, int inVain, Runnable end) {
    TransactGet again = isLast(inVain) ? null : draft.again().orElse(null);
    if (again == null) {
      end.run();
    } else {
      client
          .execute(again)
          .whenComplete(
              (present, unread) -> {
                if (unread != null || draft.isSame(present)) {
                  end.run();
                } else {
                  runAgain(inVain);
                }
              });
    }
  }

  private boolean isLast(int inVain) {
    return inVain + 1 == client.settings().attempts();
  }

  private void runAgain(int inVain) {
    transport.pause(Backoff.next(inVain)).whenComplete((done, none) -> run(inVain + 1));
  }

  private void commit(TransactionDraft draft, R value, int inVain) {
    Transaction transaction = draft.close().orElse(null);
    if (transaction == null) {
      check(draft, inVain, () -> result.complete(value));
    } else if (!result.isDone()) {
      client
          .runner(transaction)
          .start(draft.commit(transaction, isLast(inVain)))
          .whenComplete(
              (isDone, failure) -> {
                if (failure != null) {
                  fail(failure);
                } else if (isDone) {
                  result.complete(value);
                } else {
                  runAgain(inVain);
                }
              });
    }
  }

  private void step(Runnable step) {
    try {
      step.run();
    } catch (RuntimeException failure) {
      fail(failure);
    }
  }

  private void fail(Throwable failure) {
    result.completeExceptionally(causeOf(failure));
  }

  /** Returns the failure that stages have wrapped. */
  static Throwable causeOf(Throwable failure) {
    Throwable cause = failure;
    while (cause instanceof CompletionException && cause.getCause() != null) {
      cause = cause.getCause();
    }
    return cause;
  }
}
