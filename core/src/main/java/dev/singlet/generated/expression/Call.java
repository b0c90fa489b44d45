package dev.singlet.generated.expression;

import dev.singlet.generated.entity.EntityType;
import dev.singlet.internal.text.StoredValues;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A function of an attribute that gives true or false. */
final class Call extends Expression {

  private final String function;
  private final Path path;
  private final @Nullable AttributeValue argument;

  /** Declared as an expression: to make one of a more special class loads that with its user. */
  static Expression of(
      EntityType<?> entity, String function, Path path, @Nullable AttributeValue argument) {
    return new Call(entity, function, path, argument);
  }

  private Call(
      EntityType<?> entity, String function, Path path, @Nullable AttributeValue argument) {
    super(entity);
    this.function = function;
    this.path = path;
    this.argument = argument;
  }

  @Override
  public String toExpression(Placeholders placeholders) {
    placeholders.countOperator();
    String second = argument == null ? "" : ", " + placeholders.value(argument);
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
    return switch (function) {
      case "attribute_type" -> StoredValues.type(value).equals(argument.s());
      case "begins_with" -> StoredValues.beginsWith(value, argument);
      default -> StoredValues.contains(value, argument);
    };
  }

  @Override
  public void addPaths(Set<Path> paths) {
    paths.add(path);
  }
}
