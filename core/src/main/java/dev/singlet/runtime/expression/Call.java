package dev.singlet.runtime.expression;

import dev.singlet.internal.text.StoredValues;
import dev.singlet.runtime.entity.EntityType;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A function of an attribute that gives true or false. */
record Call(EntityType<?> entity, String function, Path path, @Nullable Operand argument)
    implements Expression {

  @Override
  public String toExpression(Placeholders placeholders) {
    placeholders.countOperator();
    String second = argument == null ? "" : ", " + argument.toExpression(placeholders);
    return function + "(" + placeholders.path(path) + second + ")";
  }

  @Override
  public boolean holds(Map<String, AttributeValue> item) {
    AttributeValue value = path.in(item);
    if (function.equals("attribute_not_exists")) {
      return value == null;
    }
    if (value == null || argument == null) {
      return value != null;
    }
    AttributeValue second = argument.in(item);
    return second != null
        && switch (function) {
          case "attribute_type" -> StoredValues.type(value).equals(second.s());
          case "begins_with" -> StoredValues.beginsWith(value, second);
          default -> StoredValues.contains(value, second);
        };
  }

  @Override
  public void addPaths(Set<Path> paths) {
    paths.add(path);
    if (argument != null) {
      argument.addPaths(paths);
    }
  }
}
