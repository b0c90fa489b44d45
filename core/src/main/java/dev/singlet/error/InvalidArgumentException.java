package dev.singlet.error;

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
    super(code, message, null);
  }
}
