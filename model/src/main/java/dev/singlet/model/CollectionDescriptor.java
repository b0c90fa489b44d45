package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.List;
import java.util.Map;

/**
 * An item collection: a sealed interface over entities that share a partition.
 *
 * @param java the interface
 * @param documentation its Javadoc, as plain text with code in backticks; empty if there is none
 * @param entities the names of its entities
 * @param patterns its access patterns
 * @param projections its projections
 */
public record CollectionDescriptor(
    String java,
    String documentation,
    List<String> entities,
    List<AccessPatternDescriptor> patterns,
    List<CollectionProjectionDescriptor> projections) {

  /**
   * Copies the lists.
   *
   * @param java the interface
   * @param documentation its Javadoc
   * @param entities the names of its entities
   * @param patterns its access patterns
   * @param projections its projections
   */
  public CollectionDescriptor {
    entities = List.copyOf(entities);
    patterns = List.copyOf(patterns);
    projections = List.copyOf(projections);
  }

  static CollectionDescriptor read(JsonObject json) {
    return new CollectionDescriptor(
        json.text("java"),
        json.textOrEmpty("documentation"),
        json.texts("entities"),
        json.objects("patterns", AccessPatternDescriptor::read),
        json.objects("projections", CollectionProjectionDescriptor::read));
  }

  Map<String, Object> write() {
    return new Members()
        .add("java", java)
        .add("documentation", documentation)
        .add("entities", entities)
        .addAll("patterns", patterns, AccessPatternDescriptor::write)
        .addAll("projections", projections, CollectionProjectionDescriptor::write)
        .all();
  }
}
