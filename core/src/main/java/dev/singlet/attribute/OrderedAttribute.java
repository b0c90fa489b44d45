package dev.singlet.attribute;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.text.KeyOrder;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.expression.OlderNames;
import dev.singlet.runtime.expression.Operand;
import dev.singlet.runtime.item.ValueCodec;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An attribute whose values have an order in DynamoDB: numbers, times, and text and binary by their
 * bytes. If an item lacks the attribute, none of these comparisons holds.
 *
 * @param <T> the entity's record
 * @param <V> the type of its values
 * @param <W> the changes that an update can make
 */
public sealed class OrderedAttribute<T, V, W> extends ScalarAttribute<T, V, W>
    permits NumberAttribute, TextAttribute, BinaryAttribute {

  /**
   * Made by generated code.
   *
   * @param location its place
   * @param codec the codec of its values
   */
  public OrderedAttribute(Location<T> location, ValueCodec<V> codec) {
    super(location, codec);
  }

  /**
   * Holds if the attribute is less than a value.
   *
   * @param value the value
   * @return the condition {@code #attribute < :value}
   */
  public final Condition<T> lt(V value) {
    return compare("<", value("lt", value));
  }

  /**
   * Holds if the attribute is less than a value or equal to it.
   *
   * @param value the value
   * @return the condition {@code #attribute <= :value}
   */
  public final Condition<T> lte(V value) {
    return compare("<=", value("lte", value));
  }

  /**
   * Holds if the attribute is greater than a value.
   *
   * @param value the value
   * @return the condition {@code #attribute > :value}
   */
  public final Condition<T> gt(V value) {
    return compare(">", value("gt", value));
  }

  /**
   * Holds if the attribute is greater than a value or equal to it.
   *
   * @param value the value
   * @return the condition {@code #attribute >= :value}
   */
  public final Condition<T> gte(V value) {
    return compare(">=", value("gte", value));
  }

  /**
   * Holds if the attribute is less than another one.
   *
   * @param other another attribute of the same items
   * @return the condition {@code #attribute < #other}
   */
  public final Condition<T> ltAttribute(OrderedAttribute<T, V, ?> other) {
    return compare("<", operand("ltAttribute", other));
  }

  /**
   * Holds if the attribute is less than another one or equal to it.
   *
   * @param other another attribute of the same items
   * @return the condition {@code #attribute <= #other}
   */
  public final Condition<T> lteAttribute(OrderedAttribute<T, V, ?> other) {
    return compare("<=", operand("lteAttribute", other));
  }

  /**
   * Holds if the attribute is greater than another one.
   *
   * @param other another attribute of the same items
   * @return the condition {@code #attribute > #other}
   */
  public final Condition<T> gtAttribute(OrderedAttribute<T, V, ?> other) {
    return compare(">", operand("gtAttribute", other));
  }

  /**
   * Holds if the attribute is greater than another one or equal to it.
   *
   * @param other another attribute of the same items
   * @return the condition {@code #attribute >= #other}
   */
  public final Condition<T> gteAttribute(OrderedAttribute<T, V, ?> other) {
    return compare(">=", operand("gteAttribute", other));
  }

  /**
   * Holds if the attribute is between two values, both included.
   *
   * @param lower the least value
   * @param upper the greatest value
   * @return the condition {@code #attribute BETWEEN :lower AND :upper}
   * @throws InvalidArgumentException if the lower one is greater
   */
  public final Condition<T> between(V lower, V upper) {
    AttributeValue from = Objects.requireNonNull(encode("between", lower));
    AttributeValue to = Objects.requireNonNull(encode("between", upper));
    if (KeyOrder.compare(from, to) > 0) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_RANGE,
          String.format(
              "%s.between(%s, %s): the lower end is above the upper one.",
              location(), location().shown(lower), location().shown(upper)));
    }
    return covered(
        path -> Expression.between(location().entity(), path, Operand.of(from), Operand.of(to)));
  }

  /**
   * Holds if the attribute is between two other ones, both included.
   *
   * @param lower the attribute with the least value
   * @param upper the attribute with the greatest value
   * @return the condition {@code #attribute BETWEEN #lower AND #upper}
   */
  public final Condition<T> betweenAttributes(
      OrderedAttribute<T, V, ?> lower, OrderedAttribute<T, V, ?> upper) {
    return between(operand("betweenAttributes", lower), operand("betweenAttributes", upper));
  }

  /**
   * Holds if the attribute is between another one and a value, both included.
   *
   * @param lower the attribute with the least value
   * @param upper the greatest value
   * @return the condition {@code #attribute BETWEEN #lower AND :upper}
   */
  public final Condition<T> betweenAttributeAndValue(OrderedAttribute<T, V, ?> lower, V upper) {
    String operator = "betweenAttributeAndValue";
    return between(operand(operator, lower), value(operator, upper));
  }

  /**
   * Holds if the attribute is between a value and another attribute, both included.
   *
   * @param lower the least value
   * @param upper the attribute with the greatest value
   * @return the condition {@code #attribute BETWEEN :lower AND #upper}
   */
  public final Condition<T> betweenValueAndAttribute(V lower, OrderedAttribute<T, V, ?> upper) {
    String operator = "betweenValueAndAttribute";
    return between(value(operator, lower), operand(operator, upper));
  }

  private Condition<T> between(Operand lower, Operand upper) {
    EntityType<T> entity = location().entity();
    return ofType(
        covered(
            path ->
                OlderNames.cover(
                    entity,
                    lower,
                    from ->
                        OlderNames.cover(
                            entity, upper, to -> Expression.between(entity, path, from, to)))));
  }

  @Override
  protected OrderedAttribute<T, V, W> at(Location<T> place) {
    return new OrderedAttribute<>(place, codec());
  }
}
