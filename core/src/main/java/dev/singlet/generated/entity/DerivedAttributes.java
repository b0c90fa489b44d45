package dev.singlet.generated.entity;

import java.util.List;

/**
 * Attributes that are computed from others: both halves of an index key, or a stored computed
 * attribute. They change together, whenever something they are made of does.
 *
 * @param name the index, or the computed attribute
 * @param attributes the attributes' names
 * @param sources the components they are computed from
 * @param required those of the sources without which none of the attributes is there
 * @param sinceCreation those of the attributes that are made of the creation time
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
