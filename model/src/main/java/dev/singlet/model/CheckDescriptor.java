package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.List;
import java.util.Map;

/**
 * A method of a record that checks several components together.
 *
 * @param name the method
 * @param components the components that are its arguments
 * @param message the message of a violation; empty for the usual one
 */
public record CheckDescriptor(String name, List<String> components, String message) {

  /**
   * Copies the list.
   *
   * @param name the method
   * @param components the components that are its arguments
   * @param message the message of a violation
   */
  public CheckDescriptor {
    components = List.copyOf(components);
  }

  static CheckDescriptor read(JsonObject json) {
    return new CheckDescriptor(
        json.text("name"), json.texts("components"), json.textOrEmpty("message"));
  }

  Map<String, Object> write() {
    return new Members()
        .add("name", name)
        .add("components", components)
        .add("message", message)
        .all();
  }
}
