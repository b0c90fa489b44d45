package dev.singlet.error;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Some writes of a batch, or some transactions of a series, were not made, or may not have been
 * made.
 *
 * <pre>{@code
 * try {
 *   github.execute(BatchWrite.of(writes)).orThrow();
 * } catch (IncompleteBatchException incomplete) {
 *   List<BatchableWrite> left = incomplete.result(BatchWriteResult.class).unprocessed();
 * }
 * }</pre>
 */
public final class IncompleteBatchException extends SingletException {

  private static final long serialVersionUID = 1L;

  private final transient Object result;

  /**
   * Makes the exception of a result.
   *
   * @param message the writes that were not made, with the reasons
   * @param result the result of the batch or the series
   * @param cause the last failure of a request; null if there was none
   */
  public IncompleteBatchException(String message, Object result, @Nullable Throwable cause) {
    super(ErrorCode.INCOMPLETE_BATCH, message, cause);
    this.result = Objects.requireNonNull(result, "result");
  }

  /**
   * Returns the result of the batch or the series.
   *
   * @param type {@code BatchWriteResult.class} or {@code TransactionSeriesResult.class}
   * @param <R> the type of the result
   * @return the result
   * @throws ClassCastException for another class
   */
  public <R> R result(Class<R> type) {
    return type.cast(result);
  }
}
