package dev.singlet.generated.expression;

import dev.singlet.internal.text.StoredValues;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One side of a comparison. */
public sealed interface Operand {

  /** Returns the value of an attribute. */
  static Operand at(Path path) {
    return new At(path);
  }

  /** Returns a given value. */
  static Operand of(AttributeValue value) {
    return new Value(value);
  }

  /**
   * Writes it as DynamoDB takes it.
   *
   * @param placeholders takes the names and values
   */
  String toExpression(Placeholders placeholders);

  /** Returns its value for an item; null for none. */
  @Nullable AttributeValue in(Map<String, AttributeValue> item);

  /** Adds the place in an item that it looks at. */
  default void addPaths(Set<Path> paths) {}

  /** The value of an attribute. */
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

  /** A given value. */
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

  /** The size of an attribute. */
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
