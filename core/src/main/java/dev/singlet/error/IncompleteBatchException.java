package dev.singlet.error;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Some writes of a batch were not made, or it is not known whether they were.
 *
 * <pre>{@code
 * BatchWrite batch = BatchWrite.of(writes);
 * try {
 *   github.execute(batch).orThrow();
 * } catch (IncompleteBatchException incomplete) {
 *   List<BatchableWrite> left = incomplete.result(batch).unprocessed();
 * }
 * }</pre>
 */
public final class IncompleteBatchException extends SingletException {

  private static final long serialVersionUID = 1L;

  private final transient Object result;

  /**
   * Makes the exception of a result.
   *
   * @param message which writes were not made, and why
   * @param result the result of the batch
   * @param cause the last failure of a request; null if there was none
   */
  public IncompleteBatchException(String message, Object result, @Nullable Throwable cause) {
    super(ErrorCode.INCOMPLETE_BATCH, message, cause);
    this.result = Objects.requireNonNull(result, "result");
  }

  /**
   * Returns what was made, and what wasn't.
   *
   * @param batch the batch that was executed
   * @param <R> what it gives
   * @return the result of the batch
   */
  @SuppressWarnings("unchecked") // made of the result of a batch, which is of one type
  public <R> R result(Attempt<R> batch) {
    Objects.requireNonNull(batch, "batch");
    return (R) result;
  }
}
