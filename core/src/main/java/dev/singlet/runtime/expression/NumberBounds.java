package dev.singlet.runtime.expression;

import dev.singlet.internal.text.Numbers;
import dev.singlet.runtime.codec.IntegerCodec;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.item.ValueCodec;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The bounds of a number for increments: its constraints, and the default from which increments of
 * an absent attribute start. Made by generated code.
 *
 * @param initial the number that increments start from: the default, or 0
 * @param min the lower bound; null for none
 * @param max the upper bound; null for none
 * @param fraction the maximum number of digits after the decimal point
 * @param isInitialKnown false if the default is computed from other components, so that no
 *     increment can start from it
 */
public record NumberBounds(
    BigDecimal initial,
    @Nullable Bound min,
    @Nullable Bound max,
    int fraction,
    boolean isInitialKnown) {

  /** No constraints, and 0 to start from. */
  public static final NumberBounds NONE =
      new NumberBounds(BigDecimal.ZERO, null, null, Integer.MAX_VALUE, true);

  /**
   * A bound.
   *
   * @param isExcluded true if the number may not be the bound itself
   */
  public record Bound(BigDecimal value, boolean isExcluded) {

    /**
     * Returns whether this leaves less than another bound of the same side, 1 for the lower one.
     */
    boolean isTighter(@Nullable Bound other, int sign) {
      int order = other == null ? 1 : sign * value.compareTo(other.value);
      return order > 0 || (order == 0 && isExcluded);
    }

    String text(String excluded, String included) {
      return (isExcluded ? excluded : included) + value.toPlainString();
    }

    /**
     * Returns whether this bound leaves a number.
     *
     * @param sign 1 for a lower bound, -1 for an upper one
     */
    public boolean takes(BigDecimal number, int sign) {
      int order = sign * number.compareTo(value);
      return isExcluded ? order > 0 : order >= 0;
    }

    /**
     * Returns the condition that this bound leaves the number of an operand.
     *
     * @param sign 1 for a lower bound, -1 for an upper one
     */
    public Expression leaves(EntityType<?> entity, Operand number, int sign) {
      Bound limit = storable(sign);
      String text = limit.value.stripTrailingZeros().toPlainString();
      return OlderNames.compare(
          entity, number, limit.operator(sign), Operand.of(AttributeValue.createN(text)));
    }

    /**
     * Returns the operator between a number that this bound leaves, and the bound.
     *
     * @param sign 1 for a lower bound, -1 for an upper one
     */
    public String operator(int sign) {
      return (sign > 0 ? ">" : "<") + (isExcluded ? "" : "=");
    }

    /**
     * Returns the bound that leaves the same numbers, of all that DynamoDB can store, and is itself
     * one of them.
     *
     * @param sign 1 for a lower bound, -1 for an upper one
     */
    Bound storable(int sign) {
      if (Numbers.problem(value) == null) {
        return this;
      }
      BigDecimal most = sign < 0 ? value : value.negate();
      BigDecimal nearest = Numbers.floor(most);
      boolean leavesNone = nearest == null && most.signum() < 0;
      if (nearest == null) {
        nearest = leavesNone ? Numbers.GREATEST.negate() : Numbers.GREATEST;
      }
      return new Bound(sign < 0 ? nearest : nearest.negate(), leavesNone);
    }
  }

  /** Adds the constraint {@code @Min}. */
  public NumberBounds min(long value) {
    return atLeast(BigDecimal.valueOf(value), false);
  }

  /** Adds the constraint {@code @Max}. */
  public NumberBounds max(long value) {
    return atMost(BigDecimal.valueOf(value), false);
  }

  /** Adds the constraint {@code @DecimalMin}. */
  public NumberBounds min(String value, boolean inclusive) {
    return atLeast(new BigDecimal(value), !inclusive);
  }

  /** Adds the constraint {@code @DecimalMax}. */
  public NumberBounds max(String value, boolean inclusive) {
    return atMost(new BigDecimal(value), !inclusive);
  }

  /** Adds the constraint {@code @Positive}. */
  public NumberBounds positive() {
    return atLeast(BigDecimal.ZERO, true);
  }

  /** Adds the constraint {@code @Negative}. */
  public NumberBounds negative() {
    return atMost(BigDecimal.ZERO, true);
  }

  /**
   * Adds the constraint {@code @Digits}. A number within the bounds and a delta with no more digits
   * after the point have a sum with no more either.
   */
  public NumberBounds digits(int integer, int digits) {
    BigDecimal beyond = BigDecimal.ONE.scaleByPowerOfTen(integer);
    NumberBounds bounds = atLeast(beyond.negate(), true).atMost(beyond, true);
    return new NumberBounds(
        initial, bounds.min, bounds.max, Math.min(fraction, digits), isInitialKnown);
  }

  /** Sets the default that increments start from. */
  public NumberBounds initial(String value) {
    return new NumberBounds(new BigDecimal(value), min, max, fraction, true);
  }

  /** Sets a default that is computed from other components, so no increment can start from it. */
  public NumberBounds initialMadeOfOthers() {
    return new NumberBounds(initial, min, max, fraction, false);
  }

  /**
   * Returns whether an absent number may be incremented.
   *
   * @return true if the number that it starts from is known, and the sum is within the bounds
   */
  public boolean takesFromInitial(BigDecimal delta) {
    return isInitialKnown && takes(initial.add(delta));
  }

  /** Narrows the bounds to the values of the Java type, so that a stored number can be read. */
  public NumberBounds within(ValueCodec<?> codec) {
    return codec instanceof IntegerCodec<?> integers
        ? min(integers.min()).max(integers.max())
        : this;
  }

  /**
   * Returns the bound that a change in a direction may reach.
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

  /** Returns whether a change has no more digits after the point than the constraint allows. */
  public boolean takesFraction(BigDecimal delta) {
    return delta.stripTrailingZeros().scale() <= fraction;
  }

  /** Returns whether a number is within the bounds. */
  public boolean takes(BigDecimal value) {
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
