package dev.singlet.attribute;

import dev.singlet.generated.entity.EntityType;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** {@code attribute IN (values)}. */
final class Membership<T> extends Condition<T> {

  /** DynamoDB's limit on the operands of one {@code IN}. */
  static final int MAX_VALUES = 100;

  private final Path path;
  private final List<AttributeValue> values;

  /** Declared as a condition: to make one of a more special class loads that with its user. */
  static <T> Condition<T> of(EntityType<T> entity, Path path, List<AttributeValue> values) {
    return new Membership<>(entity, path, values);
  }

  private Membership(EntityType<T> entity, Path path, List<AttributeValue> values) {
    super(entity);
    this.path = path;
    this.values = values;
  }

  @Override
  String render(Placeholders placeholders) {
    placeholders.countOperator();
    StringJoiner all = new StringJoiner(", ", placeholders.path(path) + " IN (", ")");
    values.forEach(value -> all.add(placeholders.value(value)));
    return all.toString();
  }

  @Override
  boolean holds(Map<String, AttributeValue> item) {
    AttributeValue value = Documents.find(item, path);
    return values.stream().anyMatch(each -> StoredValues.compare(value, "=", each));
  }

  @Override
  void addPaths(Set<Path> paths) {
    paths.add(path);
  }
}
