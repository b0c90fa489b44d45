package dev.singlet.processor.model.entity;

import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.key.Source;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The values of an item that the arguments of its primary key determine. A format can lose a part
 * of a value, as {@code lower} does. Items with different values then have the same key, and the
 * item that is found by an argument may hold another value.
 */
final class PrimaryKeyParts {

  private final List<Part.Value> values = new ArrayList<>();
  private final Set<Source> sources = new LinkedHashSet<>();
  private final Set<String> components = new LinkedHashSet<>();

  PrimaryKeyParts(EntityModel entity) {
    LinkedKeyModel key = entity.primaryKey();
    key.templates().forEach(template -> values.addAll(template.values()));
    values.forEach(value -> sources.add(value.source()));
    sources.forEach(source -> components.addAll(entity.components(source)));
  }

  /** Returns the sources of the key. */
  Set<Source> sources() {
    return sources;
  }

  /** Returns the components that it is made of. */
  Set<String> components() {
    return components;
  }

  /** Returns whether there is an argument for a component. */
  boolean has(String component) {
    return sources.stream().anyMatch(source -> source.name().equals(component));
  }

  /** Returns whether items of one key have one value of a component or a computed attribute. */
  boolean fixes(Source source) {
    return values.stream().anyMatch(value -> value.source().equals(source) && value.isExact());
  }

  /** Returns whether items of one key have one text for each of some placeholders. */
  boolean fixes(Collection<Part.Value> others) {
    return others.stream()
        .allMatch(other -> values.stream().anyMatch(value -> value.determines(other)));
  }
}
