package dev.singlet.transaction;

import dev.singlet.internal.client.ClientSettings;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.AsyncTransport;
import dev.singlet.internal.engine.Backoff;
import dev.singlet.internal.engine.Runner;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.transaction.TransactGetSpec;
import dev.singlet.internal.transaction.TransactionSpec;
import dev.singlet.internal.write.Unanswered;
import dev.singlet.item.Get;
import dev.singlet.item.TransactWrite;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs a function that reads and writes, until no other request has changed the items it read.
 *
 * @param client reads and writes
 * @param transport makes the pauses
 * @param work the function
 * @param result the future of the caller; if it is cancelled, no further request is sent
 * @param unanswered the requests of all attempts that may still be made
 */
@SuppressWarnings("FutureReturnValueIgnored") // the result is the future that is completed
record AsyncRepeatedWork<R extends @Nullable Object>(
    ClientSettings client,
    AsyncTransport transport,
    Function<? super AsyncOpenTransaction, ? extends CompletionStage<R>> work,
    CompletableFuture<R> result,
    Unanswered unanswered) {

  AsyncRepeatedWork(
      ClientSettings client,
      AsyncTransport transport,
      Function<? super AsyncOpenTransaction, ? extends CompletionStage<R>> work,
      CompletableFuture<R> result) {
    this(client, transport, work, result, new Unanswered());
  }

  /** Runs the function, and again if that was in vain. Completes the result at the end. */
  void start() {
    CompletableFuture.completedFuture(0)
        .thenCompose(this::run)
        .whenComplete(
            (value, failure) -> {
              if (failure == null) {
                result.complete(value);
              } else {
                result.completeExceptionally(Runner.causeOf(failure));
              }
            });
  }

  /** Starts the steps of an operation, and cancels them if the result fails or is cancelled. */
  <D extends OperationDescription<?>, S extends @Nullable Object> CompletableFuture<S> start(
      Supplier<D> operation, Function<? super D, Step<S>> steps) {
    if (result.isCompletedExceptionally()) {
      return CompletableFuture.failedFuture(new CancellationException());
    }
    CompletableFuture<S> started = client.start(transport, operation, steps);
    result.whenComplete(
        (value, failure) -> {
          if (failure != null) {
            started.cancel(true);
          }
        });
    return started;
  }

  private CompletionStage<R> run(int inVain) {
    if (result.isDone()) {
      return CompletableFuture.failedFuture(new CancellationException());
    }
    TransactionDraft draft = new TransactionDraft(client.context(), unanswered);
    return CompletableFuture.completedFuture(new AsyncOpenTransaction(this, draft))
        .thenCompose(work)
        .handle(
            (value, failure) ->
                failure == null
                    ? succeeded(draft, value, inVain)
                    : failed(draft, Runner.causeOf(failure), inVain))
        .thenCompose(Function.identity());
  }

  private CompletionStage<R> succeeded(TransactionDraft draft, R value, int inVain) {
    return isMade(draft, inVain)
        .thenCompose(
            isMade -> isMade ? CompletableFuture.completedFuture(value) : runAgain(inVain));
  }

  /**
   * Runs a failed function again if its items were not so at one moment. An {@link Error} is final,
   * and so is a failure whose items can't be read again, unless an earlier request may still be
   * made.
   */
  private CompletionStage<R> failed(TransactionDraft draft, Throwable failure, int inVain) {
    if (failure instanceof Error) {
      return CompletableFuture.failedFuture(failure);
    }
    draft.abandon();
    return isMade(draft, inVain)
        .exceptionally(
            unread -> {
              Throwable cause = Runner.causeOf(unread);
              if (draft.isInDoubt()) {
                cause.addSuppressed(failure);
                throw new CompletionException(cause);
              }
              failure.addSuppressed(cause);
              return true;
            })
        .thenCompose(
            isFinal -> isFinal ? CompletableFuture.failedFuture(failure) : runAgain(inVain));
  }

  private CompletionStage<R> runAgain(int inVain) {
    return transport.pause(Backoff.next(inVain)).thenCompose(done -> run(inVain + 1));
  }

  private CompletableFuture<Boolean> isMade(TransactionDraft draft, int inVain) {
    TransactionSpec<TransactWrite> transaction = draft.close().orElse(null);
    if (transaction == null) {
      return isOfOneMoment(draft, inVain);
    }
    return result.isDone()
        ? CompletableFuture.failedFuture(new CancellationException())
        : start(() -> transaction, own -> draft.commit(own, isLast(inVain)));
  }

  /** Returns whether all items that a function read were so at one moment. */
  private CompletableFuture<Boolean> isOfOneMoment(TransactionDraft draft, int inVain) {
    TransactGetSpec<Get<?>> again = isLast(inVain) ? null : draft.again().orElse(null);
    return again == null
        ? CompletableFuture.completedFuture(true)
        : start(() -> again, draft::check);
  }

  private boolean isLast(int inVain) {
    return inVain + 1 == client.context().attempts();
  }
}
