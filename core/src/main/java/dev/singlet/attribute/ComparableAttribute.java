package dev.singlet.attribute;

import dev.singlet.error.InvalidArgumentException;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.expression.Operand;
import dev.singlet.runtime.item.ValueCodec;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An attribute whose values DynamoDB can compare, in their stored form.
 *
 * @param <T> the entity's record
 * @param <V> the type of its values
 * @param <W> the changes that an update can make
 */
public abstract non-sealed class ComparableAttribute<T, V, W> extends Attribute<T, V, W> {

  ComparableAttribute(Location<T> location, ValueCodec<V> codec) {
    super(location, codec);
  }

  /**
   * Holds if the item has the attribute with the given value.
   *
   * @param value the value; an empty set stands for no attribute, and so does NULL for a document
   *     that may be absent, because neither is stored
   * @return the condition {@code #attribute = :value}
   * @throws InvalidArgumentException if the value is null or can't be stored
   */
  public final Condition<T> eq(V value) {
    AttributeValue encoded = encode("eq", value);
    return encoded == null ? notExists() : compare("=", Operand.of(encoded));
  }

  /**
   * Holds if the attribute has another value, or if the item lacks it.
   *
   * @param value the value; an empty set stands for no attribute, and so does NULL for a document
   *     that may be absent, because neither is stored
   * @return the condition {@code #attribute <> :value}
   * @throws InvalidArgumentException if the value is null or can't be stored
   */
  public final Condition<T> ne(V value) {
    AttributeValue encoded = encode("ne", value);
    return encoded == null ? exists() : compare("<>", Operand.of(encoded));
  }

  /**
   * Holds if the item has both attributes, with the same value.
   *
   * @param other another attribute of the same items
   * @return the condition {@code #attribute = #other}
   * @throws InvalidArgumentException if the two are stored in different forms
   */
  public final Condition<T> eqAttribute(ComparableAttribute<T, V, ?> other) {
    return compare("=", operand("eqAttribute", other));
  }

  /**
   * Holds if the attributes have different values, or if the item lacks one of them or both.
   *
   * @param other another attribute of the same items
   * @return the condition {@code #attribute <> #other}
   * @throws InvalidArgumentException if the two are stored in different forms
   */
  public final Condition<T> neAttribute(ComparableAttribute<T, V, ?> other) {
    return compare("<>", operand("neAttribute", other));
  }

  /**
   * Returns the value of this attribute, or another value if an item lacks the attribute or stores
   * it as NULL.
   *
   * @param value the other value
   * @return {@code if_not_exists(#attribute, :value)}
   * @throws InvalidArgumentException if the value is null or can't be stored
   */
  public final Formula<T, V> orElse(V value) {
    return Formula.orElse(this, value);
  }

  /**
   * Returns the value of this attribute, or that of another one if an item lacks this one or stores
   * it as NULL.
   *
   * @param other another attribute of the same items
   * @return {@code if_not_exists(#attribute, #other)}
   * @throws InvalidArgumentException if the two are at the same place, or stored in different forms
   */
  public final Formula<T, V> orElseAttribute(ComparableAttribute<T, V, ?> other) {
    return Formula.orElse(this, other);
  }

  /** Returns a given value as an operand. */
  final Operand value(String operator, V value) {
    return Operand.of(encodeElement(operator, codec(), value));
  }

  final Operand operand(String operator, ComparableAttribute<T, V, ?> other) {
    return operand(operator, codec(), other);
  }

  /**
   * Returns another attribute as an operand.
   *
   * @param form the codec that its values must have
   */
  final <E> Operand operand(
      String operator, ValueCodec<E> form, ComparableAttribute<T, E, ?> other) {
    location().requireComparable(operator, form, other.location(), other.codec());
    return Operand.at(other.path());
  }
}
