package dev.singlet.tools.live;

import dev.singlet.tools.error.UserErrorException;
import java.io.Serial;

/** One table can't be looked at. Others may be. */
final class UnusableTableException extends UserErrorException {

  @Serial private static final long serialVersionUID = 1L;

  UnusableTableException(String message) {
    super(message);
  }

  UnusableTableException(String message, Throwable cause) {
    super(message, cause);
  }
}
