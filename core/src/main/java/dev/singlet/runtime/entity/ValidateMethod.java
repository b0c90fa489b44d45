package dev.singlet.runtime.entity;

import java.util.List;

/**
 * A method of an entity's record that checks several components together.
 *
 * @param name the method's name
 * @param components its parameters
 */
public record ValidateMethod(String name, List<String> components) {

  /** Copies the list. */
  public ValidateMethod {
    components = List.copyOf(components);
  }
}
