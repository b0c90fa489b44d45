package dev.singlet.runtime.constraint;

import dev.singlet.internal.text.Numbers;
import dev.singlet.runtime.item.Violations;
import java.math.BigDecimal;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The constraints of {@code jakarta.validation} on numbers, and on texts that are numbers. Null
 * satisfies them. NaN and texts that are not numbers satisfy none, and infinity is beyond every
 * bound. Floating-point numbers are compared as the decimals that they are printed and stored as.
 */
public final class NumberConstraints {

  private NumberConstraints() {}

  /** {@code @Min}. */
  public static void min(Violations violations, String component, long value, long min) {
    if (value < min) {
      below(violations, component, value, min);
    }
  }

  /** {@code @Min}. */
  public static void min(
      Violations violations, String component, @Nullable Number value, long min) {
    if (value != null && isBelow(value, BigDecimal.valueOf(min), true)) {
      below(violations, component, value, min);
    }
  }

  /** {@code @Max}. */
  public static void max(Violations violations, String component, long value, long max) {
    if (value > max) {
      above(violations, component, value, max);
    }
  }

  /** {@code @Max}. */
  public static void max(
      Violations violations, String component, @Nullable Number value, long max) {
    if (value != null && isAbove(value, BigDecimal.valueOf(max), true)) {
      above(violations, component, value, max);
    }
  }

  /** {@code @DecimalMin} on a number, or on text. */
  public static void decimalMin(
      Violations violations,
      String component,
      @Nullable Object value,
      BigDecimal min,
      boolean inclusive) {
    if (value != null && isBelow(value, min, inclusive)) {
      decimal(violations, component, "DecimalMin", "greater than", min, inclusive, value);
    }
  }

  /** {@code @DecimalMax} on a number, or on text. */
  public static void decimalMax(
      Violations violations,
      String component,
      @Nullable Object value,
      BigDecimal max,
      boolean inclusive) {
    if (value != null && isAbove(value, max, inclusive)) {
      decimal(violations, component, "DecimalMax", "less than", max, inclusive, value);
    }
  }

  /**
   * {@code @Digits} on a number, or on text.
   *
   * @param integer the maximum number of digits before the point
   * @param fraction the maximum number of digits after it, without trailing zeros
   */
  public static void digits(
      Violations violations, String component, @Nullable Object value, int integer, int fraction) {
    BigDecimal number = value == null ? null : decimal(value);
    if (value != null && (number == null || !hasDigits(number, integer, fraction))) {
      violations.add(
          component,
          "Digits",
          "must have at most {integer} digits before the point and {fraction} after it",
          Map.of("integer", integer, "fraction", fraction),
          value);
    }
  }

  /** {@code @Positive}. */
  public static void positive(Violations violations, String component, @Nullable Number value) {
    if (value != null && isBelow(value, BigDecimal.ZERO, false)) {
      violations.add(component, "Positive", "must be greater than 0", value);
    }
  }

  /** {@code @PositiveOrZero}. */
  public static void positiveOrZero(
      Violations violations, String component, @Nullable Number value) {
    if (value != null && isBelow(value, BigDecimal.ZERO, true)) {
      violations.add(component, "PositiveOrZero", "must be at least 0", value);
    }
  }

  /** {@code @Negative}. */
  public static void negative(Violations violations, String component, @Nullable Number value) {
    if (value != null && isAbove(value, BigDecimal.ZERO, false)) {
      violations.add(component, "Negative", "must be less than 0", value);
    }
  }

  /** {@code @NegativeOrZero}. */
  public static void negativeOrZero(
      Violations violations, String component, @Nullable Number value) {
    if (value != null && isAbove(value, BigDecimal.ZERO, true)) {
      violations.add(component, "NegativeOrZero", "must be at most 0", value);
    }
  }

  private static void below(Violations violations, String component, Number value, long min) {
    violations.add(component, "Min", "must be at least {value}", Map.of("value", min), value);
  }

  private static void above(Violations violations, String component, Number value, long max) {
    violations.add(component, "Max", "must be at most {value}", Map.of("value", max), value);
  }

  private static void decimal(
      Violations violations,
      String component,
      String constraint,
      String comparison,
      BigDecimal bound,
      boolean inclusive,
      Object value) {
    violations.add(
        component,
        constraint,
        "must be " + comparison + (inclusive ? " or equal to {value}" : " {value}"),
        Map.of("value", bound, "inclusive", inclusive),
        value);
  }

  private static boolean isBelow(Object value, BigDecimal bound, boolean inclusive) {
    int order = order(value, bound, -1);
    return inclusive ? order < 0 : order <= 0;
  }

  private static boolean isAbove(Object value, BigDecimal bound, boolean inclusive) {
    int order = order(value, bound, 1);
    return inclusive ? order > 0 : order >= 0;
  }

  /** Compares a value with a bound. Returns the given order for what is not a number. */
  private static int order(Object value, BigDecimal bound, int ofOther) {
    if (value instanceof Number number && Double.isInfinite(number.doubleValue())) {
      return number.doubleValue() > 0 ? 1 : -1;
    }
    BigDecimal number = decimal(value);
    return number == null ? ofOther : number.compareTo(bound);
  }

  private static boolean hasDigits(BigDecimal number, int integer, int fraction) {
    BigDecimal stripped = number.stripTrailingZeros();
    return stripped.precision() - stripped.scale() <= integer && stripped.scale() <= fraction;
  }

  /** Returns the number of a value; null if it has none. */
  private static @Nullable BigDecimal decimal(Object value) {
    try {
      return value instanceof Number number
          ? Numbers.decimal(number)
          : new BigDecimal(value.toString());
    } catch (NumberFormatException noNumber) {
      return null;
    }
  }
}
