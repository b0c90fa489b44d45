package dev.singlet.runtime.expression;

import static dev.singlet.error.Violation.MASK;

import dev.singlet.internal.text.StoredText;
import dev.singlet.runtime.entity.EntityType;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A condition or filter, as a tree that can be written as DynamoDB takes it, and evaluated for an
 * item as DynamoDB would. Immutable.
 *
 * <p>It is an interface so that the JVM does not load the class of every expression with the
 * classes that make one.
 */
public interface Expression {

  /** The characters of a value that a message shows. */
  int MAX_SHOWN = 80;

  /** Returns an expression that always holds, so that DynamoDB need not be asked. */
  static Expression always() {
    return Constant.ALWAYS;
  }

  /** Returns an expression of no entity that never holds. */
  static Expression never() {
    return never(null);
  }

  /**
   * Returns an expression that never holds.
   *
   * @param entity the entity; null for none
   */
  static Expression never(@Nullable EntityType<?> entity) {
    return new Constant(entity, false);
  }

  /** Returns {@code attribute_exists(path)}. */
  static Expression exists(EntityType<?> entity, Path path) {
    return call(entity, "attribute_exists", path, null);
  }

  /** Returns {@code attribute_not_exists(path)}. */
  static Expression notExists(EntityType<?> entity, Path path) {
    return call(entity, "attribute_not_exists", path, null);
  }

  /**
   * Returns {@code function(path, :argument)}.
   *
   * @param function DynamoDB's name of a function that returns true or false
   * @param argument the second argument; null for none
   */
  static Expression call(
      EntityType<?> entity, String function, Path path, @Nullable AttributeValue argument) {
    return new Call(entity, function, path, argument == null ? null : Operand.of(argument));
  }

  /**
   * Returns {@code function(path, operand)}.
   *
   * @param function DynamoDB's name of a function that returns true or false
   */
  static Expression of(EntityType<?> entity, String function, Path path, Operand argument) {
    return new Call(entity, function, path, argument);
  }

  /** Returns {@code attribute_type(path, :type)}. */
  static Expression hasType(EntityType<?> entity, Path path, String type) {
    return call(entity, "attribute_type", path, AttributeValue.createS(type));
  }

  /** Returns {@code path = :value}. */
  static Expression equal(EntityType<?> entity, Path path, AttributeValue value) {
    return compare(entity, Operand.at(path), "=", Operand.of(value));
  }

  /** Returns {@code left operator right}, with one of DynamoDB's operators. */
  static Expression compare(EntityType<?> entity, Operand left, String operator, Operand right) {
    return new Comparison(entity, left, operator, right);
  }

  /** Returns {@code path BETWEEN lower AND upper}. Both ends are included. */
  static Expression between(EntityType<?> entity, Path path, Operand lower, Operand upper) {
    return new Between(entity, path, lower, upper);
  }

  /**
   * Returns {@code path IN (:values)}.
   *
   * @param values at most 100 values
   */
  static Expression in(EntityType<?> entity, Path path, List<AttributeValue> values) {
    return new Membership(entity, path, values);
  }

  /** Joins expressions by {@code AND}. Without any, the result always holds. */
  static Expression allOf(Collection<Expression> expressions) {
    return expressions.isEmpty() ? always() : Junction.of(true, expressions);
  }

  /** Joins expressions by {@code OR}. Without any, the result never holds. */
  static Expression anyOf(Collection<Expression> expressions) {
    return Junction.of(false, expressions);
  }

  /** Joins two expressions by {@code AND}. */
  default Expression and(Expression other) {
    if (isAlways()) {
      return Objects.requireNonNull(other, "A condition is null.");
    }
    return other.isAlways() ? this : Junction.of(true, List.of(this, other));
  }

  /** Joins two expressions by {@code OR}. */
  default Expression or(Expression other) {
    return Junction.of(false, List.of(this, other));
  }

  /** Returns {@code NOT (...)}. */
  default Expression not() {
    return new Negation(this);
  }

  /**
   * Writes it as DynamoDB takes it.
   *
   * @param placeholders takes the names and values
   */
  String toExpression(Placeholders placeholders);

  /** Evaluates it for an item as DynamoDB does. */
  boolean holds(Map<String, AttributeValue> item);

  /** Adds the places in an item that it looks at. */
  void addPaths(Set<Path> paths);

  /**
   * Returns the parts that must hold, each by itself, for this to hold.
   *
   * @return the operands of a conjunction; itself for any other expression
   */
  default List<Expression> conjuncts() {
    return List.of(this);
  }

  /**
   * Returns whether it needs parentheses to be beside others.
   *
   * @return true for {@code AND} and {@code OR}
   */
  default boolean isCompound() {
    return false;
  }

  /**
   * Returns whether it holds for every item, so that DynamoDB need not be asked.
   *
   * @return true for {@link #always}
   */
  default boolean isAlways() {
    return this instanceof Constant constant && constant.holds();
  }

  /**
   * Returns the entity whose attributes it is made of.
   *
   * @return the entity; null for none
   */
  @Nullable EntityType<?> entity();

  /**
   * Returns the expression with names and values in place of placeholders, for messages. It masks
   * all values if the entity hides one of the attributes, and keys of maps that are hidden.
   */
  default String toText() {
    Placeholders placeholders = new Placeholders();
    String expression = toExpression(placeholders);
    Map<String, String> names = Objects.requireNonNullElse(placeholders.names(), Map.of());
    Map<String, AttributeValue> values =
        Objects.requireNonNullElse(placeholders.values(), Map.of());
    Set<Path> paths = new HashSet<>();
    addPaths(paths);
    EntityType<?> entity = entity();
    boolean areShown =
        entity == null || paths.stream().allMatch(path -> entity.isShown(path.root()));
    return Placeholders.PLACEHOLDER
        .matcher(expression)
        .replaceAll(
            found -> {
              String name = names.get(found.group());
              boolean isShown =
                  name == null
                      ? areShown
                      : areShown || paths.stream().noneMatch(path -> path.hides(name));
              AttributeValue value = values.get(found.group());
              String text = value == null ? name : StoredText.of(value, MAX_SHOWN);
              return isShown ? Matcher.quoteReplacement(String.valueOf(text)) : MASK;
            });
  }
}
