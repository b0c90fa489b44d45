package dev.singlet.attribute;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.expression.OlderNames;
import dev.singlet.runtime.expression.Operand;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The size of an attribute: text in UTF-8 bytes, binary in bytes, sets, lists and maps in elements.
 * An absent attribute has no size, which is not the size 0: of the conditions on it, only {@link
 * #ne} holds.
 *
 * @param <T> the entity's record
 */
public final class Size<T> {

  private final Location<T> location;

  Size(Location<T> location) {
    this.location = location;
  }

  /**
   * Holds if the attribute has the given size.
   *
   * @param size the size
   * @return the condition {@code size(#attribute) = :size}
   */
  public Condition<T> eq(int size) {
    return compare("=", size);
  }

  /**
   * Holds if the attribute has another size, or if the item lacks it.
   *
   * @param size the size
   * @return the condition {@code size(#attribute) <> :size}
   */
  public Condition<T> ne(int size) {
    return compare("<>", size);
  }

  /**
   * Holds if the size is less than the given one.
   *
   * @param size the size
   * @return the condition {@code size(#attribute) < :size}
   */
  public Condition<T> lt(int size) {
    return compare("<", size);
  }

  /**
   * Holds if the size is at most the given one.
   *
   * @param size the size
   * @return the condition {@code size(#attribute) <= :size}
   */
  public Condition<T> lte(int size) {
    return compare("<=", size);
  }

  /**
   * Holds if the size is greater than the given one.
   *
   * @param size the size
   * @return the condition {@code size(#attribute) > :size}
   */
  public Condition<T> gt(int size) {
    return compare(">", size);
  }

  /**
   * Holds if the size is at least the given one.
   *
   * @param size the size
   * @return the condition {@code size(#attribute) >= :size}
   */
  public Condition<T> gte(int size) {
    return compare(">=", size);
  }

  /**
   * Holds if the size is between two sizes, both included.
   *
   * @param lower the least size
   * @param upper the greatest size
   * @return the conditions {@code size(#attribute) >= :lower AND size(#attribute) <= :upper}
   * @throws InvalidArgumentException if the lower one is greater
   */
  public Condition<T> between(int lower, int upper) {
    if (lower > upper) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_RANGE,
          String.format(
              "%s.size().between(%d, %d): the lower end is above the upper one.",
              location, lower, upper));
    }
    return gte(lower).and(lte(upper));
  }

  /**
   * Holds if the size is the number in another attribute. It doesn't hold if the item lacks one of
   * them.
   *
   * @param other a number of the same items
   * @return the condition {@code size(#attribute) = #other}
   */
  public Condition<T> eqAttribute(NumberAttribute<T, ?, ?> other) {
    return compare("=", Operand.at(other.path()));
  }

  /**
   * Holds if the size is not the number in another attribute, or if the item lacks one of them or
   * both.
   *
   * @param other a number of the same items
   * @return the condition {@code size(#attribute) <> #other}
   */
  public Condition<T> neAttribute(NumberAttribute<T, ?, ?> other) {
    return compare("<>", Operand.at(other.path()));
  }

  /**
   * Holds if the size is less than the number in another attribute.
   *
   * @param other a number of the same items
   * @return the condition {@code size(#attribute) < #other}
   */
  public Condition<T> ltAttribute(NumberAttribute<T, ?, ?> other) {
    return compare("<", Operand.at(other.path()));
  }

  /**
   * Holds if the size is at most the number in another attribute.
   *
   * @param other a number of the same items
   * @return the condition {@code size(#attribute) <= #other}
   */
  public Condition<T> lteAttribute(NumberAttribute<T, ?, ?> other) {
    return compare("<=", Operand.at(other.path()));
  }

  /**
   * Holds if the size is greater than the number in another attribute.
   *
   * @param other a number of the same items
   * @return the condition {@code size(#attribute) > #other}
   */
  public Condition<T> gtAttribute(NumberAttribute<T, ?, ?> other) {
    return compare(">", Operand.at(other.path()));
  }

  /**
   * Holds if the size is at least the number in another attribute.
   *
   * @param other a number of the same items
   * @return the condition {@code size(#attribute) >= #other}
   */
  public Condition<T> gteAttribute(NumberAttribute<T, ?, ?> other) {
    return compare(">=", Operand.at(other.path()));
  }

  /**
   * Holds if two attributes have the same size. It doesn't hold if the item lacks one of them.
   *
   * @param other the size of another attribute of the same items
   * @return the condition {@code size(#attribute) = size(#other)}
   * @throws InvalidArgumentException if both are the size of the same attribute
   */
  public Condition<T> eq(Size<T> other) {
    return compare("eq", "=", other);
  }

  /**
   * Holds if two attributes have different sizes, or if the item lacks one of them or both.
   *
   * @param other the size of another attribute of the same items
   * @return the condition {@code size(#attribute) <> size(#other)}
   * @throws InvalidArgumentException if both are the size of the same attribute
   */
  public Condition<T> ne(Size<T> other) {
    return compare("ne", "<>", other);
  }

  /**
   * Holds if the size is less than that of another attribute.
   *
   * @param other the size of another attribute of the same items
   * @return the condition {@code size(#attribute) < size(#other)}
   * @throws InvalidArgumentException if both are the size of the same attribute
   */
  public Condition<T> lt(Size<T> other) {
    return compare("lt", "<", other);
  }

  /**
   * Holds if the size is at most that of another attribute.
   *
   * @param other the size of another attribute of the same items
   * @return the condition {@code size(#attribute) <= size(#other)}
   * @throws InvalidArgumentException if both are the size of the same attribute
   */
  public Condition<T> lte(Size<T> other) {
    return compare("lte", "<=", other);
  }

  /**
   * Holds if the size is greater than that of another attribute.
   *
   * @param other the size of another attribute of the same items
   * @return the condition {@code size(#attribute) > size(#other)}
   * @throws InvalidArgumentException if both are the size of the same attribute
   */
  public Condition<T> gt(Size<T> other) {
    return compare("gt", ">", other);
  }

  /**
   * Holds if the size is at least that of another attribute.
   *
   * @param other the size of another attribute of the same items
   * @return the condition {@code size(#attribute) >= size(#other)}
   * @throws InvalidArgumentException if both are the size of the same attribute
   */
  public Condition<T> gte(Size<T> other) {
    return compare("gte", ">=", other);
  }

  private Condition<T> compare(String method, String operator, Size<T> other) {
    location.requireOther("size()." + method, other.location);
    return compare(operator, new Operand.SizeOf(other.location.path()), other.isOfType());
  }

  private Condition<T> compare(String operator, int size) {
    return compare(operator, Operand.of(AttributeValue.createN(Integer.toString(size))));
  }

  private Condition<T> compare(String operator, Operand right) {
    return compare(operator, right, Expression.always());
  }

  /**
   * Compares with an operand.
   *
   * @param isRightOfType the condition that the operand has its type
   */
  private Condition<T> compare(String operator, Operand right, Expression isRightOfType) {
    EntityType<T> entity = location.entity();
    Operand left = new Operand.SizeOf(location.path());
    Expression types = isOfType().and(isRightOfType);
    if (operator.equals("<>") && !types.isAlways()) {
      Expression equal = compare("=", right, isRightOfType).expression();
      return new Condition<>(OlderNames.not(entity, equal, left, right));
    }
    return new Condition<>(types.and(OlderNames.compare(entity, left, operator, right)));
  }

  /** DynamoDB has sizes of several types. A document must have the type of the attribute. */
  private Expression isOfType() {
    String type = location.type();
    return type == null ? Expression.always() : location.hasType(type);
  }
}
