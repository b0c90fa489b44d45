package dev.singlet.internal.update.change;

import dev.singlet.attribute.ComparableAttribute;
import dev.singlet.runtime.expression.IfNotExists;
import dev.singlet.runtime.expression.Operand;
import dev.singlet.runtime.expression.Path;
import dev.singlet.runtime.expression.Placeholders;
import dev.singlet.runtime.item.Violations;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Sets an attribute to a value that DynamoDB makes of other attributes.
 *
 * @param value the value, which only DynamoDB knows
 */
public record Computation<T, V>(ComparableAttribute<T, V, ?> attribute, Operand value)
    implements Change {

  @Override
  public Path path() {
    return attribute.location().path();
  }

  @Override
  public boolean isWhole() {
    return true;
  }

  @Override
  public Set<Path> sources() {
    Set<Path> sources = new LinkedHashSet<>();
    value.addPaths(sources);
    return sources;
  }

  /** NULL can be the value of a required document. */
  @Override
  public Change fittedTo(Map<String, AttributeValue> item) {
    boolean isNullAbsent = !attribute.codec().readsNull();
    return new Computation<>(attribute, value.fittedTo(item, isNullAbsent));
  }

  @Override
  public void render(Placeholders placeholders, StringBuilder text) {
    text.append(placeholders.path(path())).append(" = ").append(value.toExpression(placeholders));
  }

  /** Checks the one value that is known: that of an item without the other attributes. */
  @Override
  public void check(Violations violations) {
    Operand last = value;
    while (last instanceof IfNotExists either) {
      last = either.otherwise();
    }
    if (last instanceof Operand.Value given) {
      V otherwise = attribute.codec().decode(given.value());
      attribute.location().check(otherwise, attribute.codec(), violations);
    }
  }

  @Override
  public void applyTo(Map<String, AttributeValue> item) {
    AttributeValue computed = path().isTopLevel() ? value.in(item) : null;
    if (computed != null) {
      item.put(path().root(), computed);
    }
  }
}
