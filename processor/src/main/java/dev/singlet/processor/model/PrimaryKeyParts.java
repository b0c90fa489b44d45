package dev.singlet.processor.model;

import java.util.LinkedHashSet;
import java.util.Set;

/** What an item's primary key is made of. */
final class PrimaryKeyParts {

  private final Set<Source> sources = new LinkedHashSet<>();
  private final Set<String> components = new LinkedHashSet<>();

  PrimaryKeyParts(EntityModel entity) {
    LinkedKeyModel key = entity.primaryKey();
    sources.addAll(key.partition().sources());
    if (key.sort() != null) {
      sources.addAll(key.sort().sources());
    }
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

  /** Whether there is an argument for a component, or for what is computed. */
  boolean has(String name) {
    return sources.stream().anyMatch(source -> source.name().equals(name));
  }
}
