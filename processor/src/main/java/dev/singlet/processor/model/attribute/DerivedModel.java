package dev.singlet.processor.model.attribute;

import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Source;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Attributes that are computed from components and change with them: the key of an index, or a
 * stored computed attribute. A component that is itself a key attribute has a derived model of its
 * own: it is checked as a key, and it exists even if the item lacks the rest of the key. A check of
 * several components is a derived model without attributes.
 *
 * @param name the index, or the method
 * @param keys the linked keys on the index, and on those that have a computed key attribute in
 *     common with it; none for a computed attribute
 * @param component the component that is itself a key attribute; null for others
 * @param computed the computed attribute; null for an index
 * @param attributes the attributes' names as stored
 * @param sinceCreation the attributes that are made of the creation time
 * @param arguments the values they are computed from
 * @param sources the components and the computed parts of the primary key that the arguments are
 *     made of, except a component that is used only in a form that the primary key determines
 * @param required the sources that the attributes require
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

  /**
   * Returns the model of a check of several components: they change together, and nothing else
   * changes with them.
   */
  public static DerivedModel ofValidate(ValidateModel validate) {
    return new DerivedModel(
        validate.name(),
        List.of(),
        null,
        null,
        List.of(),
        List.of(),
        Set.of(),
        new LinkedHashSet<>(validate.components()),
        Set.of());
  }

  /** Returns its name in documentation. */
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
