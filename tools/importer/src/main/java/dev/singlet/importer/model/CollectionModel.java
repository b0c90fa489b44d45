package dev.singlet.importer.model;

import dev.singlet.importer.schema.AccessPattern;
import java.util.List;

/**
 * An item collection: entities of one partition that a query reads together.
 *
 * @param name the name of its interface
 * @param query the name of its query
 * @param pattern the access pattern
 * @param entities its entities
 */
public record CollectionModel(
    String name, String query, AccessPattern pattern, List<EntityModel> entities) {

  /** Copies the list. */
  public CollectionModel {
    entities = List.copyOf(entities);
  }

  /** Returns whether an entity belongs to it. */
  boolean has(EntityModel entity) {
    return entities.stream().anyMatch(each -> each.name().equals(entity.name()));
  }
}
