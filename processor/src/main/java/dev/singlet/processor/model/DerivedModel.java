package dev.singlet.processor.model;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Attributes that are computed from components and change with them: the key of an index, or a
 * stored computed attribute. A component that is a key attribute itself is one of its own: it is
 * checked as a key, and there whether or not the item has the rest of the key. A check of several
 * components is one without attributes.
 *
 * @param name the index, or the method
 * @param keys the linked keys on the index, and on those that have a computed key attribute in
 *     common with it; none for a computed attribute
 * @param component the component that is a key attribute itself; null for others
 * @param computed the computed attribute; null for an index
 * @param attributes the attributes' names as stored
 * @param sinceCreation those of them that are made of the creation time
 * @param arguments what they are computed from
 * @param sources the components and the computed parts of the primary key behind the arguments, but
 *     for a component that is used only in a form in which the primary key fixes it
 * @param required those of the sources without which there are no such attributes
 */
public record DerivedModel(
    String name,
    List<LinkedKeyModel> keys,
    @Nullable AttributeModel component,
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
    if (component != null) {
      return "the key attribute {@code " + component.stored() + "}";
    }
    return computed == null
        ? "the key of the index {@code " + name + "}"
        : "the computed attribute {@code " + name + "}";
  }
}
