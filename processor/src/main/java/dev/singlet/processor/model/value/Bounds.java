package dev.singlet.processor.model.value;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The range of numbers, or of sizes, that the constraints on a value allow.
 *
 * @param lower the greatest lower bound; null if there is none
 * @param upper the least upper bound; null if there is none
 */
public record Bounds(@Nullable Bound lower, @Nullable Bound upper) {

  private static final Bounds NONE = new Bounds(null, null);

  /**
   * One end.
   *
   * @param value the bound itself
   * @param isIncluded true if the bound itself is allowed
   * @param constraint the constraint that sets it
   */
  public record Bound(BigDecimal value, boolean isIncluded, Constraint constraint) {

    /**
     * Returns whether this bound is tighter than another lower bound, or for -1 than another upper
     * bound.
     */
    private boolean isTighter(@Nullable Bound other, int sign) {
      int order = other == null ? 1 : sign * value.compareTo(other.value);
      return order > 0 || (order == 0 && !isIncluded && other != null && other.isIncluded);
    }
  }

  /** Returns the range of allowed numbers. */
  public static Bounds ofNumber(List<Constraint> constraints) {
    Bounds bounds = NONE;
    for (Constraint constraint : Constraint.each(constraints).toList()) {
      if (constraint instanceof Constraint.Min min) {
        bounds = bounds.atLeast(BigDecimal.valueOf(min.value()), true, min);
      } else if (constraint instanceof Constraint.Max max) {
        bounds = bounds.atMost(BigDecimal.valueOf(max.value()), true, max);
      } else if (constraint instanceof Constraint.DecimalMin min) {
        bounds = bounds.atLeast(min.value(), min.inclusive(), min);
      } else if (constraint instanceof Constraint.DecimalMax max) {
        bounds = bounds.atMost(max.value(), max.inclusive(), max);
      } else if (constraint instanceof Constraint.Sign sign) {
        boolean takesZero = sign.side().takesZero();
        bounds =
            sign.side().isUpwards()
                ? bounds.atLeast(BigDecimal.ZERO, takesZero, sign)
                : bounds.atMost(BigDecimal.ZERO, takesZero, sign);
      } else if (constraint instanceof Constraint.Digits digits) {
        BigDecimal beyond = BigDecimal.ONE.scaleByPowerOfTen(digits.integer());
        bounds = bounds.atLeast(beyond.negate(), false, digits).atMost(beyond, false, digits);
      }
    }
    return bounds;
  }

  /** Returns the range of allowed sizes. */
  public static Bounds ofSize(List<Constraint> constraints) {
    Bounds bounds = NONE;
    for (Constraint constraint : Constraint.each(constraints).toList()) {
      if (constraint instanceof Constraint.Size size) {
        bounds =
            bounds
                .atLeast(BigDecimal.valueOf(size.min()), true, size)
                .atMost(BigDecimal.valueOf(size.max()), true, size);
      } else if (constraint instanceof Constraint.NotEmpty
          || constraint instanceof Constraint.NotBlank) {
        bounds = bounds.atLeast(BigDecimal.ONE, true, constraint);
      }
    }
    return bounds;
  }

  /**
   * Returns whether the range is empty.
   *
   * @param isInteger true if only integers count
   */
  public boolean isEmpty(boolean isInteger) {
    if (lower == null || upper == null) {
      return false;
    }
    if (isInteger) {
      return least().compareTo(greatest()) > 0;
    }
    int order = lower.value.compareTo(upper.value);
    return order > 0 || (order == 0 && !(lower.isIncluded && upper.isIncluded));
  }

  /** Returns the least allowed integer, for bounds with a lower end. */
  public BigDecimal least() {
    return lower == null ? BigDecimal.ZERO : end(lower, RoundingMode.CEILING, BigDecimal.ONE);
  }

  /** Returns the greatest allowed integer, for bounds with an upper end. */
  public BigDecimal greatest() {
    return upper == null
        ? BigDecimal.ZERO
        : end(upper, RoundingMode.FLOOR, BigDecimal.ONE.negate());
  }

  private static BigDecimal end(Bound bound, RoundingMode inwards, BigDecimal step) {
    BigDecimal rounded = bound.value.setScale(0, inwards);
    boolean isBound = rounded.compareTo(bound.value) == 0;
    return isBound && !bound.isIncluded ? rounded.add(step) : rounded;
  }

  private Bounds atLeast(BigDecimal value, boolean isIncluded, Constraint constraint) {
    Bound bound = new Bound(value, isIncluded, constraint);
    return bound.isTighter(lower, 1) ? new Bounds(bound, upper) : this;
  }

  private Bounds atMost(BigDecimal value, boolean isIncluded, Constraint constraint) {
    Bound bound = new Bound(value, isIncluded, constraint);
    return bound.isTighter(upper, -1) ? new Bounds(lower, bound) : this;
  }
}
