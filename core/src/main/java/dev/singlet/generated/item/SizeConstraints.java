package dev.singlet.generated.item;

import java.util.Collection;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The constraints of {@code jakarta.validation} on the size of text, collections, maps and arrays.
 * Null satisfies them; {@link Violations#required} checks that a value exists.
 */
public final class SizeConstraints {

  private SizeConstraints() {}

  /** {@code @Size} of text, in chars. */
  public static void size(
      Violations violations, String component, @Nullable CharSequence value, int min, int max) {
    if (value != null) {
      size(violations, component, value, "character", value.length(), min, max);
    }
  }

  /** {@code @Size} of a collection. */
  public static void size(
      Violations violations, String component, @Nullable Collection<?> value, int min, int max) {
    if (value != null) {
      size(violations, component, value, "element", value.size(), min, max);
    }
  }

  /** {@code @Size} of a map. */
  public static void size(
      Violations violations, String component, @Nullable Map<?, ?> value, int min, int max) {
    if (value != null) {
      size(violations, component, value, "entry", value.size(), min, max);
    }
  }

  /** {@code @Size} of an array. */
  public static void size(
      Violations violations, String component, Object @Nullable [] value, int min, int max) {
    if (value != null) {
      size(violations, component, value, "element", value.length, min, max);
    }
  }

  /** {@code @Size} of binary, in bytes. */
  public static void size(
      Violations violations, String component, byte @Nullable [] value, int min, int max) {
    if (value != null) {
      size(violations, component, value, "byte", value.length, min, max);
    }
  }

  /** {@code @NotEmpty}. */
  public static void notEmpty(
      Violations violations, String component, @Nullable CharSequence value) {
    if (value != null && value.isEmpty()) {
      empty(violations, component, value);
    }
  }

  /** {@code @NotEmpty} of a collection. */
  public static void notEmpty(
      Violations violations, String component, @Nullable Collection<?> value) {
    if (value != null && value.isEmpty()) {
      empty(violations, component, value);
    }
  }

  /** {@code @NotEmpty} of a set. Null counts as empty. */
  public static void notEmpty(Violations violations, String component, @Nullable Set<?> value) {
    if (value == null || value.isEmpty()) {
      empty(violations, component, value);
    }
  }

  /** {@code @NotEmpty} of a map. */
  public static void notEmpty(Violations violations, String component, @Nullable Map<?, ?> value) {
    if (value != null && value.isEmpty()) {
      empty(violations, component, value);
    }
  }

  /** {@code @NotEmpty} of an array. */
  public static void notEmpty(Violations violations, String component, Object @Nullable [] value) {
    if (value != null && value.length == 0) {
      empty(violations, component, value);
    }
  }

  /** {@code @NotEmpty} of binary. */
  public static void notEmpty(Violations violations, String component, byte @Nullable [] value) {
    if (value != null && value.length == 0) {
      empty(violations, component, value);
    }
  }

  private static void empty(Violations violations, String component, @Nullable Object value) {
    violations.add(component, "NotEmpty", "must not be empty", value);
  }

  private static void size(
      Violations violations,
      String component,
      Object value,
      String unit,
      int size,
      int min,
      int max) {
    if (size < min || size > max) {
      String bounds =
          max == Integer.MAX_VALUE
              ? "at least {min}"
              : min == 0 ? "at most {max}" : min == max ? "{min}" : "{min} to {max}";
      int last = max == Integer.MAX_VALUE ? min : max;
      violations.add(
          component,
          "Size",
          "must have " + bounds + " " + (last == 1 ? unit : plural(unit)),
          Map.of("min", min, "max", max),
          value);
    }
  }

  private static String plural(String unit) {
    return unit.endsWith("y") ? unit.substring(0, unit.length() - 1) + "ies" : unit + "s";
  }
}
