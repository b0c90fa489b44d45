package dev.singlet.generated.expression;

import dev.singlet.internal.text.StoredValues;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One side of a comparison. */
public sealed interface Operand {

  /**
   * Returns the value of an attribute. Declared as an operand: to make one of a more special class
   * loads that with its user.
   *
   * @param path where the attribute is
   * @return the operand
   */
  static Operand at(Path path) {
    return new At(path);
  }

  /**
   * Returns a given value.
   *
   * @param value the value
   * @return the operand
   */
  static Operand of(AttributeValue value) {
    return new Value(value);
  }

  /**
   * Writes it as DynamoDB takes it.
   *
   * @param placeholders takes the names and values
   * @return a part of an expression
   */
  String toExpression(Placeholders placeholders);

  /**
   * Evaluates it for an item.
   *
   * @param item the attributes of an item
   * @return its value; null for nothing
   */
  @Nullable AttributeValue in(Map<String, AttributeValue> item);

  /**
   * Adds the place in an item that it looks at.
   *
   * @param paths takes the place
   */
  default void addPaths(Set<Path> paths) {}

  /**
   * The value of an attribute.
   *
   * @param path where the attribute is
   */
  record At(Path path) implements Operand {
    @Override
    public String toExpression(Placeholders placeholders) {
      return placeholders.path(path);
    }

    @Override
    public @Nullable AttributeValue in(Map<String, AttributeValue> item) {
      return path.in(item);
    }

    @Override
    public void addPaths(Set<Path> paths) {
      paths.add(path);
    }
  }

  /**
   * A given value.
   *
   * @param value the value
   */
  record Value(AttributeValue value) implements Operand {
    @Override
    public String toExpression(Placeholders placeholders) {
      return placeholders.value(value);
    }

    @Override
    public AttributeValue in(Map<String, AttributeValue> item) {
      return value;
    }
  }

  /**
   * The size of an attribute.
   *
   * @param path where the attribute is
   */
  record SizeOf(Path path) implements Operand {
    @Override
    public String toExpression(Placeholders placeholders) {
      placeholders.countOperator();
      return "size(" + placeholders.path(path) + ")";
    }

    @Override
    public @Nullable AttributeValue in(Map<String, AttributeValue> item) {
      return StoredValues.size(path.in(item));
    }

    @Override
    public void addPaths(Set<Path> paths) {
      paths.add(path);
    }
  }
}
