package dev.singlet.runtime.expression;

import dev.singlet.internal.text.StoredValues;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A value in an expression: one side of a comparison, or the value that an update writes. */
public sealed interface Operand
    permits Operand.At, Operand.Value, Operand.SizeOf, IfNotExists, Sum, ListAppend {

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

  /** Adds the places in an item that it looks at. */
  default void addPaths(Set<Path> paths) {}

  /**
   * Returns the operand that has the same value for an item. DynamoDB looks at all attributes of an
   * operand, also at those whose values it doesn't need, and at those of other records of a union.
   *
   * @param isNullAbsent true if NULL counts as absent
   */
  default Operand fittedTo(Map<String, AttributeValue> item, boolean isNullAbsent) {
    return this;
  }

  /**
   * Returns the operand with a given value for attributes that an item lacks.
   *
   * @param which tells for which attributes
   */
  default Operand orElse(Predicate<Path> which, Operand given) {
    return this;
  }

  /** Returns whether DynamoDB can find its value in an item. */
  default boolean isIn(Map<String, AttributeValue> item) {
    return true;
  }

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
    public Operand orElse(Predicate<Path> which, Operand given) {
      return which.test(path) ? new IfNotExists(path, given) : this;
    }

    @Override
    public boolean isIn(Map<String, AttributeValue> item) {
      return path.in(item) != null;
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
