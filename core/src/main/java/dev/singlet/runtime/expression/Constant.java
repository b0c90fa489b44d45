package dev.singlet.runtime.expression;

import dev.singlet.runtime.entity.EntityType;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A condition that always holds, or never. */
record Constant(@Nullable EntityType<?> entity, boolean holds) implements Expression {

  static final Expression ALWAYS = new Constant(null, true);

  @Override
  public Expression not() {
    return new Constant(entity, !holds);
  }

  /** DynamoDB has no constants; no attribute both exists and doesn't. */
  @Override
  public String toExpression(Placeholders placeholders) {
    placeholders.countOperator();
    placeholders.countOperator();
    placeholders.countOperator();
    String name = placeholders.name("any");
    String junction = holds ? "OR" : "AND";
    return String.format("attribute_exists(%s) %s attribute_not_exists(%s)", name, junction, name);
  }

  @Override
  public boolean isCompound() {
    return true;
  }

  @Override
  public boolean holds(Map<String, AttributeValue> item) {
    return holds;
  }

  @Override
  public void addPaths(Set<Path> paths) {}
}
