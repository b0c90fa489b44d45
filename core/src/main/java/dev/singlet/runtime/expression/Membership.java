package dev.singlet.runtime.expression;

import dev.singlet.internal.text.StoredValues;
import dev.singlet.runtime.entity.EntityType;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** {@code attribute IN (values)}. */
record Membership(EntityType<?> entity, Path path, List<AttributeValue> values)
    implements Expression {

  @Override
  public String toExpression(Placeholders placeholders) {
    placeholders.countOperator();
    StringJoiner all = new StringJoiner(", ", placeholders.path(path) + " IN (", ")");
    values.forEach(value -> all.add(placeholders.value(value)));
    return all.toString();
  }

  @Override
  public boolean holds(Map<String, AttributeValue> item) {
    AttributeValue value = path.in(item);
    return values.stream().anyMatch(each -> StoredValues.compare(value, "=", each));
  }

  @Override
  public void addPaths(Set<Path> paths) {
    paths.add(path);
  }
}
