package dev.singlet.expression;

import dev.singlet.entity.EntityType;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** {@code attribute BETWEEN lower AND upper}. */
final class Between<T> extends Condition<T> {

  private final Path path;
  private final AttributeValue lower;
  private final AttributeValue upper;

  Between(EntityType<T> entity, Path path, AttributeValue lower, AttributeValue upper) {
    super(entity);
    this.path = path;
    this.lower = lower;
    this.upper = upper;
  }

  @Override
  String render(Placeholders placeholders) {
    placeholders.countOperator();
    return placeholders.path(path)
        + " BETWEEN "
        + placeholders.value(lower)
        + " AND "
        + placeholders.value(upper);
  }
}
