package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.Map;

/**
 * A part of a sort key that the arguments of a query leave open. The items come in its order, and a
 * method of its name narrows the query to a value or a range.
 *
 * @param source the component, or the computed attribute
 * @param java its type in Java
 * @param isOrdered true if a range can be asked for. The keys sort like the values; those of enums
 *     and UUIDs like their texts
 * @param isDescending true if the keys sort in the reverse order of the values
 */
public record SortPart(String source, String java, boolean isOrdered, boolean isDescending) {

  static SortPart read(JsonObject json) {
    return new SortPart(
        json.text("value"), json.text("java"), json.isTrue("ordered"), json.isTrue("descending"));
  }

  Map<String, Object> write() {
    return new Members()
        .add("value", source)
        .add("java", java)
        .add("ordered", isOrdered)
        .add("descending", isDescending)
        .all();
  }
}
