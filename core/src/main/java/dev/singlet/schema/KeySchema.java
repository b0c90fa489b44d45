package dev.singlet.schema;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The key of a table or an index. Only a global index can have several attributes on either side.
 *
 * @param partition the partition key attributes, one or more
 * @param sort the sort key attributes, the one items are sorted by first; none if there is no sort
 *     key
 */
public record KeySchema(List<KeyAttribute> partition, List<KeyAttribute> sort) {

  /**
   * Copies the lists.
   *
   * @param partition the partition key attributes
   * @param sort the sort key attributes
   */
  public KeySchema {
    partition = List.copyOf(partition);
    sort = List.copyOf(sort);
  }

  /**
   * The key of a table, or one like it.
   *
   * @param partition the partition key attribute
   * @param sort the sort key attribute; null if there is none
   */
  public KeySchema(KeyAttribute partition, @Nullable KeyAttribute sort) {
    this(List.of(partition), sort == null ? List.of() : List.of(sort));
  }

  /**
   * The key attributes.
   *
   * @return those of the partition key, and those of the sort key
   */
  public List<KeyAttribute> attributes() {
    List<KeyAttribute> all = new ArrayList<>(partition);
    all.addAll(sort);
    return all;
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
   * @return their names as stored
   */
  public List<String> names() {
    List<String> names = new ArrayList<>();
    attributes().forEach(key -> names.add(key.name()));
    return names;
  }
}
