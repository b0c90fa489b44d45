package dev.singlet.expression;

import dev.singlet.item.Violations;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Takes an attribute away, which must not be a required one.
 *
 * @param attribute the attribute
 */
record Removal(Attribute<?, ?, ?> attribute) implements Change {

  @Override
  public Path path() {
    return attribute.path();
  }

  @Override
  public boolean isWhole() {
    return true;
  }

  @Override
  public Clause clause() {
    return Clause.REMOVE;
  }

  @Override
  public void render(Placeholders placeholders, StringBuilder text) {
    text.append(placeholders.path(path()));
  }

  @Override
  public void check(Violations violations) {
    attribute.location().checkRemoval(violations);
  }

  @Override
  public @Nullable AttributeValue created() {
    return null;
  }
}
