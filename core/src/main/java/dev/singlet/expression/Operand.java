package dev.singlet.expression;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One side of a comparison. */
sealed interface Operand {

  /** As DynamoDB takes it. */
  String toExpression(Placeholders placeholders);

  /** The value of an attribute. */
  record At(Path path) implements Operand {
    @Override
    public String toExpression(Placeholders placeholders) {
      return placeholders.path(path);
    }
  }

  /** A given value. */
  record Value(AttributeValue value) implements Operand {
    @Override
    public String toExpression(Placeholders placeholders) {
      return placeholders.value(value);
    }
  }

  /** The size of an attribute. */
  record SizeOf(Path path) implements Operand {
    @Override
    public String toExpression(Placeholders placeholders) {
      placeholders.countOperator();
      return "size(" + placeholders.path(path) + ")";
    }
  }
}
