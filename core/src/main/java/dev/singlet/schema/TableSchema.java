package dev.singlet.schema;

import java.util.List;
import java.util.Objects;

/**
 * A table as declared by {@link dev.singlet.annotation.Table}.
 *
 * @param name the declared name of the table
 * @param key the primary key attributes
 * @param indexes the secondary indexes, in declaration order
 * @param delimiter what separates the parts of a key
 * @param entityAttribute the attribute that holds an item's entity name
 */
public record TableSchema(
    String name, KeySchema key, List<IndexSchema> indexes, char delimiter, String entityAttribute) {

  /**
   * Copies the list.
   *
   * @param name the declared name of the table
   * @param key the primary key attributes
   * @param indexes the secondary indexes
   * @param delimiter what separates the parts of a key
   * @param entityAttribute the attribute that holds an item's entity name
   */
  public TableSchema {
    Objects.requireNonNull(name);
    Objects.requireNonNull(key);
    Objects.requireNonNull(entityAttribute);
    indexes = List.copyOf(indexes);
  }

  /**
   * The index of the given name.
   *
   * @param indexName the name of a declared index
   * @return the index
   * @throws IllegalArgumentException if the table declares no such index
   */
  public IndexSchema index(String indexName) {
    for (IndexSchema index : indexes) {
      if (index.name().equals(indexName)) {
        return index;
      }
    }
    throw new IllegalArgumentException("Table " + name + " declares no index " + indexName + ".");
  }
}
