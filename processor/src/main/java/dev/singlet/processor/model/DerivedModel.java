package dev.singlet.processor.model;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Attributes that are computed from components and change with them: the key of an index, or a
 * stored computed attribute. A check of several components is one without attributes.
 *
 * @param name the index, or the method
 * @param keys the linked keys on the index; none for a computed attribute
 * @param computed the computed attribute; null for an index
 * @param attributes the attributes' names as stored
 * @param sinceCreation those of them that are made of the creation time
 * @param arguments what they are computed from
 * @param sources the components and the computed parts of the primary key behind the arguments
 * @param required those of the sources without which there are no such attributes
 */
public record DerivedModel(
    String name,
    List<LinkedKeyModel> keys,
    @Nullable ComputedModel computed,
    List<String> attributes,
    List<String> sinceCreation,
    Set<Source> arguments,
    Set<String> sources,
    Set<String> required) {

  public DerivedModel {
    keys = List.copyOf(keys);
    attributes = List.copyOf(attributes);
    sinceCreation = List.copyOf(sinceCreation);
  }

  /** What a check of several components makes them: they change together, and nothing with them. */
  static DerivedModel ofValidate(ValidateModel validate) {
    return new DerivedModel(
        validate.name(),
        List.of(),
        null,
        List.of(),
        List.of(),
        Set.of(),
        new LinkedHashSet<>(validate.parameters()),
        Set.of());
  }

  /** What it is, in documentation. */
  public String label() {
    if (attributes.isEmpty()) {
      return "the check {@code " + name + "}";
    }
    return computed == null
        ? "the key of the index {@code " + name + "}"
        : "the computed attribute {@code " + name + "}";
  }
}
