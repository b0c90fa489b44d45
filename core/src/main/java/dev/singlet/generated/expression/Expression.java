package dev.singlet.generated.expression;

import dev.singlet.generated.entity.EntityType;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A condition or filter, as a tree that can be written as DynamoDB takes it, and evaluated for an
 * item as DynamoDB would. Immutable.
 */
public abstract class Expression {

  private final @Nullable EntityType<?> entity;

  /**
   * Keeps the entity.
   *
   * @param entity the entity whose attributes it is made of; null for none
   */
  protected Expression(@Nullable EntityType<?> entity) {
    this.entity = entity;
  }

  /**
   * Returns an expression that always holds.
   *
   * @return an expression that nothing need be asked for
   */
  public static Expression always() {
    return Constant.ofAlways();
  }

  /**
   * Returns an expression that never holds.
   *
   * @return an expression of no entity
   */
  public static Expression never() {
    return never(null);
  }

  /**
   * Returns an expression that never holds.
   *
   * @param entity the entity; null for none
   * @return the expression
   */
  public static Expression never(@Nullable EntityType<?> entity) {
    return Constant.ofNever(entity);
  }

  /**
   * Holds if an attribute is there.
   *
   * @param entity the entity
   * @param path where the attribute is
   * @return {@code attribute_exists(path)}
   */
  public static Expression exists(EntityType<?> entity, Path path) {
    return Call.of(entity, "attribute_exists", path, null);
  }

  /**
   * Holds if an attribute is not there.
   *
   * @param entity the entity
   * @param path where the attribute would be
   * @return {@code attribute_not_exists(path)}
   */
  public static Expression notExists(EntityType<?> entity, Path path) {
    return Call.of(entity, "attribute_not_exists", path, null);
  }

  /**
   * Calls a function.
   *
   * @param entity the entity
   * @param function DynamoDB's name of a function that returns true or false
   * @param path where the attribute is
   * @param argument the second argument
   * @return {@code function(path, :argument)}
   */
  public static Expression call(
      EntityType<?> entity, String function, Path path, @Nullable AttributeValue argument) {
    return Call.of(entity, function, path, argument);
  }

  /**
   * Holds if an attribute has a value.
   *
   * @param entity the entity
   * @param path where the attribute is
   * @param value the value
   * @return {@code path = :value}
   */
  public static Expression equal(EntityType<?> entity, Path path, AttributeValue value) {
    return compare(entity, Operand.at(path), "=", Operand.of(value));
  }

  /**
   * Compares two operands.
   *
   * @param entity the entity
   * @param left the left operand
   * @param operator DynamoDB's operator
   * @param right the right operand
   * @return {@code left operator right}
   */
  public static Expression compare(
      EntityType<?> entity, Operand left, String operator, Operand right) {
    return Comparison.of(entity, left, operator, right);
  }

  /**
   * Holds if an attribute is within two values, both included.
   *
   * @param entity the entity
   * @param path where the attribute is
   * @param lower the least value
   * @param upper the greatest value
   * @return {@code path BETWEEN :lower AND :upper}
   */
  public static Expression between(
      EntityType<?> entity, Path path, AttributeValue lower, AttributeValue upper) {
    return Between.of(entity, path, lower, upper);
  }

  /**
   * Holds if an attribute has one of some values.
   *
   * @param entity the entity
   * @param path where the attribute is
   * @param values the values, at most 100
   * @return {@code path IN (:values)}
   */
  public static Expression in(EntityType<?> entity, Path path, List<AttributeValue> values) {
    return Membership.of(entity, path, values);
  }

  /**
   * Joins expressions by {@code AND}.
   *
   * @param expressions any number of expressions
   * @return an expression that holds if all hold; without any it always holds
   */
  public static Expression allOf(Collection<Expression> expressions) {
    return expressions.isEmpty() ? Constant.ofAlways() : Junction.of(true, expressions);
  }

  /**
   * Joins expressions by {@code OR}.
   *
   * @param expressions any number of expressions
   * @return an expression that holds if one holds; without any it never holds
   */
  public static Expression anyOf(Collection<Expression> expressions) {
    return Junction.of(false, expressions);
  }

  /**
   * Joins two expressions by {@code AND}.
   *
   * @param other another expression
   * @return an expression that holds if both hold
   */
  public final Expression and(Expression other) {
    if (isAlways()) {
      return Objects.requireNonNull(other, "A condition is null.");
    }
    return other.isAlways() ? this : Junction.of(true, List.of(this, other));
  }

  /**
   * Joins two expressions by {@code OR}.
   *
   * @param other another expression
   * @return an expression that holds if one of the two holds, or both
   */
  public final Expression or(Expression other) {
    return Junction.of(false, List.of(this, other));
  }

  /**
   * Negates it.
   *
   * @return the expression {@code NOT (...)}
   */
  public Expression not() {
    return Negation.of(this);
  }

  /**
   * Writes it as DynamoDB takes it.
   *
   * @param placeholders takes the names and values
   * @return a condition expression
   */
  public abstract String toExpression(Placeholders placeholders);

  /**
   * Evaluates it as DynamoDB does.
   *
   * @param item the attributes of an item
   * @return true if it holds for the item
   */
  public abstract boolean holds(Map<String, AttributeValue> item);

  /**
   * Adds the places in an item that it looks at.
   *
   * @param paths takes the places
   */
  public abstract void addPaths(Set<Path> paths);

  /**
   * Returns the parts that must hold, each by itself, for this to hold.
   *
   * @return the operands of a conjunction; itself if it is none
   */
  public List<Expression> conjuncts() {
    return List.of(this);
  }

  /**
   * Tells if it needs parentheses to stand beside others.
   *
   * @return true for {@code AND} and {@code OR}
   */
  public boolean isCompound() {
    return false;
  }

  /**
   * Tells if it holds for every item, so that nothing need be asked.
   *
   * @return true for {@link #always}
   */
  public final boolean isAlways() {
    return this instanceof Constant constant && constant.holds();
  }

  /**
   * Returns the entity whose attributes it is made of.
   *
   * @return the entity; null if it is made of none
   */
  public final @Nullable EntityType<?> entity() {
    return entity;
  }

  @Override
  public final String toString() {
    Placeholders placeholders = new Placeholders();
    return toExpression(placeholders) + " " + placeholders.names() + placeholders.values();
  }
}
