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
      for (KeyHalf half : key.halves()) {
        String name = stem(half) + (half.isSort() ? "SortKey" : "PartitionKey");
        names.computeIfAbsent(shared(half).identity(), identity -> Words.unique(name, taken));
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

  /** Returns the name of the only key that has a half, or else that of the key attribute. */
  private String stem(KeyHalf half) {
    LinkedKeyModel key = half.key();
    if (key.isPrimary()) {
      return "primary";
    }
    List<Object> identity = shared(half).identity();
    long keys =
        entity.keys().stream()
            .flatMap(other -> other.halves().stream())
            .filter(other -> shared(other).identity().equals(identity))
            .count();
    if (keys > 1) {
      return Words.method(half.attribute().name());
    }
    return key.isNamed() ? key.name() : Words.method(Objects.requireNonNull(key.index()).name());
  }
}
