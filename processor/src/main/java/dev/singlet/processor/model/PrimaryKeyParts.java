package dev.singlet.processor.model;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What the arguments of an item's primary key tell of it. A format can lose some of a value, as
 * {@code lower} does: then items with other values have the same key, and the item that is found by
 * an argument need not hold it.
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

  /** What it is computed from. */
  Set<Source> sources() {
    return sources;
  }

  /** The components that it is made of. */
  Set<String> components() {
    return components;
  }

  /** Whether there is an argument for a component. */
  boolean has(String component) {
    return sources.stream().anyMatch(source -> source.name().equals(component));
  }

  /** Whether items of one key have one value of a component, or of what is computed. */
  boolean fixes(Source source) {
    return values.stream().anyMatch(value -> value.source().equals(source) && value.isExact());
  }

  /** Whether items of one key have one text for each of some placeholders. */
  boolean fixes(Collection<Part.Value> others) {
    return others.stream()
        .allMatch(other -> values.stream().anyMatch(value -> value.determines(other)));
  }
}
