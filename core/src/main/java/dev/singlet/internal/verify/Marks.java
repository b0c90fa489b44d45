package dev.singlet.internal.verify;

import dev.singlet.error.UnreadableItemException;
import dev.singlet.generated.entity.EntityType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items without an entity attribute. */
final class Marks {

  private Marks() {}

  /** Returns an item with the entity attribute. */
  static Map<String, AttributeValue> named(EntityType<?> type, Map<String, AttributeValue> item) {
    String attribute = type.table().entityAttribute();
    if (item.containsKey(attribute)) {
      return item;
    }
    Map<String, AttributeValue> named = new HashMap<>(item);
    named.put(attribute, type.nameValue());
    return named;
  }

  /** Returns the entities that an item fits: it can be read, and is under the key of its record. */
  static List<EntityType<?>> fitting(
      List<? extends EntityType<?>> types, Map<String, AttributeValue> item) {
    return types.stream()
        .<EntityType<?>>map(type -> type)
        .filter(type -> fits(type, item))
        .toList();
  }

  private static boolean fits(EntityType<?> type, Map<String, AttributeValue> item) {
    try {
      return type.read(named(type, item)) != null;
    } catch (UnreadableItemException other) {
      return false;
    }
  }
}
