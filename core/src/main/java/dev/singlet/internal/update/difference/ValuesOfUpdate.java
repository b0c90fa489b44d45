package dev.singlet.internal.update.difference;

import dev.singlet.runtime.entity.ContextAttribute;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.item.GivenValues;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The values of components that take them from the context, in an update to another record. A
 * record without what the item was created with takes it from the item.
 *
 * @param before the item before the update, in plain values
 * @param context the values of the update; null if it is only compared
 */
record ValuesOfUpdate(
    EntityType<?> entity, Map<String, AttributeValue> before, @Nullable GivenValues context)
    implements GivenValues {

  @Override
  public @Nullable Object of(String component, @Nullable Object own) {
    ContextAttribute<?> given = Objects.requireNonNull(entity.fromContext(component));
    if (context != null && !given.isOfCreation()) {
      return context.of(component, own);
    }
    AttributeValue stored = before.get(entity.storedNames().get(component));
    return own != null || stored == null ? own : given.codec().decode(stored);
  }
}
