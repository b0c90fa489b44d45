package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.List;
import java.util.Map;

/**
 * A projection: a record with some attributes of an entity, which gets and queries can read instead
 * of whole items.
 *
 * @param java its record
 * @param documentation its Javadoc, as plain text with code in backticks; empty if there is none
 * @param attributes its components, in the order of the record
 * @param coveredBy the indexes that lack attributes of the entity but hold all of these, so that
 *     their queries can return the projection
 */
public record ProjectionDescriptor(
    String java, String documentation, List<Attribute> attributes, List<String> coveredBy) {

  /**
   * Copies the lists.
   *
   * @param java its record
   * @param documentation its Javadoc
   * @param attributes its components
   * @param coveredBy the indexes whose queries can return the projection
   */
  public ProjectionDescriptor {
    attributes = List.copyOf(attributes);
    coveredBy = List.copyOf(coveredBy);
  }

  /**
   * An attribute of an entity in a projection. The component of this name in the entity says how it
   * is stored.
   *
   * @param component its name in Java, the same as in the entity; a path such as {@code
   *     shipTo.city} for a part of a record
   * @param name its name in items; for a part of a record the names on the way to it, joined by '.'
   */
  public record Attribute(String component, String name) {

    static Attribute read(JsonObject json) {
      return new Attribute(json.text("component"), json.text("name"));
    }

    Map<String, Object> write() {
      return new Members().add("component", component).add("name", name).all();
    }
  }

  static ProjectionDescriptor read(JsonObject json) {
    return new ProjectionDescriptor(
        json.text("java"),
        json.textOrEmpty("documentation"),
        json.objects("attributes", Attribute::read),
        json.texts("coveredBy"));
  }

  Map<String, Object> write() {
    return new Members()
        .add("java", java)
        .add("documentation", documentation)
        .addAll("attributes", attributes, Attribute::write)
        .add("coveredBy", coveredBy)
        .all();
  }
}
