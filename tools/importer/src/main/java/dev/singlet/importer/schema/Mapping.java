package dev.singlet.importer.schema;

import java.util.ArrayList;
import java.util.List;

/**
 * The templates of an entity's key, in the table or in an index.
 *
 * @param path where they are in the file
 * @param index the name of the index; empty for the table
 * @param partition the templates of the partition key attributes
 * @param sort the templates of the sort key attributes; empty for none
 */
public record Mapping(String path, String index, List<Template> partition, List<Template> sort) {

  /** Copies the lists. */
  public Mapping {
    partition = List.copyOf(partition);
    sort = List.copyOf(sort);
  }

  /**
   * Returns all templates.
   *
   * @return those of the partition key, then those of the sort key
   */
  public List<Template> templates() {
    List<Template> all = new ArrayList<>(partition);
    all.addAll(sort);
    return all;
  }
}
