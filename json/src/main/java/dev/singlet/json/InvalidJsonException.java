package dev.singlet.json;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.SingletException;
import org.jspecify.annotations.Nullable;

/** A text is not JSON, or its JSON does not fit. */
public final class InvalidJsonException extends SingletException {

  private static final long serialVersionUID = 1L;

  private final String path;
  private final String reason;

  InvalidJsonException(String path, String reason, @Nullable Throwable cause) {
    super(
        ErrorCode.INVALID_JSON,
        (path.isEmpty() ? "The JSON " : "JSON, " + path + ": ") + reason + ".",
        cause);
    this.path = path;
    this.reason = reason;
  }

  InvalidJsonException(String path, String reason) {
    this(path, reason, null);
  }

  /**
   * Returns the place of the error.
   *
   * @return its path, such as {@code files[2].size}; empty for the whole
   */
  public String path() {
    return path;
  }

  /**
   * Returns the error at that place.
   *
   * @return the reason, without a full stop
   */
  public String reason() {
    return reason;
  }
}
