package dev.singlet.error;

import org.jspecify.annotations.Nullable;

/**
 * The root of what Singlet throws. Failures of the AWS SDK pass through unchanged, but where they
 * are the cause of one of these.
 */
public abstract class SingletException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final ErrorCode code;

  /**
   * An error of the given kind.
   *
   * @param code the kind
   * @param message what is wrong and what to do, without the code
   * @param cause what led to it; null if nothing did
   */
  protected SingletException(ErrorCode code, String message, @Nullable Throwable cause) {
    super("[" + code.code() + "] " + message, cause);
    this.code = code;
  }

  /**
   * The kind of error.
   *
   * @return a stable code
   */
  public final ErrorCode code() {
    return code;
  }
}
