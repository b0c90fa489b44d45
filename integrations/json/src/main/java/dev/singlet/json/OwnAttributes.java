package dev.singlet.json;

import dev.singlet.runtime.entity.ContextAttribute;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.StampAttribute;
import dev.singlet.runtime.item.ItemWriter;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The attributes whose values are the business of writes, and not of somebody who sends JSON.
 *
 * @param ofWrites those that writes give: new ids, times, the version, values of the context
 * @param lasting those that no update changes, if the item has them
 */
record OwnAttributes(Set<String> ofWrites, Set<String> lasting) {

  static OwnAttributes of(EntityType<?> type) {
    Set<String> ofWrites = new LinkedHashSet<>();
    Set<String> lasting = new LinkedHashSet<>(type.readOnly());
    ItemWriter ids = new ItemWriter(1);
    type.writeIds(ids);
    ofWrites.addAll(ids.toItem().keySet());
    add(type.created(), ofWrites);
    add(type.created(), lasting);
    add(type.modified(), ofWrites);
    String version = type.version();
    if (version != null) {
      ofWrites.add(version);
      lasting.add(version);
    }
    for (ContextAttribute<?> given : type.fromContext()) {
      String attribute = Objects.requireNonNull(type.storedNames().get(given.component()));
      ofWrites.add(attribute);
      if (given.isOfCreation()) {
        lasting.add(attribute);
      }
    }
    return new OwnAttributes(ofWrites, lasting);
  }

  private static void add(@Nullable StampAttribute stamp, Set<String> attributes) {
    if (stamp != null && !stamp.component().isEmpty()) {
      attributes.add(stamp.attribute());
    }
  }

  /** Requires that a patch leaves what no update changes. */
  void requireKept(Map<String, AttributeValue> before, Map<String, AttributeValue> after) {
    for (String attribute : lasting) {
      AttributeValue value = before.get(attribute);
      if (value != null && !value.equals(after.get(attribute))) {
        throw new InvalidJsonException("can't be changed").in(attribute);
      }
    }
  }
}
