package dev.singlet.internal.engine;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.AbortedException;

/**
 * Runs steps.
 *
 * @param transport sends their requests
 */
public record Runner(Transport transport) {

  /**
   * Runs steps, and waits for them if the client doesn't block. If the waiting thread is
   * interrupted, the steps are stopped, and the SDK's exception for that is thrown.
   */
  public <R extends @Nullable Object> R run(Step<R> step) {
    Transport begun = transport.begun();
    R result;
    try {
      result = waitedFor(begun, step);
    } catch (RuntimeException | Error failure) {
      begun.ended(failure);
      throw failure;
    }
    begun.ended(null);
    return result;
  }

  private static <R extends @Nullable Object> R waitedFor(Transport transport, Step<R> step) {
    CompletableFuture<R> result = start(transport, step);
    try {
      return result.get();
    } catch (ExecutionException failed) {
      throw unchecked(causeOf(failed));
    } catch (InterruptedException interrupted) {
      result.cancel(true);
      Thread.currentThread().interrupt();
      throw AbortedException.create("Interrupted while requests are under way.", interrupted);
    }
  }

  /** Starts to run steps. */
  @SuppressWarnings("FutureReturnValueIgnored") // nobody waits for the end of being followed
  public <R extends @Nullable Object> CompletableFuture<R> start(Step<R> step) {
    Transport begun = transport.begun();
    CompletableFuture<R> result = start(begun, step);
    if (begun != transport) {
      result.whenComplete(
          (done, failure) -> begun.ended(failure == null ? null : causeOf(failure)));
    }
    return result;
  }

  private static <R extends @Nullable Object> CompletableFuture<R> start(
      Transport transport, Step<R> step) {
    Execution<R> execution = new Execution<>(transport);
    execution.run(step);
    return execution.result();
  }

  /** Returns the failure of a future, which its stages may have wrapped. */
  public static Throwable causeOf(Throwable failure) {
    Throwable cause = failure;
    while ((cause instanceof CompletionException || cause instanceof ExecutionException)
        && cause.getCause() != null) {
      cause = cause.getCause();
    }
    return cause;
  }

  /** Rethrows unchecked exceptions as they are; requests throw no others. */
  private static RuntimeException unchecked(Throwable failure) {
    if (failure instanceof Error error) {
      throw error;
    }
    return failure instanceof RuntimeException unchecked
        ? unchecked
        : new CompletionException(failure);
  }
}
