package dev.singlet.internal.engine;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.AbortedException;

/**
 * Carries out steps.
 *
 * @param transport sends their requests
 */
public record Runner(Transport transport) {

  /**
   * Carries out steps, and waits for them where the client doesn't. A thread that is interrupted
   * meanwhile stops them, and throws what the SDK throws then.
   */
  public <R extends @Nullable Object> R run(Step<R> step) {
    CompletableFuture<R> result = start(step);
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

  /** Starts to carry out steps. */
  public <R extends @Nullable Object> CompletableFuture<R> start(Step<R> step) {
    Execution<R> execution = new Execution<>(transport);
    execution.run(step);
    return execution.result();
  }

  /** What a future failed with. */
  static Throwable causeOf(Throwable failure) {
    Throwable cause = failure;
    while ((cause instanceof CompletionException || cause instanceof ExecutionException)
        && cause.getCause() != null) {
      cause = cause.getCause();
    }
    return cause;
  }

  /** Gives what is unchecked as it is, which all is that requests throw. */
  private static RuntimeException unchecked(Throwable failure) {
    if (failure instanceof Error error) {
      throw error;
    }
    return failure instanceof RuntimeException unchecked
        ? unchecked
        : new CompletionException(failure);
  }
}
