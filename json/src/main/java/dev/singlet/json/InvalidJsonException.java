package dev.singlet.json;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.SingletException;
import org.jspecify.annotations.Nullable;

/** A text is no JSON, or JSON that does not fit. */
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
   * Where it is wrong.
   *
   * @return the way there, such as {@code files[2].size}; empty for the whole
   */
  public String path() {
    return path;
  }

  /**
   * What is wrong there.
   *
   * @return the reason, without a full stop
   */
  public String reason() {
    return reason;
  }
}
