package dev.singlet.runtime.expression;

import dev.singlet.internal.text.StoredValues;
import dev.singlet.runtime.entity.EntityType;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** {@code attribute BETWEEN lower AND upper}. */
record Between(EntityType<?> entity, Path path, Operand lower, Operand upper)
    implements Expression {

  @Override
  public String toExpression(Placeholders placeholders) {
    placeholders.countOperator();
    return placeholders.path(path)
        + " BETWEEN "
        + lower.toExpression(placeholders)
        + " AND "
        + upper.toExpression(placeholders);
  }

  @Override
  public boolean holds(Map<String, AttributeValue> item) {
    AttributeValue value = path.in(item);
    return StoredValues.compare(value, ">=", lower.in(item))
        && StoredValues.compare(value, "<=", upper.in(item));
  }

  @Override
  public void addPaths(Set<Path> paths) {
    paths.add(path);
    lower.addPaths(paths);
    upper.addPaths(paths);
  }
}
