package dev.singlet.importer.schema;

import java.util.List;
import java.util.Optional;

/**
 * A table.
 *
 * @param path where it is in the file
 * @param name its name
 * @param key its key attributes
 * @param indexes its indexes
 * @param entities its entities
 */
public record TableSchema(
    String path,
    String name,
    KeyNames key,
    List<IndexSchema> indexes,
    List<EntitySchema> entities) {

  /** Copies the lists. */
  public TableSchema {
    indexes = List.copyOf(indexes);
    entities = List.copyOf(entities);
  }

  /**
   * Returns an index.
   *
   * @param index its name
   * @return the index; empty if there is none
   */
  public Optional<IndexSchema> index(String index) {
    return indexes.stream().filter(each -> each.name().equals(index)).findFirst();
  }

  /**
   * Returns the key attributes that a key of an entity fills.
   *
   * @param key a key of one of the entities, in an index of the table
   * @return the key attributes
   */
  public KeyNames names(Mapping key) {
    return index(key.index()).map(IndexSchema::key).orElse(this.key);
  }
}
