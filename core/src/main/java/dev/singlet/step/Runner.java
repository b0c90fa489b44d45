package dev.singlet.step;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;

/**
 * Carries out steps.
 *
 * @param transport sends their requests
 */
public record Runner(Transport transport) {

  /**
   * Carries out steps, and waits for them where the client doesn't.
   *
   * @param step the first one
   * @param <R> what they give
   * @return what they give
   */
  public <R extends @Nullable Object> R run(Step<R> step) {
    try {
      return start(step).join();
    } catch (CompletionException failed) {
      return throwAsIs(causeOf(failed));
    }
  }

  /**
   * Starts to carry out steps.
   *
   * @param step the first one
   * @param <R> what they give
   * @return what they give; to cancel it cancels the request under way, and makes no further one
   */
  public <R extends @Nullable Object> CompletableFuture<R> start(Step<R> step) {
    Execution<R> execution = new Execution<>(transport);
    execution.run(step);
    return execution.result();
  }

  /** What a future failed with. */
  static Throwable causeOf(Throwable failure) {
    Throwable cause = failure;
    while (cause instanceof CompletionException && cause.getCause() != null) {
      cause = cause.getCause();
    }
    return cause;
  }

  /** Requests throw what is unchecked only; the compiler can't know. */
  @SuppressWarnings("unchecked")
  private static <R, X extends Throwable> R throwAsIs(Throwable failure) throws X {
    throw (X) failure;
  }
}
