package dev.singlet.json;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonLocation;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.SingletException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.error.Violation;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A text is not JSON, or its JSON does not fit. */
public final class InvalidJsonException extends SingletException {

  private static final long serialVersionUID = 1L;

  /** The beginning of an object or array, in the words of the parser. */
  private static final Pattern START = Pattern.compile(" \\(start marker at \\[Source: .*\\]\\)");

  /** The parser quotes words that it doesn't know. They may be of a secret. */
  private static final Pattern QUOTED_WORD = Pattern.compile("token '[^']*'");

  private final String path;
  private final String reason;

  /** The first step of the path; empty for the whole. */
  private final String root;

  private InvalidJsonException(String root, String path, String reason, @Nullable Throwable cause) {
    super(
        ErrorCode.INVALID_JSON,
        (path.isEmpty() ? "The JSON " : "JSON, " + path + ": ") + reason + ".",
        cause);
    this.root = root;
    this.path = path;
    this.reason = reason;
  }

  InvalidJsonException(String reason) {
    this("", "", reason, null);
  }

  /** Returns the failure of an item that can't be read. */
  static InvalidJsonException of(UnreadableItemException unreadable) {
    return new InvalidJsonException("", unreadable.attribute(), unreadable.reason(), unreadable);
  }

  /** Returns the failure of a text that is not JSON, without the words of the text. */
  static InvalidJsonException malformed(JacksonException failure) {
    JsonLocation at = failure.getLocation();
    String place =
        at == null ? "" : " (line %d, column %d)".formatted(at.getLineNr(), at.getColumnNr());
    String words = START.matcher(failure.getOriginalMessage()).replaceAll("");
    String problem = QUOTED_WORD.matcher(words).replaceAll("token");
    return new InvalidJsonException("can't be parsed: " + problem + place);
  }

  /** Returns this failure within a member. Its path is made only where something is wrong. */
  InvalidJsonException in(String name) {
    boolean isElement = path.isEmpty() || path.startsWith("[");
    return at(name, name + (isElement ? "" : ".") + path, reason);
  }

  /** Returns this failure within an element. */
  InvalidJsonException in(int index) {
    return in("[" + index + "]");
  }

  /** Returns this failure without a value that must not be shown, and without names within it. */
  InvalidJsonException masked(Predicate<String> isShown) {
    return root.isEmpty() || isShown.test(root)
        ? this
        : at(
            root,
            path.equals(root) ? root : root + "." + Violation.MASK,
            "doesn't fit, and is sensitive, so it is not shown");
  }

  private InvalidJsonException at(String first, String place, String problem) {
    InvalidJsonException made = new InvalidJsonException(first, place, problem, getCause());
    made.setStackTrace(getStackTrace());
    return made;
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
