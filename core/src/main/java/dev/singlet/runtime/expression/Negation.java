package dev.singlet.runtime.expression;

import dev.singlet.runtime.entity.EntityType;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** {@code NOT (condition)}. */
record Negation(Expression negated) implements Expression {

  @Override
  public @Nullable EntityType<?> entity() {
    return negated.entity();
  }

  @Override
  public Expression not() {
    return negated;
  }

  @Override
  public String toExpression(Placeholders placeholders) {
    placeholders.countOperator();
    return "NOT (" + negated.toExpression(placeholders) + ")";
  }

  @Override
  public boolean holds(Map<String, AttributeValue> item) {
    return !negated.holds(item);
  }

  @Override
  public void addPaths(Set<Path> paths) {
    negated.addPaths(paths);
  }
}
