package dev.singlet.item;

import org.jspecify.annotations.Nullable;

/** A value that can't be decoded, on its way out to the item it belongs to. */
public final class DecodeFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String path;
  private final String reason;

  DecodeFailure(String path, String reason, @Nullable Throwable cause) {
    super(reason, cause, false, false);
    this.path = path;
    this.reason = reason;
  }

  /** The same failure, seen from what holds the value under a name. */
  DecodeFailure in(String name) {
    boolean steps = path.isEmpty() || path.startsWith("[");
    return new DecodeFailure(name + (steps ? "" : ".") + path, reason, getCause());
  }

  /**
   * Where the value is.
   *
   * @return the attribute's name, with the way to it
   */
  public String path() {
    return path;
  }

  /**
   * What is wrong with the value.
   *
   * @return the reason
   */
  public String reason() {
    return reason;
  }
}
