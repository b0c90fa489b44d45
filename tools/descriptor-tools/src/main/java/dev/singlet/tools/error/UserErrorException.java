package dev.singlet.tools.error;

import java.io.Serial;

/**
 * An argument of the user can't be used. The message says what is wrong and what to do, in one
 * line.
 */
public class UserErrorException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  public UserErrorException(String message) {
    super(message);
  }

  public UserErrorException(String message, Throwable cause) {
    super(message, cause);
  }
}
