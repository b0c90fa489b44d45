package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.List;
import java.util.Map;

/**
 * A default.
 *
 * @param kind where it comes from
 * @param text the value, the name of the constant, field or method, or the form of the id; empty
 *     for {@link Kind#NOW}
 * @param components the components that are the arguments of the method
 * @param isOnlyForOlderItems true if only items get it that were stored before there was the
 *     component, because a new record must state the value
 */
public record DefaultDescriptor(
    Kind kind, String text, List<String> components, boolean isOnlyForOlderItems) {

  /**
   * Copies the list.
   *
   * @param kind where it comes from
   * @param text the value, or a name
   * @param components the arguments of the method
   * @param isOnlyForOlderItems true if a new record must state the value
   */
  public DefaultDescriptor {
    components = List.copyOf(components);
  }

  /** The origins of defaults. */
  public enum Kind {
    /** A value, as text. */
    VALUE,
    /** A constant of the attribute's enum. */
    CONSTANT,
    /** A static final field. */
    FIELD,
    /** The result of a static method. */
    METHOD,
    /** The time of the put. */
    NOW,
    /** An id that is made for the put. */
    ID
  }

  static DefaultDescriptor read(JsonObject json) {
    return new DefaultDescriptor(
        json.constant("kind", Kind.class),
        json.textOrEmpty("text"),
        json.texts("components"),
        json.isTrue("onlyForOlderItems"));
  }

  Map<String, Object> write() {
    return new Members()
        .add("kind", kind)
        .add("text", text)
        .add("components", components)
        .add("onlyForOlderItems", isOnlyForOlderItems)
        .all();
  }
}
