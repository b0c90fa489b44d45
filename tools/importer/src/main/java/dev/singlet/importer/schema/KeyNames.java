package dev.singlet.importer.schema;

import java.util.ArrayList;
import java.util.List;

/**
 * The key attributes of a table or an index.
 *
 * @param partition the partition key attributes
 * @param sort the sort key attributes; empty for none
 */
public record KeyNames(List<String> partition, List<String> sort) {

  /** Copies the lists. */
  public KeyNames {
    partition = List.copyOf(partition);
    sort = List.copyOf(sort);
  }

  /**
   * Returns all of them.
   *
   * @return the partition key attributes, then the sort key attributes
   */
  public List<String> all() {
    List<String> all = new ArrayList<>(partition);
    all.addAll(sort);
    return all;
  }
}
