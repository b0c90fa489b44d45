package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.Map;

/**
 * The attributes that Singlet itself writes into items, by their names there. A name is empty if no
 * item has the attribute.
 *
 * @param entity the name of the item's entity, for entities that don't name an attribute of their
 *     own; empty for none
 * @param created the time of the first write, for entities that don't name their own
 * @param modified the time of the last write, for entities that don't name their own
 * @param storedTime the form of these two times, as in {@link StoredType#format}; empty for {@code
 *     millis}
 * @param schemaVersion the version of the form in which the item is stored
 * @param timeToLive the time after which DynamoDB may delete the item, in seconds since 1970
 */
public record ManagedAttributes(
    String entity,
    String created,
    String modified,
    String storedTime,
    String schemaVersion,
    String timeToLive) {

  static final ManagedAttributes NONE = new ManagedAttributes("", "", "", "", "", "");

  static ManagedAttributes read(JsonObject json) {
    return new ManagedAttributes(
        json.textOrEmpty("entity"),
        json.textOrEmpty("created"),
        json.textOrEmpty("modified"),
        json.textOrEmpty("storedTime"),
        json.textOrEmpty("schemaVersion"),
        json.textOrEmpty("timeToLive"));
  }

  Map<String, Object> write() {
    return new Members()
        .add("entity", entity)
        .add("created", created)
        .add("modified", modified)
        .add("storedTime", storedTime)
        .add("schemaVersion", schemaVersion)
        .add("timeToLive", timeToLive)
        .all();
  }
}
