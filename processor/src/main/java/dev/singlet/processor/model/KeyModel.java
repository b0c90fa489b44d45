package dev.singlet.processor.model;

import dev.singlet.annotation.ScalarType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The key attributes of a table or an index.
 *
 * @param partition the partition key
 * @param sort the sort key; null if there is none
 */
public record KeyModel(KeyAttributeModel partition, @Nullable KeyAttributeModel sort) {

  /** The names of its attributes as stored. */
  public List<String> names() {
    return sort == null ? List.of(partition.name()) : List.of(partition.name(), sort.name());
  }

  /**
   * A key attribute.
   *
   * @param name its name as stored
   * @param type its scalar type
   */
  public record KeyAttributeModel(String name, ScalarType type) {}
}
