package dev.singlet.error;

import org.jspecify.annotations.Nullable;

/** An argument of an operation is not usable. No request was made. */
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
