package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.Map;

/**
 * A constant of an enum.
 *
 * @param name its name in Java
 * @param stored its text in items
 */
public record EnumConstant(String name, String stored) {

  static EnumConstant read(JsonObject json) {
    return new EnumConstant(json.text("name"), json.textOrEmpty("stored"));
  }

  Map<String, Object> write() {
    return new Members().add("name", name).add("stored", stored).all();
  }
}
