package dev.singlet.examples.github.data;

import dev.singlet.examples.github.model.GitHubTable;
import dev.singlet.schema.KeySchema;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Finds attributes that an entity does not have: what is given, but would not be written. */
final class UnknownAttributes {

  private static final List<String> STAMPS =
      List.of(JsonRow.CREATED_ATTRIBUTE, JsonRow.MODIFIED_ATTRIBUTE);

  private final Set<String> paths = new TreeSet<>();

  private UnknownAttributes() {}

  /** The given attributes that can't be given: keys, stamps and the entity's name. */
  static Set<String> derived(Map<String, AttributeValue> given) {
    Set<String> derived = new TreeSet<>(STAMPS);
    derived.add(GitHubTable.SCHEMA.entityAttribute());
    addNames(GitHubTable.SCHEMA.key(), derived);
    GitHubTable.SCHEMA.indexes().forEach(index -> addNames(index.key(), derived));
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

  private static void addNames(KeySchema key, Set<String> names) {
    names.add(key.partition().name());
    if (key.sort() != null) {
      names.add(key.sort().name());
    }
  }
}
