package dev.singlet.error;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;

/**
 * An operation of several requests failed after some of them had succeeded. The exception holds the
 * result so far. The cause is the failure of the request: the SDK's exception, or a {@link
 * TransactionFailedException} if a transaction of a series was cancelled for lack of capacity. If
 * the first request fails, or the operation has only one, that failure is thrown itself.
 *
 * <pre>{@code
 * DeleteAll<Star> stars = StarEntity.byUser("kim").deleteAll();
 * try {
 *   github.execute(stars);
 * } catch (UnfinishedException failed) {
 *   int deleted = failed.soFar(stars).map(DeleteAllResult::deleted).orElse(0);
 * }
 * }</pre>
 */
public final class UnfinishedException extends SingletException {

  private static final long serialVersionUID = 1L;

  private final transient @Nullable Object operation;
  private final transient @Nullable Object soFar;

  private UnfinishedException(
      String message, @Nullable Object operation, @Nullable Object soFar, Throwable cause) {
    super(ErrorCode.UNFINISHED, message, cause);
    this.operation = operation;
    this.soFar = soFar;
  }

  /**
   * Returns an exception with a partial result.
   *
   * @param operation the operation that failed
   * @param done the partial result in words
   * @param soFar the partial result
   * @param cause the failure of a request
   * @return the exception to throw
   */
  public static UnfinishedException of(
      Object operation, String done, Object soFar, Throwable cause) {
    return new UnfinishedException(message(operation, done, cause), operation, soFar, cause);
  }

  /**
   * Returns an exception without a partial result.
   *
   * @param operation the operation that failed
   * @param done the partial result in words
   * @param cause the failure of a request
   * @return the exception to throw
   */
  public static UnfinishedException of(Object operation, String done, Throwable cause) {
    return new UnfinishedException(message(operation, done, cause), null, null, cause);
  }

  private static String message(Object operation, String done, Throwable cause) {
    return operation + " failed. Until then, " + done + ". The failure: " + cause.getMessage();
  }

  /**
   * Returns the failure of a request, from the failure of an operation within another one.
   *
   * @param failure the exception of the inner operation
   * @return null if no request failed
   */
  public static @Nullable SdkException requestFailure(Throwable failure) {
    Throwable cause = failure instanceof UnfinishedException inner ? inner.getCause() : failure;
    return cause instanceof SdkException sdk ? sdk : null;
  }

  /**
   * Returns the result so far: a page with the items that were read, whose token continues after
   * them; the number of items deleted or counted; the outcomes of a series of transactions; the
   * progress of a scan; the table that was created.
   *
   * @param failed the operation that was executed, the same object
   * @param <R> the type of its result
   * @return the partial result; empty for an update that was made but could not be read back
   * @throws InvalidArgumentException if that is not the operation that failed
   */
  @SuppressWarnings("unchecked") // The result was made for this operation.
  public <R> Optional<R> soFar(Attempt<R> failed) {
    if (operation != null && operation != failed) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "%s is not the operation that failed. That was %s: ask with the same object."
              .formatted(failed, operation));
    }
    return Optional.ofNullable((R) soFar);
  }
}
