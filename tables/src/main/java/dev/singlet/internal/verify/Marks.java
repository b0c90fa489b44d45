package dev.singlet.internal.verify;

import dev.singlet.error.UnreadableItemException;
import dev.singlet.runtime.entity.EntityType;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
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
    return fitting(types, type -> named(type, item));
  }

  /** Returns the entities that an item would fit if its entity attribute had their name. */
  static List<EntityType<?>> fittingButForName(
      Collection<? extends EntityType<?>> types, Map<String, AttributeValue> item) {
    return fitting(
        types,
        type -> {
          Map<String, AttributeValue> named = new HashMap<>(item);
          type.mark().added().forEach(mark -> named.put(mark, type.nameValue()));
          return named;
        });
  }

  private static List<EntityType<?>> fitting(
      Collection<? extends EntityType<?>> types,
      Function<EntityType<?>, Map<String, AttributeValue>> named) {
    return types.stream()
        .<EntityType<?>>map(type -> type)
        .filter(type -> fits(type, named.apply(type)))
        .toList();
  }

  private static boolean fits(EntityType<?> type, Map<String, AttributeValue> named) {
    try {
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
   * Says why an item fits no entity: the reason of the nearest one.
   *
   * @param types the entities, at least one
   */
  private static String misfit(
      Collection<? extends EntityType<?>> types, Map<String, AttributeValue> item) {
    boolean areToldByKey = types.stream().allMatch(type -> type.mark().added().isEmpty());
    EntityType<?> nearest =
        Collections.max(
            types,
            Comparator.<EntityType<?>>comparingInt(
                    type -> areToldByKey ? type.mark().likeness(item) : 0)
                .thenComparingInt(type -> likenessOfKey(type, item))
                .thenComparingLong(type -> likeness(type, item)));
    try {
      nearest.asStored(named(nearest, item));
      return "fits no entity";
    } catch (UnreadableItemException why) {
      String path = why.attribute();
      String misfit = nearest.mark().misfit(item);
      if (misfit != null && !nearest.table().key().names().contains(path)) {
        return misfitOfKey(types, nearest, misfit, item);
      }
      String root = path.split("[.\\[]", 2)[0];
      // The reason shows the value. It may be another entity's, which hides it.
      boolean isShown = !item.containsKey(root) || SampleText.areShown(types, root);
      return String.format(
          "fits no entity. For %s, %s %s",
          nearest.name(), path.isEmpty() ? "it" : path, isShown ? why.reason() : "does not fit");
    }
  }

  /** Says that a key attribute has another form than the entity's, which comes before all else. */
  private static String misfitOfKey(
      Collection<? extends EntityType<?>> types,
      EntityType<?> nearest,
      String attribute,
      Map<String, AttributeValue> item) {
    String problem =
        SampleText.areShown(types, attribute)
            ? String.format(
                "is %s, which is not of the form %s",
                SampleText.of(nearest, attribute, item.get(attribute)),
                nearest.mark().form(attribute))
            : "does not fit";
    return String.format("fits no entity. For %s, %s %s", nearest.name(), attribute, problem);
  }

  /** Returns how many characters the item's key shares with the one that its attributes make. */
  private static <T> int likenessOfKey(EntityType<T> type, Map<String, AttributeValue> item) {
    Map<String, AttributeValue> made;
    try {
      made = type.toItem(type.asStoredWherever(named(type, item)));
    } catch (RuntimeException unfit) {
      return 0;
    }
    int shared = 0;
    for (String name : type.table().key().names()) {
      String left = text(item.get(name));
      String right = text(made.get(name));
      int at = 0;
      while (at < Math.min(left.length(), right.length()) && left.charAt(at) == right.charAt(at)) {
        at++;
      }
      shared += at;
    }
    return shared;
  }

  private static String text(@Nullable AttributeValue value) {
    return value == null || value.s() == null ? "" : value.s();
  }

  /** Returns how many attributes the two have in common, less those that only one of them has. */
  private static long likeness(EntityType<?> type, Map<String, AttributeValue> item) {
    Set<String> attributes = type.attributeNames();
    long shared = item.keySet().stream().filter(attributes::contains).count();
    return 3 * shared - item.size() - attributes.size();
  }
}
