package dev.singlet.expression;

import dev.singlet.item.Codecs;
import dev.singlet.item.ValueCodec;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * What increments of a number keep to: its constraints, and the default they start from where there
 * is no attribute. Made by generated code.
 */
public final class NumberBounds {

  /** No constraints, and 0 to start from. */
  public static final NumberBounds NONE =
      new NumberBounds(BigDecimal.ZERO, null, null, false, true);

  private final BigDecimal initial;
  private final @Nullable BigDecimal min;
  private final @Nullable BigDecimal max;
  private final boolean isMinExcluded;
  private final boolean isInitialKnown;

  private NumberBounds(
      BigDecimal initial,
      @Nullable BigDecimal min,
      @Nullable BigDecimal max,
      boolean isMinExcluded,
      boolean isInitialKnown) {
    this.initial = initial;
    this.min = min;
    this.max = max;
    this.isMinExcluded = isMinExcluded;
    this.isInitialKnown = isInitialKnown;
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
    BigDecimal bound = BigDecimal.valueOf(value);
    return new NumberBounds(
        initial, min, max == null ? bound : bound.min(max), isMinExcluded, isInitialKnown);
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
   * With a default.
   *
   * @param value the default, in decimal
   * @return the bounds with it
   */
  public NumberBounds initial(String value) {
    return new NumberBounds(new BigDecimal(value), min, max, isMinExcluded, true);
  }

  /**
   * With a default that is made of other components, so that no increment can start from it.
   *
   * @return the bounds with it
   */
  public NumberBounds initialMadeOfOthers() {
    return new NumberBounds(initial, min, max, isMinExcluded, false);
  }

  /** Whether an increment of what is not there gives what the type and the constraints take. */
  boolean takesFromInitial(BigDecimal delta) {
    return isInitialKnown && takes(initial.add(delta));
  }

  /** Within what the Java type can hold, so that a number that is stored can be read. */
  NumberBounds within(ValueCodec<?> type) {
    if (type.equals(Codecs.byteNumber())) {
      return min(Byte.MIN_VALUE).max(Byte.MAX_VALUE);
    }
    if (type.equals(Codecs.shortNumber())) {
      return min(Short.MIN_VALUE).max(Short.MAX_VALUE);
    }
    if (type.equals(Codecs.intNumber())) {
      return min(Integer.MIN_VALUE).max(Integer.MAX_VALUE);
    }
    return type.equals(Codecs.longNumber()) ? min(Long.MIN_VALUE).max(Long.MAX_VALUE) : this;
  }

  BigDecimal initial() {
    return initial;
  }

  /** What a change in a direction may run into; null for nothing. */
  @Nullable BigDecimal towards(int sign) {
    if (sign == 0) {
      return null;
    }
    return sign < 0 ? min : max;
  }

  boolean isMinExcluded() {
    return isMinExcluded;
  }

  boolean takes(BigDecimal value) {
    int overMin = min == null ? 1 : value.compareTo(min);
    return (isMinExcluded ? overMin > 0 : overMin >= 0)
        && (max == null || value.compareTo(max) <= 0);
  }

  @Override
  public String toString() {
    String least =
        min == null ? "" : (isMinExcluded ? "greater than " : "at least ") + min.toPlainString();
    String most = max == null ? "" : "at most " + max.toPlainString();
    return least + (least.isEmpty() || most.isEmpty() ? "" : " and ") + most;
  }

  private NumberBounds atLeast(BigDecimal bound, boolean isExcluded) {
    int order = min == null ? 1 : bound.compareTo(min);
    return order > 0 || (order == 0 && isExcluded)
        ? new NumberBounds(initial, bound, max, isExcluded, isInitialKnown)
        : this;
  }
}
