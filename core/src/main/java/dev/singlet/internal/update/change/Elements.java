package dev.singlet.internal.update.change;

import dev.singlet.attribute.AttributeType;
import dev.singlet.attribute.SetAttribute;
import dev.singlet.internal.text.StoredValues;
import dev.singlet.runtime.expression.Path;
import dev.singlet.runtime.expression.Placeholders;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.item.Violations;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Adds elements to a set, or removes them.
 *
 * @param clause {@code ADD} or {@code DELETE}
 * @param codec the codec of a set of these elements
 * @param elements the elements, at least one
 */
public record Elements<E>(
    SetAttribute<?, E, ?> attribute, Clause clause, ValueCodec<Set<E>> codec, Set<E> elements)
    implements Change {

  @Override
  public Path path() {
    return attribute.location().path();
  }

  @Override
  public boolean isCreating() {
    return clause == Clause.ADD;
  }

  @Override
  public AttributeType startType() {
    return AttributeType.valueOf(StoredValues.type(encoded()));
  }

  @Override
  public boolean isPlain() {
    return true;
  }

  @Override
  public void addValues(Placeholders placeholders) {
    placeholders.value(encoded());
  }

  @Override
  public void render(Placeholders placeholders, StringBuilder text) {
    text.append(placeholders.path(path())).append(' ').append(placeholders.value(encoded()));
  }

  @Override
  public void check(Violations violations) {
    attribute.location().checkElements(elements, codec, violations);
  }

  @Override
  public @Nullable AttributeValue created() {
    return clause == Clause.ADD ? encoded() : null;
  }

  private AttributeValue encoded() {
    return Objects.requireNonNull(codec.encode(elements));
  }
}
