package dev.singlet.attribute;

import dev.singlet.generated.entity.EntityType;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** {@code attribute BETWEEN lower AND upper}. */
final class Between<T> extends Condition<T> {

  private final Path path;
  private final AttributeValue lower;
  private final AttributeValue upper;

  /** Declared as a condition: to make one of a more special class loads that with its user. */
  static <T> Condition<T> of(
      EntityType<T> entity, Path path, AttributeValue lower, AttributeValue upper) {
    return new Between<>(entity, path, lower, upper);
  }

  private Between(EntityType<T> entity, Path path, AttributeValue lower, AttributeValue upper) {
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

  @Override
  boolean holds(Map<String, AttributeValue> item) {
    AttributeValue value = Documents.find(item, path);
    return StoredValues.compare(value, ">=", lower) && StoredValues.compare(value, "<=", upper);
  }

  @Override
  void addPaths(Set<Path> paths) {
    paths.add(path);
  }
}
