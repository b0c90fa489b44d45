package dev.singlet.error;

import org.jspecify.annotations.Nullable;

/**
 * The root of Singlet's exceptions. Exceptions of the AWS SDK pass through unchanged, or are the
 * cause of one of these.
 */
public abstract class SingletException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final ErrorCode code;

  /**
   * Makes an exception of the given kind. If the cause was throttled, the message goes on with the
   * limits that it met.
   *
   * @param code the kind
   * @param message the problem and what to do, without the code
   * @param cause the cause; null for none
   */
  protected SingletException(ErrorCode code, String message, @Nullable Throwable cause) {
    super("[" + code.code() + "] " + Throttling.explain(message, cause), cause);
    this.code = code;
  }

  /**
   * Returns the kind of error.
   *
   * @return a stable code
   */
  public final ErrorCode code() {
    return code;
  }
}
