package dev.singlet.error;

import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A value cannot stand in a key; no request was made.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html">DynamoDB's
 *     limits on keys</a>
 */
public final class InvalidKeyException extends SingletException {

  private static final long serialVersionUID = 1L;

  private final Reason reason;
  private final @Nullable String component;

  /** What keeps a value from a key. */
  public enum Reason {
    /** There is no value. */
    MISSING,
    /** A text or a binary value is empty. */
    EMPTY,
    /** A text contains the delimiter, or what sorts before it. */
    DELIMITER,
    /** A text is no valid Unicode, or contains what no key may hold. */
    UNICODE,
    /** A number or a time doesn't fit the digits or years that the key has room for. */
    OUT_OF_RANGE,
    /** The key as a whole is longer than DynamoDB takes it. */
    TOO_LONG,
    /** The value doesn't fit its own stored form. */
    INVALID
  }

  /**
   * A bad key.
   *
   * @param reason what is wrong
   * @param component the component whose value it is; null if it is the key as a whole
   * @param message which attribute of which entity, what is wrong and what to do
   */
  public InvalidKeyException(Reason reason, @Nullable String component, String message) {
    super(ErrorCode.INVALID_KEY, message, null);
    this.reason = Objects.requireNonNull(reason, "reason");
    this.component = component;
  }

  /**
   * What is wrong.
   *
   * @return the reason
   */
  public Reason reason() {
    return reason;
  }

  /**
   * The component, or the {@code @Computed} method, whose value can't stand in the key.
   *
   * @return its name; nothing where it is not one of them, as of a key that is too long as a whole
   */
  public Optional<String> component() {
    return Optional.ofNullable(component);
  }
}
