package dev.singlet.error;

import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A value can't be in a key. No request was made.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html">DynamoDB's
 *     limits on keys</a>
 */
public final class InvalidKeyException extends SingletException {

  private static final long serialVersionUID = 1L;

  private final Reason reason;
  private final @Nullable String component;

  /** The reason why a value can't be in a key. */
  public enum Reason {
    /** There is no value. */
    MISSING,
    /** A text or a binary value is empty. */
    EMPTY,
    /** A text contains the delimiter, or a character that sorts before it. */
    DELIMITER,
    /** A text is not valid Unicode, or contains a character that no key may hold. */
    UNICODE,
    /** A number or a time doesn't fit the digits or years that the key reserves. */
    OUT_OF_RANGE,
    /** The whole key is longer than DynamoDB allows. */
    TOO_LONG,
    /** The value doesn't fit its own stored form. */
    INVALID
  }

  /**
   * Makes the exception for an invalid key.
   *
   * @param reason the reason
   * @param component the component with the value; null if the whole key is invalid
   * @param message the attribute and its entity, the problem, and what to do
   */
  public InvalidKeyException(Reason reason, @Nullable String component, String message) {
    super(ErrorCode.INVALID_KEY, message, null);
    this.reason = Objects.requireNonNull(reason, "reason");
    this.component = component;
  }

  /**
   * Returns the reason.
   *
   * @return the reason
   */
  public Reason reason() {
    return reason;
  }

  /**
   * Returns the component, or the {@code @Computed} method, whose value can't be in the key.
   *
   * @return its name; empty if no single component is the reason, such as for a whole key that is
   *     too long
   */
  public Optional<String> component() {
    return Optional.ofNullable(component);
  }
}
