package dev.singlet.internal.verify;

import dev.singlet.error.UnreadableItemException;
import dev.singlet.generated.entity.EntityType;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items without an entity attribute. */
final class Marks {

  private Marks() {}

  /** Returns an item with the entity attribute. */
  static Map<String, AttributeValue> named(EntityType<?> type, Map<String, AttributeValue> item) {
    if (item.keySet().containsAll(type.mark().added())) {
      return item;
    }
    Map<String, AttributeValue> named = new HashMap<>(item);
    type.mark().added().forEach(mark -> named.putIfAbsent(mark, type.nameValue()));
    return named;
  }

  /** Returns the entities that an item fits: it can be read, and is under the key of its record. */
  static List<EntityType<?>> fitting(
      Collection<? extends EntityType<?>> types, Map<String, AttributeValue> item) {
    return types.stream()
        .<EntityType<?>>map(type -> type)
        .filter(type -> fits(type, item))
        .toList();
  }

  private static boolean fits(EntityType<?> type, Map<String, AttributeValue> item) {
    try {
      Map<String, AttributeValue> named = named(type, item);
      if (!type.has(named)) {
        return false;
      }
      type.asStored(named);
      return true;
    } catch (UnreadableItemException other) {
      return false;
    }
  }

  /** Says why an item fits no entity, or which entities it fits. */
  static String unfit(
      Collection<? extends EntityType<?>> types,
      List<EntityType<?>> fitting,
      Map<String, AttributeValue> item) {
    return fitting.isEmpty()
        ? misfit(types, item)
        : fitting.stream().map(EntityType::name).collect(Collectors.joining(" and ", "fits ", ""));
  }

  /**
   * Says why an item fits no entity: the reason of the entity that has most of its attributes.
   *
   * @param types the entities, at least one
   */
  private static String misfit(
      Collection<? extends EntityType<?>> types, Map<String, AttributeValue> item) {
    EntityType<?> nearest =
        Collections.max(types, Comparator.comparingLong(type -> shared(type, item)));
    try {
      nearest.asStored(named(nearest, item));
      return "fits no entity";
    } catch (UnreadableItemException why) {
      String path = why.attribute();
      String root = path.split("[.\\[]", 2)[0];
      // The reason shows the value. It may be another entity's, which hides it.
      boolean isShown = !item.containsKey(root) || SampleText.areShown(types, root);
      return String.format(
          "fits no entity. For %s, %s %s",
          nearest.name(), path.isEmpty() ? "it" : path, isShown ? why.reason() : "does not fit");
    }
  }

  private static long shared(EntityType<?> type, Map<String, AttributeValue> item) {
    return item.keySet().stream().filter(type.attributeNames()::contains).count();
  }
}
