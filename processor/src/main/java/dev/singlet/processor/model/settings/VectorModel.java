package dev.singlet.processor.model.settings;

import dev.singlet.annotation.VectorDistance;
import java.util.List;

/**
 * The vectors of an index.
 *
 * @param attribute the attribute that holds the vector, as stored
 * @param dimensions the length of each vector
 * @param distance the function that compares them
 * @param filters the attributes that a search can filter by, as stored
 */
public record VectorModel(
    String attribute, int dimensions, VectorDistance distance, List<String> filters) {

  public VectorModel {
    filters = List.copyOf(filters);
  }

  /** Returns whether a search looks at an attribute of each item. */
  public boolean searches(String stored) {
    return attribute.equals(stored) || filters.contains(stored);
  }
}
