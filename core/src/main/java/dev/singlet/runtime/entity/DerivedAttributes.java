package dev.singlet.runtime.entity;

import java.util.List;

/**
 * Attributes that are computed from others: both halves of an index key, or a stored computed
 * attribute. They change together, whenever one of their sources changes.
 *
 * @param name the index, or the computed attribute
 * @param attributes the attributes' names
 * @param sources the components they are computed from
 * @param required the sources that must exist; without one of them none of the attributes exists
 * @param sinceCreation the attributes that depend on the creation time
 */
public record DerivedAttributes(
    String name,
    List<String> attributes,
    List<String> sources,
    List<String> required,
    List<String> sinceCreation) {

  /** Copies the lists. */
  public DerivedAttributes {
    attributes = List.copyOf(attributes);
    sources = List.copyOf(sources);
    required = List.copyOf(required);
    sinceCreation = List.copyOf(sinceCreation);
  }
}
