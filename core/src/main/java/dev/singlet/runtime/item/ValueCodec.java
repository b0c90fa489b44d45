package dev.singlet.runtime.item;

import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Converts values of one Java type to attribute values and back. */
public interface ValueCodec<T> {

  /**
   * Writes a value.
   *
   * @return the stored form; null to store nothing, as for an empty set
   */
  @Nullable AttributeValue encode(T value);

  /**
   * Returns whether a value is not stored. Elements of lists and values of maps can't be left out,
   * so such a value is refused there.
   *
   * @return true for an empty set
   */
  default boolean isAbsent(T value) {
    return false;
  }

  /**
   * Returns the value that is not stored.
   *
   * @return the empty set
   * @throws IllegalStateException if each value is stored
   */
  default T absent() {
    throw new IllegalStateException(this + " stores each value.");
  }

  /** Reads a value. */
  T decode(StoredValue value);

  /**
   * Returns whether an attribute of type NULL is a value. For other codecs it is absent.
   *
   * @return true for documents
   */
  default boolean readsNull() {
    return false;
  }

  /** Reads one of the SDK's attribute values. */
  default T decode(AttributeValue value) {
    return decode(StoredValue.of(value));
  }

  /**
   * Returns whether a quick test shows that a value satisfies {@link #check}. The check is then
   * skipped.
   *
   * @return false if it must be checked
   */
  default boolean isSurelyValid(T value) {
    return false;
  }

  /** Checks the constraints within a value. */
  default void check(T value, Violations violations) {}
}
