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
record RepeatedWork<R extends @Nullable Object>(
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
                  fail(failure);
                }
              });
    } catch (RuntimeException failure) {
      fail(failure);
    }
  }

  private void commit(TransactionDraft draft, R value, int inVain) {
    Transaction transaction = draft.close().orElse(null);
    if (transaction == null) {
      result.complete(value);
    } else if (!result.isDone()) {
      boolean isLast = inVain + 1 == client.settings().attempts();
      client
          .runner(transaction)
          .start(draft.commit(transaction, isLast))
          .whenComplete(
              (isDone, failure) -> {
                if (failure != null) {
                  fail(failure);
                } else if (isDone) {
                  result.complete(value);
                } else {
                  transport
                      .pause(Backoff.next(inVain))
                      .whenComplete((done, none) -> run(inVain + 1));
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
