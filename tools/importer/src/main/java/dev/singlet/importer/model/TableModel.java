package dev.singlet.importer.model;

import dev.singlet.importer.schema.TableSchema;
import java.util.List;
import java.util.Optional;

/**
 * A table.
 *
 * @param name the name of its interface
 * @param schema what the file says of it
 * @param delimiter the text between the values of keys
 * @param isSnakeCase whether attributes are named by {@code SNAKE_CASE}
 * @param numbers the key attributes that are numbers
 * @param entities its entities
 * @param collections its item collections
 */
public record TableModel(
    String name,
    TableSchema schema,
    String delimiter,
    boolean isSnakeCase,
    NumericAttributes numbers,
    List<EntityModel> entities,
    List<CollectionModel> collections) {

  /** Copies the lists. */
  public TableModel {
    entities = List.copyOf(entities);
    collections = List.copyOf(collections);
  }

  /**
   * Returns the item collection of an entity.
   *
   * @param entity the entity
   * @return the item collection; empty if it belongs to none
   */
  public Optional<CollectionModel> collectionOf(EntityModel entity) {
    return collections.stream().filter(each -> each.has(entity)).findFirst();
  }

  /**
   * Returns whether the name of an attribute follows from its component.
   *
   * @param component the component
   * @return whether the naming of the table gives it this name
   */
  public boolean names(Component component) {
    String name = isSnakeCase ? Names.snake(component.name()) : component.name();
    return name.equals(component.stored());
  }
}
