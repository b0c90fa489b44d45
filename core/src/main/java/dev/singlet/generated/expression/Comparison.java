package dev.singlet.generated.expression;

import dev.singlet.generated.entity.EntityType;
import dev.singlet.internal.text.StoredValues;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** {@code left operator right}. */
final class Comparison extends Expression {

  private final Operand left;
  private final String operator;
  private final Operand right;

  /** Declared as an expression: to make one of a more special class loads that with its user. */
  static Expression of(EntityType<?> entity, Operand left, String operator, Operand right) {
    return new Comparison(entity, left, operator, right);
  }

  private Comparison(EntityType<?> entity, Operand left, String operator, Operand right) {
    super(entity);
    this.left = left;
    this.operator = operator;
    this.right = right;
  }

  @Override
  public String toExpression(Placeholders placeholders) {
    placeholders.countOperator();
    return left.toExpression(placeholders)
        + " "
        + operator
        + " "
        + right.toExpression(placeholders);
  }

  @Override
  public boolean holds(Map<String, AttributeValue> item) {
    return StoredValues.compare(left.in(item), operator, right.in(item));
  }

  @Override
  public void addPaths(Set<Path> paths) {
    left.addPaths(paths);
    right.addPaths(paths);
  }
}
