package dev.singlet.json;

import dev.singlet.internal.text.StoredValues;
import dev.singlet.runtime.entity.ContextAttribute;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.StampAttribute;
import dev.singlet.runtime.item.ItemWriter;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The attributes whose values are the business of writes, and not of somebody who sends JSON. */
final class OwnAttributes {

  private OwnAttributes() {}

  /**
   * Returns those that writes give: new ids, times, the version, values of the context. It makes
   * ids, so it is for programs that are about to make some.
   */
  static Set<String> ofWrites(EntityType<?> type) {
    ItemWriter ids = new ItemWriter(1);
    type.writeIds(ids);
    Set<String> attributes = new LinkedHashSet<>(ids.toItem().keySet());
    add(type.created(), attributes);
    add(type.modified(), attributes);
    add(type.version(), attributes);
    type.fromContext().forEach(given -> attributes.add(attribute(type, given)));
    return attributes;
  }

  /** Requires that a patch removes nothing that no update changes. */
  static void requireThere(
      EntityType<?> type, Map<String, AttributeValue> before, Map<String, AttributeValue> after) {
    requireKept(type, before, after, (value, other) -> other != null);
  }

  /**
   * Requires that two items have the same of what no update changes, as far as the first has it.
   */
  static void requireSame(
      EntityType<?> type, Map<String, AttributeValue> before, Map<String, AttributeValue> after) {
    requireKept(type, before, after, StoredValues::areSame);
  }

  private static void requireKept(
      EntityType<?> type,
      Map<String, AttributeValue> before,
      Map<String, AttributeValue> after,
      BiPredicate<AttributeValue, @Nullable AttributeValue> isKept) {
    for (String attribute : lasting(type)) {
      AttributeValue value = before.get(attribute);
      if (value != null && !isKept.test(value, after.get(attribute))) {
        throw new InvalidJsonException("can't be changed").in(attribute);
      }
    }
  }

  private static Set<String> lasting(EntityType<?> type) {
    Set<String> attributes = new LinkedHashSet<>(type.readOnly());
    add(type.created(), attributes);
    add(type.version(), attributes);
    type.fromContext().stream()
        .filter(ContextAttribute::isOfCreation)
        .forEach(given -> attributes.add(attribute(type, given)));
    return attributes;
  }

  private static void add(@Nullable StampAttribute stamp, Set<String> attributes) {
    if (stamp != null && !stamp.component().isEmpty()) {
      attributes.add(stamp.attribute());
    }
  }

  private static void add(@Nullable String attribute, Set<String> attributes) {
    if (attribute != null) {
      attributes.add(attribute);
    }
  }

  private static String attribute(EntityType<?> type, ContextAttribute<?> given) {
    return Objects.requireNonNull(type.storedNames().get(given.component()));
  }
}
