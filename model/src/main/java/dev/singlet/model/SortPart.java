package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.Map;

/**
 * A part of a sort key that the arguments of a query leave open. The items come in the order that
 * it has in the key. A method of its name narrows the query to a value, or also to a range.
 *
 * @param source the component, or the computed attribute
 * @param java its type in Java
 * @param isOrdered true if a range can be asked for
 * @param isByText true if this range is in the order of the values' texts in the key, as for enums,
 *     UUIDs and booleans; false if the keys sort like the values in Java, or have no range
 * @param isDescending true if the keys sort in the reverse order of the values
 */
public record SortPart(
    String source, String java, boolean isOrdered, boolean isByText, boolean isDescending) {

  static SortPart read(JsonObject json) {
    return new SortPart(
        json.text("value"),
        json.text("java"),
        json.isTrue("ordered"),
        json.isTrue("byText"),
        json.isTrue("descending"));
  }

  Map<String, Object> write() {
    return new Members()
        .add("value", source)
        .add("java", java)
        .add("ordered", isOrdered)
        .add("byText", isByText)
        .add("descending", isDescending)
        .all();
  }
}
