package dev.singlet.generated.item;

import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** A value that can't be decoded, on its way out to the item it belongs to. */
public final class DecodeFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** What a reason shows of a long value; an item may have 400 KB of text in one. */
  private static final int MAX_REASON = 400;

  private final String path;
  private final String reason;
  private final boolean isOfValue;

  DecodeFailure(String path, String reason, @Nullable Throwable cause) {
    this(path, reason, cause, true);
  }

  private DecodeFailure(String path, String reason, @Nullable Throwable cause, boolean isOfValue) {
    super(reason, cause, false, false);
    this.path = path;
    this.reason = shortened(reason);
    this.isOfValue = isOfValue;
  }

  /** A value that is not there. */
  static DecodeFailure absent(String path, String reason) {
    return new DecodeFailure(path, reason, null, false);
  }

  /**
   * Any failure to read a value, seen from what holds the value under a name. What isn't thrown by
   * a codec is thrown by the constructor of a record.
   */
  static DecodeFailure in(String name, RuntimeException thrown) {
    return thrown instanceof DecodeFailure failure
        ? failure.in(name)
        : new DecodeFailure(name, refusal(thrown), thrown);
  }

  /** What a record says that can't hold the values of an item. */
  public static String refusal(RuntimeException thrown) {
    String message = thrown.getMessage();
    return "the record refuses its values: " + (message == null ? thrown.toString() : message);
  }

  /** The same failure, seen from what holds the value under a name. */
  public DecodeFailure in(String name) {
    boolean steps = path.isEmpty() || path.startsWith("[");
    return new DecodeFailure(name + (steps ? "" : ".") + path, reason, getCause(), isOfValue);
  }

  /** The same failure without what it tells of a value that is not to be shown. */
  public DecodeFailure masking(Collection<String> sensitive) {
    boolean isShown = !isOfValue || sensitive.stream().noneMatch(this::isIn);
    return isShown
        ? this
        : new DecodeFailure(path, "does not fit its type, and is not to be shown", null, false);
  }

  private boolean isIn(String name) {
    return path.startsWith(name)
        && (path.length() == name.length() || ".[".indexOf(path.charAt(name.length())) >= 0);
  }

  private static String shortened(String reason) {
    int end = MAX_REASON / 2;
    return reason.length() <= MAX_REASON
        ? reason
        : reason.substring(0, end) + " ... " + reason.substring(reason.length() - end);
  }

  /** Where the value is. */
  public String path() {
    return path;
  }

  /** What is wrong with the value. */
  public String reason() {
    return reason;
  }
}
