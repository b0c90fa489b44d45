package dev.singlet.schema;

import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.ProjectionType;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A secondary index.
 *
 * @param name the name of the index
 * @param type global, local, or an index of vectors
 * @param key its key attributes
 * @param projection the attributes that are copied into it
 * @param include the non-key attributes copied with {@link ProjectionType#INCLUDE}
 * @param vector the vectors of an index of vectors; null for any other index
 */
public record IndexSchema(
    String name,
    IndexType type,
    KeySchema key,
    ProjectionType projection,
    List<String> include,
    @Nullable VectorSchema vector) {

  /**
   * Copies the list.
   *
   * @param name the name of the index
   * @param type global, local, or an index of vectors
   * @param key its key attributes
   * @param projection the attributes that are copied into it
   * @param include the non-key attributes copied
   * @param vector the vectors of an index of vectors; null for any other index
   */
  public IndexSchema {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(type, "type");
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(projection, "projection");
    include = List.copyOf(include);
  }

  /**
   * Makes a global or local index.
   *
   * @param name the name of the index
   * @param type global or local
   * @param key its key attributes
   * @param projection the attributes that are copied into it
   * @param include the non-key attributes copied with {@link ProjectionType#INCLUDE}
   */
  public IndexSchema(
      String name, IndexType type, KeySchema key, ProjectionType projection, List<String> include) {
    this(name, type, key, projection, include, null);
  }

  /**
   * Makes an index that holds whole items.
   *
   * @param name the name of the index
   * @param type global or local
   * @param key its key attributes
   */
  public IndexSchema(String name, IndexType type, KeySchema key) {
    this(name, type, key, ProjectionType.ALL, List.of(), null);
  }

  /**
   * Returns whether reads of the index can return an attribute of its items.
   *
   * @param attribute the attribute's name as stored
   * @param primary the key of the table, which every index holds
   * @return false if the attribute must be read from the table; so must a vector, which a search
   *     does not return
   */
  public boolean holds(String attribute, KeySchema primary) {
    if (vector != null && vector.attribute().equals(attribute)) {
      return false;
    }
    return projection == ProjectionType.ALL
        || include.contains(attribute)
        || key.names().contains(attribute)
        || primary.names().contains(attribute)
        || (vector != null && vector.hasFilter(attribute));
  }
}
