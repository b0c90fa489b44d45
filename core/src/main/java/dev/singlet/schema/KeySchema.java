package dev.singlet.schema;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The key of a table or an index.
 *
 * @param partition the partition key attribute
 * @param sort the sort key attribute; null if there is none
 */
public record KeySchema(KeyAttribute partition, @Nullable KeyAttribute sort) {

  /**
   * The key attributes.
   *
   * @return one or two
   */
  public List<KeyAttribute> attributes() {
    return sort == null ? List.of(partition) : List.of(partition, sort);
  }

  /**
   * Whether an attribute is one of them.
   *
   * @param name the attribute's name
   * @return true if it is
   */
  public boolean has(String name) {
    return attributes().stream().anyMatch(key -> key.name().equals(name));
  }

  /**
   * The names of its attributes.
   *
   * @return one or two names as stored
   */
  public List<String> names() {
    return sort == null ? List.of(partition.name()) : List.of(partition.name(), sort.name());
  }
}
