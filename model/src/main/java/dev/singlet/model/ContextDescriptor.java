package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.Map;

/**
 * The way in which a component takes its value from the context of a write.
 *
 * @param source the name of the source that a client gives
 * @param isOfCreation true if only the write that creates an item gives the value; false if every
 *     write does
 */
public record ContextDescriptor(String source, boolean isOfCreation) {

  static ContextDescriptor read(JsonObject json) {
    return new ContextDescriptor(json.text("source"), json.isTrue("ofCreation"));
  }

  Map<String, Object> write() {
    return new Members().add("source", source).add("ofCreation", isOfCreation).all();
  }
}
