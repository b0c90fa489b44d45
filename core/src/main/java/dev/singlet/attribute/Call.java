package dev.singlet.attribute;

import dev.singlet.generated.entity.EntityType;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A function of an attribute that gives true or false. */
final class Call<T> extends Condition<T> {

  private final String function;
  private final Path path;
  private final @Nullable AttributeValue argument;

  /** Declared as a condition: to make one of a more special class loads that with its user. */
  static <T> Condition<T> of(
      EntityType<T> entity, String function, Path path, @Nullable AttributeValue argument) {
    return new Call<>(entity, function, path, argument);
  }

  private Call(
      EntityType<T> entity, String function, Path path, @Nullable AttributeValue argument) {
    super(entity);
    this.function = function;
    this.path = path;
    this.argument = argument;
  }

  @Override
  String render(Placeholders placeholders) {
    placeholders.countOperator();
    String second = argument == null ? "" : ", " + placeholders.value(argument);
    return function + "(" + placeholders.path(path) + second + ")";
  }

  @Override
  boolean holds(Map<String, AttributeValue> item) {
    AttributeValue value = Documents.find(item, path);
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
  void addPaths(Set<Path> paths) {
    paths.add(path);
  }
}
