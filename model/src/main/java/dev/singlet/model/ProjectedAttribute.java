package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.Map;

/**
 * An attribute of an entity in a projection. The component of this name in the entity says how it
 * is stored.
 *
 * @param component its name in Java, the same as in the entity; a path such as {@code shipTo.city}
 *     for a part of a record
 * @param name its name in items; for a part of a record the names on the way to it, joined by '.'
 */
public record ProjectedAttribute(String component, String name) {

  static ProjectedAttribute read(JsonObject json) {
    return new ProjectedAttribute(json.text("component"), json.text("name"));
  }

  Map<String, Object> write() {
    return new Members().add("component", component).add("name", name).all();
  }
}
