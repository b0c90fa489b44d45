package dev.singlet.expression;

import dev.singlet.entity.EntityType;
import dev.singlet.item.Values;
import dev.singlet.schema.IndexSchema;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The defaults of components that are key attributes of indexes. An item that lacks one reads as if
 * it had it, and is not in the index until it is stored.
 */
final class KeyDefaults {

  private KeyDefaults() {}

  /** What stores them where the item lacks them, in the keys that some changes write. */
  static List<Change> of(EntityType<?> entity, Collection<Change> changes) {
    if (entity.keyComponents().isEmpty()) {
      return List.of();
    }
    List<Change> stored = new ArrayList<>();
    for (IndexSchema index : entity.table().indexes()) {
      List<String> names = index.key().names();
      if (isWritten(names, changes)) {
        List<String> absent = new ArrayList<>(names);
        absent.removeIf(name -> !mayBeAbsent(entity, name) || isIn(changes, name));
        absent.removeIf(name -> isIn(stored, name));
        add(entity, absent, stored);
      }
    }
    return stored;
  }

  private static void add(EntityType<?> entity, List<String> names, List<Change> stored) {
    if (!names.isEmpty()) {
      Map<String, AttributeValue> defaults = Defaults.of(entity, Values.none());
      for (String name : names) {
        AttributeValue value = defaults.get(name);
        if (value != null) {
          stored.add(new Change.WriteIfAbsent(Path.of(name), value));
        }
      }
    }
  }

  /** Whether some of a key is written and nothing removed, so that the item can be in the index. */
  private static boolean isWritten(List<String> key, Collection<Change> changes) {
    boolean isWritten = false;
    for (Change change : changes) {
      if (key.contains(change.path().root())) {
        if (change instanceof Change.Remove) {
          return false;
        }
        isWritten = true;
      }
    }
    return isWritten;
  }

  /** What a value is unique by is known to be there or not before the update is made. */
  private static boolean mayBeAbsent(EntityType<?> entity, String attribute) {
    return entity.keyComponents().contains(attribute)
        && !entity.table().key().has(attribute)
        && entity.unique().stream().noneMatch(unique -> unique.attributes().contains(attribute));
  }

  private static boolean isIn(Collection<Change> changes, String attribute) {
    return changes.stream().anyMatch(change -> change.path().root().equals(attribute));
  }
}
