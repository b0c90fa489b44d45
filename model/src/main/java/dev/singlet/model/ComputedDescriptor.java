package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.List;
import java.util.Map;

/**
 * A virtual attribute: the result of a static method of the record, or a component of a record
 * within it.
 *
 * @param name the method, or the path of the component
 * @param type the type of its value
 * @param components the components that are its arguments
 * @param isNullable true if its value may be null
 * @param stored its name in items; empty if it is not stored
 * @param isHidden true if JSON leaves it out
 */
public record ComputedDescriptor(
    String name,
    StoredType type,
    List<String> components,
    boolean isNullable,
    String stored,
    boolean isHidden) {

  /**
   * Copies the list.
   *
   * @param name the method
   * @param type the type of its value
   * @param components the components that are its arguments
   * @param isNullable true if its value may be null
   * @param stored its name in items
   * @param isHidden true if JSON leaves it out
   */
  public ComputedDescriptor {
    components = List.copyOf(components);
  }

  /**
   * Returns whether it is a component of a record within the entity, rather than what a method
   * computes.
   *
   * @return true if its name is the path of the component
   */
  public boolean isPath() {
    return components.size() == 1 && name.startsWith(components.get(0) + ".");
  }

  static ComputedDescriptor read(JsonObject json) {
    return new ComputedDescriptor(
        json.text("name"),
        json.object("type", StoredType::read),
        json.texts("components"),
        json.isTrue("nullable"),
        json.textOrEmpty("stored"),
        json.isTrue("hidden"));
  }

  Map<String, Object> write() {
    return new Members()
        .add("name", name)
        .add("type", type, StoredType::write)
        .add("components", components)
        .add("nullable", isNullable)
        .add("stored", stored)
        .add("hidden", isHidden)
        .all();
  }
}
