package dev.singlet.internal.engine;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/** One run of steps. Steps that complete at once run in a loop and not recursively. */
@SuppressWarnings("FutureReturnValueIgnored") // nobody waits for derived futures
final class Execution<R extends @Nullable Object> {

  private final Transport transport;
  private final CompletableFuture<R> result = new CompletableFuture<>();
  private volatile @Nullable CompletableFuture<?> underWay;
  private volatile boolean isStopped;

  Execution(Transport transport) {
    this.transport = transport;
  }

  CompletableFuture<R> result() {
    return result;
  }

  /**
   * Lets no other request start, and cancels what is under way. The result fails when that has
   * ended.
   */
  void stop() {
    isStopped = true;
    cancelUnderWay();
  }

  void run(Step<R> first) {
    @Nullable Step<R> step = first;
    while (step != null && !result.isDone()) {
      step = advance(step);
    }
  }

  /**
   * Runs one step, and returns the next one if it is known by then. Otherwise returns null, and
   * continues once it is known.
   */
  private @Nullable Step<R> advance(Step<R> step) {
    try {
      if (isStopped) {
        throw new CancellationException();
      }
      if (step instanceof Step.Done<R> done) {
        result.complete(done.result());
        return null;
      }
      if (step instanceof Step.Call<?, ?, R> call) {
        return send(call);
      }
      if (step instanceof Step.Pause<R> pause) {
        return known(
            track(transport.pause(pause.duration())).thenApply(done -> pause.after().get()));
      }
      return known(fork((Step.Parallel<?, R>) step));
    } catch (Throwable failure) {
      result.completeExceptionally(Runner.causeOf(failure));
      return null;
    }
  }

  /**
   * Returns the next step if it is known. Otherwise returns null, and continues once it is known.
   */
  private @Nullable Step<R> known(CompletableFuture<Step<R>> next) {
    if (!next.isDone()) {
      // It may become known at this moment, on another thread or on this one. Whoever comes second
      // continues, so the stack doesn't grow.
      AtomicBoolean met = new AtomicBoolean();
      next.whenComplete(
          (known, failure) -> {
            if (met.getAndSet(true)) {
              goOn(known, failure);
            }
          });
      if (!met.getAndSet(true)) {
        return null;
      }
    }
    return next.join();
  }

  private void goOn(Step<R> next, @Nullable Throwable failure) {
    if (failure == null) {
      run(next);
    } else {
      result.completeExceptionally(Runner.causeOf(failure));
    }
  }

  private <Q extends DynamoDbRequest, A extends DynamoDbResponse> @Nullable Step<R> send(
      Step.Call<Q, A, R> call) {
    CompletableFuture<A> sent;
    try {
      sent = transport.send(call.action(), call.request());
    } catch (Throwable failure) {
      sent = CompletableFuture.failedFuture(failure);
    }
    if (sent.isDone()) {
      return after(call, sent);
    }
    return known(
        track(sent)
            .handle(
                (answer, failure) ->
                    failure == null && !isStopped
                        ? call.answered(answer)
                        : other(call, failure == null ? new CancellationException() : failure)));
  }

  /** Returns the step after a request that is already answered. On a blocking client all are. */
  private <Q extends DynamoDbRequest, A extends DynamoDbResponse> Step<R> after(
      Step.Call<Q, A, R> call, CompletableFuture<A> sent) {
    A answer;
    try {
      answer = sent.join();
    } catch (CompletionException | CancellationException failure) {
      return other(call, failure);
    }
    return call.answered(answer);
  }

  private <Q extends DynamoDbRequest, A extends DynamoDbResponse> Step<R> other(
      Step.Call<Q, A, R> call, Throwable failure) {
    Step<R> again = SentAgain.of(call, Runner.causeOf(failure), transport);
    return again == null ? other(call.outcome(), failure) : again;
  }

  private static <R extends @Nullable Object> Step<R> other(
      Outcome<?, R> outcome, Throwable failure) {
    Throwable cause = Runner.causeOf(failure);
    Step<R> other = outcome.failed(cause);
    if (other == null) {
      throw new CompletionException(cause);
    }
    return other;
  }

  private <E> CompletableFuture<Step<R>> fork(Step.Parallel<E, R> branches) {
    Fork<E> fork = new Fork<>(branches.branches(), branches.atOnce(), transport);
    CompletableFuture<List<E>> results = track(fork.results());
    fork.run();
    return results.handle(
        (done, failure) ->
            failure == null
                ? branches.outcome().answered(done)
                : other(branches.outcome(), failure));
  }

  private <F extends CompletableFuture<?>> F track(F future) {
    if (!future.isDone()) {
      boolean isFirst = underWay == null;
      underWay = future;
      if (isFirst) {
        result.whenComplete((done, failure) -> stop());
      }
      if (isStopped) {
        future.cancel(true);
      }
    }
    return future;
  }

  private void cancelUnderWay() {
    CompletableFuture<?> future = underWay;
    if (future != null && !future.isDone()) {
      future.cancel(true);
    }
  }
}
