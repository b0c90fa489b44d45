package dev.singlet.examples.shared.data;

import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.StampAttribute;
import dev.singlet.schema.TableSchema;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Finds attributes that an entity does not have: what is given, but would not be written. */
final class UnknownAttributes {

  private final Set<String> paths = new TreeSet<>();

  private UnknownAttributes() {}

  /** The given attributes that can't be given: keys, stamps and the entity's name. */
  static Set<String> derived(Map<String, AttributeValue> given, EntityType<?> type) {
    TableSchema table = type.table();
    Set<String> derived = new TreeSet<>(table.key().names());
    table.indexes().forEach(index -> derived.addAll(index.key().names()));
    derived.add(table.entityAttribute());
    addName(type.created(), derived);
    addName(type.modified(), derived);
    derived.retainAll(given.keySet());
    return derived;
  }

  /** The given attributes, with the ways to them, that are not among the written ones. */
  static Set<String> unwritten(
      Map<String, AttributeValue> given, Map<String, AttributeValue> written) {
    UnknownAttributes unknown = new UnknownAttributes();
    unknown.compare("", given, written);
    return unknown.paths;
  }

  private void compare(
      String path, Map<String, AttributeValue> given, Map<String, AttributeValue> written) {
    given.forEach(
        (name, value) -> {
          AttributeValue counterpart = written.get(name);
          if (counterpart == null) {
            paths.add(path + name);
          } else {
            compare(path + name, value, counterpart);
          }
        });
  }

  private void compare(String path, AttributeValue given, AttributeValue written) {
    if (given.hasM()) {
      compare(path + ".", given.m(), written.m());
    }
    for (int i = 0; given.hasL() && i < given.l().size(); i++) {
      compare(path + "[" + i + "]", given.l().get(i), written.l().get(i));
    }
  }

  private static void addName(@Nullable StampAttribute stamp, Set<String> names) {
    if (stamp != null) {
      names.add(stamp.attribute());
    }
  }
}
