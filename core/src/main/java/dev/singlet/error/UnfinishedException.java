package dev.singlet.error;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;

/**
 * An operation of several requests failed after some of them were answered. It tells what was done
 * until then; the cause is what the SDK threw. What fails with its first request, or takes one
 * only, throws the SDK's exception itself.
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
   * One that has a part of the result.
   *
   * @param operation what failed
   * @param done what was done, in words
   * @param soFar what was done
   * @param cause what a request failed with
   * @return the exception to throw
   */
  public static UnfinishedException of(
      Object operation, String done, Object soFar, Throwable cause) {
    return new UnfinishedException(message(operation, done, cause), operation, soFar, cause);
  }

  /**
   * One that has no part of the result.
   *
   * @param operation what failed
   * @param done what was done, in words
   * @param cause what a request failed with
   * @return the exception to throw
   */
  public static UnfinishedException of(Object operation, String done, Throwable cause) {
    return new UnfinishedException(message(operation, done, cause), null, null, cause);
  }

  private static String message(Object operation, String done, Throwable cause) {
    return operation + " failed. Until then, " + done + ". The failure: " + cause.getMessage();
  }

  /**
   * Returns what a request failed with, of whatever an operation within another one fails with.
   *
   * @param failure what the inner operation threw
   * @return null if no request failed
   */
  public static @Nullable SdkException requestFailure(Throwable failure) {
    Throwable cause = failure instanceof UnfinishedException inner ? inner.getCause() : failure;
    return cause instanceof SdkException sdk ? sdk : null;
  }

  /**
   * What the operation had done, as far as it gives anything: a page with the items that were read,
   * whose token goes on after them; how many items were deleted or counted; how far a scan had
   * come; the table that was created.
   *
   * @param failed the very operation that was executed
   * @param <R> what it gives
   * @return what it would have given if that had been all; nothing for an update that was made, but
   *     could not be read back
   * @throws InvalidArgumentException if that is not the operation that failed
   */
  @SuppressWarnings("unchecked") // what was made for the operation is what it gives
  public <R> Optional<R> soFar(Attempt<R> failed) {
    if (operation != null && operation != failed) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          failed + " is not what failed. That is " + operation + ": ask with the same object.");
    }
    return Optional.ofNullable((R) soFar);
  }
}
