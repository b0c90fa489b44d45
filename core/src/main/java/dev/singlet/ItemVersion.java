package dev.singlet;

import dev.singlet.entity.EntityType;
import dev.singlet.expression.Condition;
import dev.singlet.expression.InKey;
import dev.singlet.expression.Location;
import dev.singlet.expression.NumberAttribute;
import dev.singlet.item.Codecs;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The versions of items, by which writes of what was changed meanwhile are refused. */
final class ItemVersion {

  private ItemVersion() {}

  /** What is stored still has the version of an item; a new one has none yet. */
  static <T> Condition<T> isStill(EntityType<T> type, Map<String, AttributeValue> item) {
    if (type.version() == null) {
      return Condition.allOf(List.of());
    }
    NumberAttribute<T, Long, InKey> attribute =
        new NumberAttribute<>(
            Location.of(type, type.version(), type.version()), Codecs.longNumber());
    long version = version(item.get(type.version()));
    return version == 0 ? attribute.notExists() : attribute.eq(version);
  }

  /** An item with the version after its own. */
  static Map<String, AttributeValue> next(EntityType<?> type, Map<String, AttributeValue> item) {
    if (type.version() == null) {
      return item;
    }
    Map<String, AttributeValue> next = new HashMap<>(item);
    long version = version(item.get(type.version())) + 1;
    next.put(type.version(), AttributeValue.createN(Long.toString(version)));
    return next;
  }

  private static long version(@Nullable AttributeValue stored) {
    return stored == null ? 0 : Long.parseLong(stored.n());
  }
}
