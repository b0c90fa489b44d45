package dev.singlet.processor.model;

import java.util.List;

/**
 * A method that checks several components together.
 *
 * @param name the method's name
 * @param parameters the components it takes
 * @param message what a violation says, for a method that only says whether all is right; empty for
 *     the usual
 */
public record ValidateModel(String name, List<String> parameters, String message) {

  public ValidateModel {
    parameters = List.copyOf(parameters);
  }
}
