package dev.singlet.runtime.item;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Converts optional values to nullable ones and back, for generated code. Null counts as empty. */
public final class Optionals {

  private Optionals() {}

  /**
   * Returns a component of a record.
   *
   * @param record may be null
   * @param component returns the component, which may be null
   * @return the component; null if there is none
   */
  public static <R, V> @Nullable V within(
      @Nullable R record, Function<? super R, ? extends @Nullable V> component) {
    return record == null ? null : component.apply(record);
  }

  /**
   * Returns the value.
   *
   * @return its value; null if it has none
   */
  @SuppressWarnings({"OptionalUsedAsFieldOrParameterType", "NullableOptional"})
  public static <T> @Nullable T orNull(@Nullable Optional<T> optional) {
    return optional == null ? null : optional.orElse(null);
  }

  /**
   * Returns the value.
   *
   * @return its value; null if it has none
   */
  @SuppressWarnings({"OptionalUsedAsFieldOrParameterType", "NullableOptional"})
  public static @Nullable Integer orNull(@Nullable OptionalInt optional) {
    return optional == null || optional.isEmpty() ? null : optional.getAsInt();
  }

  /**
   * Returns the value.
   *
   * @return its value; null if it has none
   */
  @SuppressWarnings({"OptionalUsedAsFieldOrParameterType", "NullableOptional"})
  public static @Nullable Long orNull(@Nullable OptionalLong optional) {
    return optional == null || optional.isEmpty() ? null : optional.getAsLong();
  }

  /**
   * Returns the value.
   *
   * @return its value; null if it has none
   */
  @SuppressWarnings({"OptionalUsedAsFieldOrParameterType", "NullableOptional"})
  public static @Nullable Double orNull(@Nullable OptionalDouble optional) {
    return optional == null || optional.isEmpty() ? null : optional.getAsDouble();
  }

  /**
   * Returns an optional.
   *
   * @param value its value, or null
   * @return an optional that has the value; empty for null
   */
  public static <T> Optional<T> optional(@Nullable T value) {
    return Optional.ofNullable(value);
  }

  /**
   * Returns an optional int.
   *
   * @param value its value, or null
   * @return an optional that has the value; empty for null
   */
  public static OptionalInt optionalInt(@Nullable Integer value) {
    return value == null ? OptionalInt.empty() : OptionalInt.of(value);
  }

  /**
   * Returns an optional long.
   *
   * @param value its value, or null
   * @return an optional that has the value; empty for null
   */
  public static OptionalLong optionalLong(@Nullable Long value) {
    return value == null ? OptionalLong.empty() : OptionalLong.of(value);
  }

  /**
   * Returns an optional double.
   *
   * @param value its value, or null
   * @return an optional that has the value; empty for null
   */
  public static OptionalDouble optionalDouble(@Nullable Double value) {
    return value == null ? OptionalDouble.empty() : OptionalDouble.of(value);
  }
}
