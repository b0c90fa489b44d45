package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.List;
import java.util.Map;

/**
 * An attribute whose values are unique: no two items of the entity have the same value. An item of
 * its own reserves each value.
 *
 * @param component the component
 * @param scope the components within whose values it is unique; none for the whole table
 * @param partition the template of the partition key of the items that reserve its values
 */
public record UniqueDescriptor(String component, List<String> scope, TemplateDescriptor partition) {

  /**
   * Copies the list.
   *
   * @param component the component
   * @param scope the components within whose values it is unique
   * @param partition the template of the partition key
   */
  public UniqueDescriptor {
    scope = List.copyOf(scope);
  }

  static UniqueDescriptor read(JsonObject json) {
    return new UniqueDescriptor(
        json.text("component"),
        json.texts("scope"),
        json.object("partition", TemplateDescriptor::read));
  }

  Map<String, Object> write() {
    return new Members()
        .add("component", component)
        .add("scope", scope)
        .add("partition", partition, TemplateDescriptor::write)
        .all();
  }
}
