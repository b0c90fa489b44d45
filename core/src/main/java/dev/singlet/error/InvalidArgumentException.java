package dev.singlet.error;

import org.jspecify.annotations.Nullable;

/**
 * An argument of an operation is not usable. No request was made, but for an update that DynamoDB
 * refuses for the stored item, such as one that would make a number of too many digits. The message
 * says if an attempt of it got no answer.
 */
public final class InvalidArgumentException extends SingletException {

  private static final long serialVersionUID = 1L;

  /**
   * Makes the exception for an invalid argument.
   *
   * @param code the kind of argument
   * @param message the problem, and what to do
   */
  public InvalidArgumentException(ErrorCode code, String message) {
    this(code, message, null);
  }

  /**
   * Makes the exception for an invalid argument, with a cause.
   *
   * @param code the kind of argument
   * @param message the problem, and what to do
   * @param cause the cause; null for none
   */
  public InvalidArgumentException(ErrorCode code, String message, @Nullable Throwable cause) {
    super(code, message, cause);
  }
}
