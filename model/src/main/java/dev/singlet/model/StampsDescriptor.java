package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The attributes with the times of an entity's items, by their names there.
 *
 * @param created the time of the first write; empty for none
 * @param modified the time of the last write; empty for none
 */
public record StampsDescriptor(String created, String modified) {

  static StampsDescriptor read(JsonObject json) {
    return new StampsDescriptor(json.text("created"), json.text("modified"));
  }

  /** Writes both names, also empty ones, because an object without members is left out. */
  Map<String, Object> write() {
    Map<String, Object> members = new LinkedHashMap<>();
    members.put("created", created);
    members.put("modified", modified);
    return members;
  }
}
