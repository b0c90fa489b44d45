package dev.singlet.processor.model;

import java.util.List;

/**
 * A method that checks several components together.
 *
 * @param name the method's name
 * @param parameters the components it takes
 * @param message the message of a violation, for a method that returns a boolean; empty for the
 *     usual message
 */
public record ValidateModel(String name, List<String> parameters, String message) {

  public ValidateModel {
    parameters = List.copyOf(parameters);
  }
}
