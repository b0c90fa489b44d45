package dev.singlet.expression;

import dev.singlet.entity.EntityType;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A function of an attribute that gives true or false. */
final class Call<T> extends Condition<T> {

  private final String function;
  private final Path path;
  private final @Nullable AttributeValue argument;

  Call(EntityType<T> entity, String function, Path path, @Nullable AttributeValue argument) {
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
}
