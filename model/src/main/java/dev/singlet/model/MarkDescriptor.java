package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.Map;

/**
 * The attribute that holds the name of an entity in its items.
 *
 * @param attribute its name; empty if the primary key tells the items
 * @param type its type: S or N
 */
public record MarkDescriptor(String attribute, AttributeType type) {

  static MarkDescriptor read(JsonObject json) {
    return new MarkDescriptor(json.text("attribute"), json.constant("type", AttributeType.class));
  }

  Map<String, Object> write() {
    return new Members().add("attribute", attribute).add("type", type).all();
  }
}
