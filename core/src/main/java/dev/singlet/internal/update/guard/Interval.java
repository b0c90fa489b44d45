package dev.singlet.internal.update.guard;

import dev.singlet.internal.text.Limits;
import dev.singlet.runtime.expression.NumberBounds;
import dev.singlet.runtime.expression.NumberBounds.Bound;
import dev.singlet.runtime.expression.SizeBounds;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/**
 * The numbers between two bounds.
 *
 * @param lower the lower bound; null for none
 * @param upper the upper bound; null for none
 */
record Interval(@Nullable Bound lower, @Nullable Bound upper) {

  private static final BigDecimal HALF = new BigDecimal("0.5");

  static final Interval ALL = new Interval(null, null);

  static Interval of(NumberBounds bounds) {
    return new Interval(bounds.min(), bounds.max());
  }

  static Interval of(SizeBounds bounds) {
    return new Interval(
        bounds.hasMin() ? new Bound(BigDecimal.valueOf(bounds.min()), false) : null,
        bounds.hasMax() ? new Bound(BigDecimal.valueOf(bounds.max()), false) : null);
  }

  boolean isAll() {
    return lower == null && upper == null;
  }

  boolean takes(BigDecimal number) {
    return (lower == null || lower.takes(number, 1)) && (upper == null || upper.takes(number, -1));
  }

  /** Returns the numbers of this interval, each with another one added. */
  Interval plus(BigDecimal number) {
    return new Interval(moved(lower, number), moved(upper, number));
  }

  private static @Nullable Bound moved(@Nullable Bound bound, BigDecimal number) {
    return bound == null ? null : new Bound(bound.value().add(number), bound.isExcluded());
  }

  Interval negated() {
    return new Interval(negated(upper), negated(lower));
  }

  private static @Nullable Bound negated(@Nullable Bound bound) {
    return bound == null ? null : new Bound(bound.value().negate(), bound.isExcluded());
  }

  /** Returns the interval that the sum of any two of its numbers is in this one. */
  Interval halved() {
    return new Interval(halved(lower, RoundingMode.CEILING), halved(upper, RoundingMode.FLOOR));
  }

  private static @Nullable Bound halved(@Nullable Bound bound, RoundingMode inwards) {
    return bound == null
        ? null
        : new Bound(
            bound.value().multiply(HALF, new MathContext(Limits.NUMBER_DIGITS, inwards)),
            bound.isExcluded());
  }

  /** Returns the interval without bounds that are 0. */
  Interval withoutZeros() {
    return new Interval(
        lower == null || isZero(lower) ? null : lower,
        upper == null || isZero(upper) ? null : upper);
  }

  static boolean isZero(Bound bound) {
    return bound.value().signum() == 0;
  }

  /** Returns the interval for numbers that are never negative. */
  Interval withoutNegatives() {
    return lower == null || lower.value().signum() > 0 ? this : new Interval(null, upper);
  }
}
