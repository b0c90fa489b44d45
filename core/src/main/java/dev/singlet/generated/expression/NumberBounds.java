package dev.singlet.generated.expression;

import dev.singlet.generated.item.Codecs;
import dev.singlet.generated.item.ValueCodec;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * The bounds that increments of a number keep to: its constraints, and the default they start from
 * where there is no attribute. Made by generated code.
 */
public final class NumberBounds {

  /** No constraints, and 0 to start from. */
  public static final NumberBounds NONE =
      new NumberBounds(BigDecimal.ZERO, null, null, Integer.MAX_VALUE, true);

  private final BigDecimal initial;
  private final @Nullable Bound min;
  private final @Nullable Bound max;
  private final int fraction;
  private final boolean isInitialKnown;

  private NumberBounds(
      BigDecimal initial,
      @Nullable Bound min,
      @Nullable Bound max,
      int fraction,
      boolean isInitialKnown) {
    this.initial = initial;
    this.min = min;
    this.max = max;
    this.fraction = fraction;
    this.isInitialKnown = isInitialKnown;
  }

  /**
   * A bound.
   *
   * @param value the bound itself
   * @param isExcluded whether the number may not be the bound itself
   */
  public record Bound(BigDecimal value, boolean isExcluded) {

    /** Tells if this leaves less than another bound of the same side, 1 for the lower one. */
    boolean isTighter(@Nullable Bound other, int sign) {
      int order = other == null ? 1 : sign * value.compareTo(other.value);
      return order > 0 || (order == 0 && isExcluded);
    }

    String text(String excluded, String included) {
      return (isExcluded ? excluded : included) + value.toPlainString();
    }

    boolean takes(BigDecimal number, int sign) {
      int order = sign * number.compareTo(value);
      return isExcluded ? order > 0 : order >= 0;
    }
  }

  /**
   * With a least value.
   *
   * @param value the constraint {@code @Min}
   * @return the bounds with it
   */
  public NumberBounds min(long value) {
    return atLeast(BigDecimal.valueOf(value), false);
  }

  /**
   * With a greatest value.
   *
   * @param value the constraint {@code @Max}
   * @return the bounds with it
   */
  public NumberBounds max(long value) {
    return atMost(BigDecimal.valueOf(value), false);
  }

  /**
   * With a least value.
   *
   * @param value the constraint {@code @DecimalMin}
   * @param inclusive whether it may be the value itself
   * @return the bounds with it
   */
  public NumberBounds min(String value, boolean inclusive) {
    return atLeast(new BigDecimal(value), !inclusive);
  }

  /**
   * With a greatest value.
   *
   * @param value the constraint {@code @DecimalMax}
   * @param inclusive whether it may be the value itself
   * @return the bounds with it
   */
  public NumberBounds max(String value, boolean inclusive) {
    return atMost(new BigDecimal(value), !inclusive);
  }

  /**
   * With the constraint {@code @Positive}.
   *
   * @return the bounds with it
   */
  public NumberBounds positive() {
    return atLeast(BigDecimal.ZERO, true);
  }

  /**
   * With the constraint {@code @Negative}.
   *
   * @return the bounds with it
   */
  public NumberBounds negative() {
    return atMost(BigDecimal.ZERO, true);
  }

  /**
   * With the constraint {@code @Digits}: numbers that are in the bounds, changed by one with no
   * more digits behind the point, have no more either.
   *
   * @param integer how many digits there may be before the point
   * @param digits how many there may be behind it
   * @return the bounds with it
   */
  public NumberBounds digits(int integer, int digits) {
    BigDecimal beyond = BigDecimal.ONE.scaleByPowerOfTen(integer);
    NumberBounds bounds = atLeast(beyond.negate(), true).atMost(beyond, true);
    return new NumberBounds(
        initial, bounds.min, bounds.max, Math.min(fraction, digits), isInitialKnown);
  }

  /**
   * With a default.
   *
   * @param value the default, in decimal
   * @return the bounds with it
   */
  public NumberBounds initial(String value) {
    return new NumberBounds(new BigDecimal(value), min, max, fraction, true);
  }

  /**
   * With a default that is made of other components, so that no increment can start from it.
   *
   * @return the bounds with it
   */
  public NumberBounds initialMadeOfOthers() {
    return new NumberBounds(initial, min, max, fraction, false);
  }

  /**
   * Tells if an increment of what is not there gives what the type and the constraints take.
   *
   * @param delta what is added
   * @return true if the number is known that it starts from, and the sum is within the bounds
   */
  public boolean takesFromInitial(BigDecimal delta) {
    return isInitialKnown && takes(initial.add(delta));
  }

  /**
   * Narrows them to what the Java type can hold, so that a number that is stored can be read.
   *
   * @param codec how numbers of the type are stored
   * @return the bounds of both
   */
  public NumberBounds within(ValueCodec<?> codec) {
    Class<?> type = codec.getClass();
    if (type.equals(Codecs.byteNumber().getClass())) {
      return min(Byte.MIN_VALUE).max(Byte.MAX_VALUE);
    }
    if (type.equals(Codecs.shortNumber().getClass())) {
      return min(Short.MIN_VALUE).max(Short.MAX_VALUE);
    }
    if (type.equals(Codecs.intNumber().getClass())) {
      return min(Integer.MIN_VALUE).max(Integer.MAX_VALUE);
    }
    return type.equals(Codecs.longNumber().getClass())
        ? min(Long.MIN_VALUE).max(Long.MAX_VALUE)
        : this;
  }

  /**
   * Returns the number that increments start from where there is no attribute.
   *
   * @return the default, or 0
   */
  public BigDecimal initial() {
    return initial;
  }

  /**
   * Returns the bound that a change in a direction may run into.
   *
   * @param sign the direction; 0 for none
   * @return the bound; null for none
   */
  public @Nullable Bound towards(int sign) {
    if (sign == 0) {
      return null;
    }
    return sign < 0 ? min : max;
  }

  /**
   * Tells if a number may be changed by one with as many digits behind the point.
   *
   * @param delta what is added
   * @return true if it has no more digits than the constraint takes
   */
  public boolean takesFraction(BigDecimal delta) {
    return delta.stripTrailingZeros().scale() <= fraction;
  }

  /**
   * Returns the number of digits that there may be behind the point.
   *
   * @return the constraint's; the greatest {@code int} without one
   */
  public int fraction() {
    return fraction;
  }

  boolean takes(BigDecimal value) {
    return (min == null || min.takes(value, 1)) && (max == null || max.takes(value, -1));
  }

  @Override
  public String toString() {
    String least = min == null ? "" : min.text("greater than ", "at least ");
    String most = max == null ? "" : max.text("less than ", "at most ");
    return least + (least.isEmpty() || most.isEmpty() ? "" : " and ") + most;
  }

  private NumberBounds atLeast(BigDecimal value, boolean isExcluded) {
    Bound bound = new Bound(value, isExcluded);
    return bound.isTighter(min, 1)
        ? new NumberBounds(initial, bound, max, fraction, isInitialKnown)
        : this;
  }

  private NumberBounds atMost(BigDecimal value, boolean isExcluded) {
    Bound bound = new Bound(value, isExcluded);
    return bound.isTighter(max, -1)
        ? new NumberBounds(initial, min, bound, fraction, isInitialKnown)
        : this;
  }
}
