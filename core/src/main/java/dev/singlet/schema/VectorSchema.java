package dev.singlet.schema;

import dev.singlet.annotation.VectorDistance;
import java.util.List;
import java.util.Objects;

/**
 * The vectors of an index.
 *
 * @param attribute the attribute that holds the vector
 * @param dimensions the length of each vector
 * @param distance the function that compares vectors
 * @param filters the attributes that a search can filter by
 */
public record VectorSchema(
    String attribute, int dimensions, VectorDistance distance, List<KeyAttribute> filters) {

  /**
   * Copies the list.
   *
   * @param attribute the attribute that holds the vector
   * @param dimensions the length of each vector
   * @param distance the function that compares vectors
   * @param filters the attributes that a search can filter by
   */
  public VectorSchema {
    Objects.requireNonNull(attribute, "attribute");
    Objects.requireNonNull(distance, "distance");
    filters = List.copyOf(filters);
  }

  /**
   * Returns whether a search can be filtered by an attribute.
   *
   * @param name the attribute's name as stored
   * @return true if it can
   */
  public boolean hasFilter(String name) {
    return filters.stream().anyMatch(filter -> filter.name().equals(name));
  }
}
