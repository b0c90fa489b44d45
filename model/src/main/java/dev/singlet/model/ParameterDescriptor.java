package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.Map;

/**
 * A parameter of a method.
 *
 * @param name the component or computed attribute for which it stands
 * @param java its type in Java
 */
public record ParameterDescriptor(String name, String java) {

  static ParameterDescriptor read(JsonObject json) {
    return new ParameterDescriptor(json.text("name"), json.text("java"));
  }

  Map<String, Object> write() {
    return new Members().add("name", name).add("java", java).all();
  }
}
