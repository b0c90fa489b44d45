package dev.singlet.error;

import org.jspecify.annotations.Nullable;

/** What an operation was given is not usable; no request was made. */
public final class InvalidArgumentException extends SingletException {

  private static final long serialVersionUID = 1L;

  /**
   * A bad argument.
   *
   * @param code which kind of argument
   * @param message what is wrong and what to do
   */
  public InvalidArgumentException(ErrorCode code, String message) {
    this(code, message, null);
  }

  /**
   * A bad argument that something else found.
   *
   * @param code which kind of argument
   * @param message what is wrong and what to do
   * @param cause what it found; null for nothing
   */
  public InvalidArgumentException(ErrorCode code, String message, @Nullable Throwable cause) {
    super(code, message, cause);
  }
}
