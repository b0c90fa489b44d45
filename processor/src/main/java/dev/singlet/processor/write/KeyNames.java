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

/** What the methods that compute an entity's keys are named; equal halves share one. */
final class KeyNames {

  private final Map<String, String> names = new HashMap<>();
  private final Set<String> taken = new HashSet<>();

  KeyNames(EntityModel entity) {
    for (LinkedKeyModel key : entity.keys()) {
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
