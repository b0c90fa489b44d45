package dev.singlet.internal.verify;

import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.NameMark;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The older names of an entity and its attributes, for the question whether an alias can go. */
final class OlderNames {

  private OlderNames() {}

  /** Returns all that the model reads. */
  static List<String> of(EntityType<?> type) {
    List<String> names = new ArrayList<>();
    type.storedNames().values().stream().distinct().forEach(n -> names.addAll(type.olderNames(n)));
    if (type.mark() instanceof NameMark mark) {
      mark.names().stream().skip(1).forEach(name -> names.add(text(mark, name)));
    }
    return names;
  }

  /** Returns those that an item has in place of the current names. */
  static List<String> in(EntityType<?> type, Map<String, AttributeValue> item) {
    List<String> names = new ArrayList<>();
    for (String attribute : type.storedNames().values()) {
      if (!item.containsKey(attribute)) {
        type.olderNames(attribute).stream()
            .filter(item::containsKey)
            .findFirst()
            .ifPresent(names::add);
      }
    }
    if (type.mark() instanceof NameMark mark) {
      List<AttributeValue> values = mark.values();
      int name = values.indexOf(item.get(mark.attribute()));
      if (name > 0) {
        names.add(text(mark, mark.names().get(name)));
      }
    }
    return names;
  }

  private static String text(NameMark mark, String name) {
    return mark.attribute() + ": " + name;
  }
}
