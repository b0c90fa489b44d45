package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.List;
import java.util.Map;

/**
 * A projection of an item collection: a sealed interface over a projection of each entity.
 *
 * @param java the sealed interface
 * @param documentation its Javadoc, as plain text with code in backticks; empty if there is none
 * @param parts the records that items are read as, one for each entity: its projection, or the
 *     entity's record
 */
public record CollectionProjectionDescriptor(
    String java, String documentation, List<String> parts) {

  /**
   * Copies the list.
   *
   * @param java the sealed interface
   * @param documentation its Javadoc
   * @param parts the records that items are read as
   */
  public CollectionProjectionDescriptor {
    parts = List.copyOf(parts);
  }

  static CollectionProjectionDescriptor read(JsonObject json) {
    return new CollectionProjectionDescriptor(
        json.text("java"), json.textOrEmpty("documentation"), json.texts("parts"));
  }

  Map<String, Object> write() {
    return new Members()
        .add("java", java)
        .add("documentation", documentation)
        .add("parts", parts)
        .all();
  }
}
