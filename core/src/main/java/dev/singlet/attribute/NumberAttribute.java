package dev.singlet.attribute;

import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.expression.NumberBounds;
import dev.singlet.runtime.item.ValueCodec;
import org.jspecify.annotations.Nullable;

/**
 * A number.
 *
 * @param <T> the entity's record
 * @param <V> the Java type
 * @param <W> the changes that an update can make
 */
public final class NumberAttribute<T, V extends Number, W> extends OrderedAttribute<T, V, W> {

  private final @Nullable NumberBounds declared;

  /**
   * Made by generated code.
   *
   * @param location its place
   * @param codec the codec of its values
   */
  public NumberAttribute(Location<T> location, ValueCodec<V> codec) {
    super(location, codec);
    this.declared = null;
  }

  /**
   * Made by generated code.
   *
   * @param location its place
   * @param codec the codec of its values
   * @param bounds the bounds that its constraints set, and its default
   */
  public NumberAttribute(Location<T> location, ValueCodec<V> codec, NumberBounds bounds) {
    super(location, codec);
    this.declared = bounds;
  }

  /**
   * Returns the bounds that increments keep to.
   *
   * @return the declared ones, within those of the Java type
   */
  public NumberBounds bounds() {
    return (declared == null ? NumberBounds.NONE : declared).within(codec());
  }

  /**
   * Returns the sum of two numbers of an item. DynamoDB adds no more than two.
   *
   * @param other a number of the same type
   * @return {@code #number + #other}
   */
  public Formula<T, V> plus(NumberAttribute<T, V, ?> other) {
    return Formula.plus(this, other);
  }

  /**
   * Returns the difference of two numbers of an item.
   *
   * @param other a number of the same type, which is subtracted
   * @return {@code #number - #other}
   */
  public Formula<T, V> minus(NumberAttribute<T, V, ?> other) {
    return Formula.minus(this, other);
  }

  /**
   * Returns the sum of this number and a given one.
   *
   * @param amount the amount to add
   * @return {@code #number + :amount}
   */
  public Formula<T, V> plusAmount(V amount) {
    return Formula.plusAmount(this, amount);
  }

  /**
   * Returns the difference of this number and a given one.
   *
   * @param amount the amount to subtract
   * @return {@code #number - :amount}
   */
  public Formula<T, V> minusAmount(V amount) {
    return Formula.minusAmount(this, amount);
  }

  /**
   * Returns the difference of a given number and this one.
   *
   * @param amount the amount to subtract from
   * @return {@code :amount - #number}
   */
  public Formula<T, V> subtractedFrom(V amount) {
    return Formula.subtractedFrom(this, amount);
  }

  @Override
  protected NumberAttribute<T, V, W> at(Location<T> place) {
    return declared == null
        ? new NumberAttribute<>(place, codec())
        : new NumberAttribute<>(place, codec(), declared);
  }
}
