package dev.singlet.runtime.expression;

import dev.singlet.internal.text.StoredValues;
import dev.singlet.runtime.entity.EntityType;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** {@code left operator right}. */
record Comparison(EntityType<?> entity, Operand left, String operator, Operand right)
    implements Expression {

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
