package dev.singlet.processor.write;

import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.KeyModel.KeyAttributeModel;
import dev.singlet.processor.model.LinkedKeyModel;
import dev.singlet.processor.model.Template;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the methods are named that compute an entity's keys, and that write them; equal halves share
 * one.
 */
final class KeyNames {

  private final Map<String, String> names = new HashMap<>();
  private final Set<String> taken = new HashSet<>();
  private final Map<String, Set<String>> indexes = new HashMap<>();

  KeyNames(EntityModel entity) {
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
      add(key.key().partition(), key.partition(), stem + "PartitionKey");
      add(key.key().sort(), key.sort(), stem + "SortKey");
    }
  }

  String partition(LinkedKeyModel key) {
    return Objects.requireNonNull(names.get(half(key.key().partition(), key.partition())));
  }

  String sort(LinkedKeyModel key) {
    return Objects.requireNonNull(names.get(half(key.key().sort(), key.sort())));
  }

  /** What writes a key attribute to an item. */
  String writing(String attribute) {
    return isShared(attribute) ? "replace" : "put";
  }

  /** Whether an attribute is of the keys of several indexes, and so may be written already. */
  boolean isShared(String attribute) {
    return indexes.getOrDefault(attribute, Set.of()).size() > 1;
  }

  private void add(
      @Nullable KeyAttributeModel attribute, @Nullable Template template, String name) {
    if (attribute == null || template == null || names.containsKey(half(attribute, template))) {
      return;
    }
    String unique = name;
    for (int n = 2; !taken.add(unique); n++) {
      unique = name + n;
    }
    names.put(half(attribute, template), unique);
  }

  private static String half(@Nullable KeyAttributeModel attribute, @Nullable Template template) {
    return Objects.requireNonNull(attribute).name() + '=' + Objects.requireNonNull(template).text();
  }
}
