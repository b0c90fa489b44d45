package dev.singlet.attribute;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One side of a comparison. */
sealed interface Operand {

  /** As DynamoDB takes it. */
  String toExpression(Placeholders placeholders);

  /** What it is in an item; null for nothing. */
  @Nullable AttributeValue of(Map<String, AttributeValue> item);

  /** Adds the place in an item that it looks at. */
  default void addPaths(Set<Path> paths) {}

  /** The value of an attribute. */
  record At(Path path) implements Operand {
    @Override
    public String toExpression(Placeholders placeholders) {
      return placeholders.path(path);
    }

    @Override
    public @Nullable AttributeValue of(Map<String, AttributeValue> item) {
      return Documents.find(item, path);
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
    public AttributeValue of(Map<String, AttributeValue> item) {
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
    public @Nullable AttributeValue of(Map<String, AttributeValue> item) {
      return StoredValues.size(Documents.find(item, path));
    }

    @Override
    public void addPaths(Set<Path> paths) {
      paths.add(path);
    }
  }
}
