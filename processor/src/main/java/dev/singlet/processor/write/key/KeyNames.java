package dev.singlet.processor.write.key;

import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.write.name.Words;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * The names of the methods that compute and write an entity's keys. Equal halves share a method.
 */
public final class KeyNames {

  private final EntityModel entity;
  private final Map<List<Object>, String> names = new HashMap<>();
  private final Set<String> taken = new HashSet<>();
  private final Map<String, Set<String>> indexes = new HashMap<>();

  public KeyNames(EntityModel entity) {
    this.entity = entity;
    for (LinkedKeyModel key : entity.keys()) {
      if (key.index() != null) {
        String index = key.index().name();
        key.key().names().forEach(n -> indexes.computeIfAbsent(n, a -> new HashSet<>()).add(index));
      }
      String stem =
          key.isPrimary()
              ? "primary"
              : key.isNamed()
                  ? key.name()
                  : Words.method(Objects.requireNonNull(key.index()).name());
      for (KeyHalf half : key.halves()) {
        add(shared(half), stem + (half.isSort() ? "SortKey" : "PartitionKey"));
      }
    }
    // The table's own key attributes are written once, before those of any index.
    entity.primaryKey().key().names().forEach(indexes::remove);
    // So is a component that is itself a key attribute.
    entity.attributes().forEach(attribute -> indexes.remove(attribute.stored()));
  }

  public SharedHalf shared(KeyHalf half) {
    return SharedHalf.of(entity, half);
  }

  /** Returns the method that computes a half. */
  public String of(KeyHalf half) {
    return Objects.requireNonNull(names.get(shared(half).identity()));
  }

  /** Calls the method with values from variables. */
  public Code call(KeyHalf half) {
    return Code.of("$N($L)", of(half), Words.arguments(half.template().sources()));
  }

  /** Returns the method that writes a key attribute to an item. */
  public String writing(String attribute) {
    return isShared(attribute) ? "replace" : "put";
  }

  /**
   * Returns whether an attribute is in the keys of several indexes, and so may already be written.
   */
  public boolean isShared(String attribute) {
    return indexes.getOrDefault(attribute, Set.of()).size() > 1;
  }

  private void add(SharedHalf half, String name) {
    if (names.containsKey(half.identity())) {
      return;
    }
    String unique = name;
    for (int n = 2; !taken.add(unique); n++) {
      unique = name + n;
    }
    names.put(half.identity(), unique);
  }
}
