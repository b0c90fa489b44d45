package dev.singlet.attribute;

import dev.singlet.generated.entity.EntityType;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A condition that holds always, or never. */
final class Constant<T> extends Condition<T> {

  private static final Constant<?> ALWAYS = new Constant<>(null, true);

  private final boolean holds;

  private Constant(@Nullable EntityType<T> entity, boolean holds) {
    super(entity);
    this.holds = holds;
  }

  @SuppressWarnings("unchecked") // it is of no entity
  static <T> Constant<T> always() {
    return (Constant<T>) ALWAYS;
  }

  static <T> Constant<T> never(@Nullable EntityType<T> entity) {
    return new Constant<>(entity, false);
  }

  boolean holds() {
    return holds;
  }

  @Override
  public Condition<T> not() {
    return new Constant<>(entity(), !holds);
  }

  /** DynamoDB has no constants; no attribute both exists and doesn't. */
  @Override
  String render(Placeholders placeholders) {
    placeholders.countOperator();
    placeholders.countOperator();
    placeholders.countOperator();
    String name = placeholders.name("any");
    String junction = holds ? "OR" : "AND";
    return String.format("attribute_exists(%s) %s attribute_not_exists(%s)", name, junction, name);
  }

  @Override
  boolean isCompound() {
    return true;
  }

  @Override
  boolean holds(Map<String, AttributeValue> item) {
    return holds;
  }

  @Override
  void addPaths(Set<Path> paths) {}
}
