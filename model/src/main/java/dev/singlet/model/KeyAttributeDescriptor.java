package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.Map;

/**
 * An attribute of a key.
 *
 * @param name its name in items
 * @param type S, N or B
 */
public record KeyAttributeDescriptor(String name, AttributeType type) {

  static KeyAttributeDescriptor read(JsonObject json) {
    return new KeyAttributeDescriptor(
        json.text("name"), json.constant("type", AttributeType.class));
  }

  Map<String, Object> write() {
    return new Members().add("name", name).add("type", type).all();
  }
}
