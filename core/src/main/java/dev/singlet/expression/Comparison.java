package dev.singlet.expression;

import dev.singlet.entity.EntityType;

/** {@code left operator right}. */
final class Comparison<T> extends Condition<T> {

  private final Operand left;
  private final String operator;
  private final Operand right;

  Comparison(EntityType<T> entity, Operand left, String operator, Operand right) {
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
}
