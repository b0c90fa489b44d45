package dev.singlet.generated.item;

import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Converts values of one Java type to attribute values and back. */
public interface ValueCodec<T> {

  /**
   * Writes a value.
   *
   * @return what is stored; null if nothing is, as for an empty set
   */
  @Nullable AttributeValue encode(T value);

  /**
   * Whether nothing is stored for a value. Elements of lists and values of maps can't be left out,
   * so that there such a value is refused.
   *
   * @return true for an empty set
   */
  default boolean isAbsent(T value) {
    return false;
  }

  /** Reads a value. */
  T decode(StoredValue value);

  /** Reads a value of the SDK. */
  default T decode(AttributeValue value) {
    return decode(StoredValue.of(value));
  }

  /**
   * Whether a value can be told at once to satisfy {@link #check}, which then is not asked.
   *
   * @return false if it must be checked
   */
  default boolean isSurelyValid(T value) {
    return false;
  }

  /** Checks the constraints within a value. */
  default void check(T value, Violations violations) {}
}
