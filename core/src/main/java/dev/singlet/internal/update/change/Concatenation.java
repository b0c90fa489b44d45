package dev.singlet.internal.update.change;

import dev.singlet.attribute.AttributeType;
import dev.singlet.attribute.ListAttribute;
import dev.singlet.runtime.expression.Path;
import dev.singlet.runtime.expression.Placeholders;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.item.Violations;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Adds elements to a list.
 *
 * @param initial the list to add to if the item has none
 * @param isAtEnd true to add them after the others
 * @param codec the codec of a list of these elements
 * @param elements the elements, at least one
 */
public record Concatenation<E>(
    ListAttribute<?, E, ?, ?> attribute,
    List<AttributeValue> initial,
    boolean isAtEnd,
    ValueCodec<List<E>> codec,
    List<E> elements)
    implements Change {

  @Override
  public Path path() {
    return attribute.location().path();
  }

  @Override
  public AttributeType startType() {
    return AttributeType.L;
  }

  @Override
  public void render(Placeholders placeholders, StringBuilder text) {
    placeholders.countOperator();
    placeholders.countOperator();
    String name = placeholders.path(path());
    String value = placeholders.value(encoded());
    String fallback = placeholders.value(AttributeValue.createL(initial));
    String present = "if_not_exists(" + name + ", " + fallback + ")";
    text.append(name).append(" = list_append(").append(isAtEnd ? present : value);
    text.append(", ").append(isAtEnd ? value : present).append(')');
  }

  @Override
  public void check(Violations violations) {
    attribute.location().checkElements(elements, codec, violations);
  }

  @Override
  public AttributeValue created() {
    List<AttributeValue> added = encoded().l();
    List<AttributeValue> all = new ArrayList<>(isAtEnd ? initial : added);
    all.addAll(isAtEnd ? added : initial);
    return AttributeValue.createL(all);
  }

  private AttributeValue encoded() {
    return Objects.requireNonNull(codec.encode(elements));
  }
}
