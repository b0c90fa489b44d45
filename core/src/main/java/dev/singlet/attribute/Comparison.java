package dev.singlet.attribute;

import dev.singlet.generated.entity.EntityType;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** {@code left operator right}. */
final class Comparison<T> extends Condition<T> {

  private final Operand left;
  private final String operator;
  private final Operand right;

  /** Declared as a condition: to make one of a more special class loads that with its user. */
  static <T> Condition<T> of(EntityType<T> entity, Operand left, String operator, Operand right) {
    return new Comparison<>(entity, left, operator, right);
  }

  private Comparison(EntityType<T> entity, Operand left, String operator, Operand right) {
    super(entity);
    this.left = left;
    this.operator = operator;
    this.right = right;
  }

  @Override
  String render(Placeholders placeholders) {
    placeholders.countOperator();
    return left.toExpression(placeholders)
        + " "
        + operator
        + " "
        + right.toExpression(placeholders);
  }

  @Override
  boolean holds(Map<String, AttributeValue> item) {
    return StoredValues.compare(left.of(item), operator, right.of(item));
  }

  @Override
  void addPaths(Set<Path> paths) {
    left.addPaths(paths);
    right.addPaths(paths);
  }
}
