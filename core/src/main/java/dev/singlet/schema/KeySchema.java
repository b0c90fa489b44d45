package dev.singlet.schema;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The key of a table or an index. Only the key of a global index can have several partition key or
 * sort key attributes.
 *
 * @param partition the partition key attributes, one or more
 * @param sort the sort key attributes, in the order they sort items; empty if there is no sort key
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
   * Makes a key of one partition key attribute and at most one sort key attribute, as tables have
   * it.
   *
   * @param partition the partition key attribute
   * @param sort the sort key attribute; null if there is none
   */
  public KeySchema(KeyAttribute partition, @Nullable KeyAttribute sort) {
    this(List.of(partition), sort == null ? List.of() : List.of(sort));
  }

  /**
   * Returns the key attributes.
   *
   * @return the partition key attributes, then the sort key attributes
   */
  public List<KeyAttribute> attributes() {
    List<KeyAttribute> all = new ArrayList<>(partition);
    all.addAll(sort);
    return all;
  }

  /**
   * Returns whether an attribute is a key attribute.
   *
   * @param name the attribute's name
   * @return true if it is
   */
  public boolean has(String name) {
    return attributes().stream().anyMatch(key -> key.name().equals(name));
  }

  /**
   * Returns the names of the key attributes.
   *
   * @return their names as stored
   */
  public List<String> names() {
    List<String> names = new ArrayList<>();
    for (KeyAttribute key : attributes()) {
      names.add(key.name());
    }
    return names;
  }
}
