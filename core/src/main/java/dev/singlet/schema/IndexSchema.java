package dev.singlet.schema;

import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.ProjectionType;
import java.util.List;
import java.util.Objects;

/**
 * A secondary index.
 *
 * @param name the name of the index
 * @param type global or local
 * @param key its key attributes
 * @param projection the attributes that are copied into it
 * @param include the non-key attributes copied with {@link ProjectionType#INCLUDE}
 */
public record IndexSchema(
    String name, IndexType type, KeySchema key, ProjectionType projection, List<String> include) {

  /**
   * Copies the list.
   *
   * @param name the name of the index
   * @param type global or local
   * @param key its key attributes
   * @param projection the attributes that are copied into it
   * @param include the non-key attributes copied
   */
  public IndexSchema {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(type, "type");
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(projection, "projection");
    include = List.copyOf(include);
  }

  /**
   * Makes an index that holds whole items.
   *
   * @param name the name of the index
   * @param type global or local
   * @param key its key attributes
   */
  public IndexSchema(String name, IndexType type, KeySchema key) {
    this(name, type, key, ProjectionType.ALL, List.of());
  }

  /**
   * Returns whether the index holds an attribute of its items.
   *
   * @param attribute the attribute's name as stored
   * @param primary the key of the table, which every index holds
   * @return false if the attribute must be read from the table
   */
  public boolean holds(String attribute, KeySchema primary) {
    return projection == ProjectionType.ALL
        || include.contains(attribute)
        || key.names().contains(attribute)
        || primary.names().contains(attribute);
  }
}
