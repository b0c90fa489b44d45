package dev.singlet.generated.expression;

import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** {@code NOT (condition)}. */
final class Negation extends Expression {

  private final Expression negated;

  /** Declared as an expression: to make one of a more special class loads that with its user. */
  static Expression of(Expression negated) {
    return new Negation(negated);
  }

  private Negation(Expression negated) {
    super(negated.entity());
    this.negated = negated;
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
