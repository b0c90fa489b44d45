package dev.singlet.runtime.entity;

import java.util.List;
import java.util.stream.Stream;

/**
 * An attribute whose values are unique among the items of an entity.
 *
 * @param component the component
 * @param attribute the attribute's name
 * @param scope the names of attributes within whose values it is unique; empty for the whole entity
 * @param name its name in the keys of the items that keep its values
 */
public record UniqueAttribute(String component, String attribute, List<String> scope, String name) {

  /** Copies the list. */
  public UniqueAttribute {
    scope = List.copyOf(scope);
  }

  /** Returns this attribute with its values kept under another name. */
  UniqueAttribute named(String other) {
    return new UniqueAttribute(component, attribute, scope, other);
  }

  /** Returns the attributes that make a unique value: the scope and the attribute itself. */
  public List<String> attributes() {
    return Stream.concat(scope.stream(), Stream.of(attribute)).toList();
  }
}
