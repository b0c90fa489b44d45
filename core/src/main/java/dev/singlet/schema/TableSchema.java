package dev.singlet.schema;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A table as declared by {@link dev.singlet.annotation.Table}.
 *
 * @param name the declared name of the table
 * @param key the primary key attributes
 * @param indexes the secondary indexes, in declaration order
 * @param delimiter the text that separates the parts of a key
 * @param entityAttribute the attribute that holds an item's entity name; null if items have none
 * @param timeToLive the attribute that holds the time after which an item may be deleted, in
 *     seconds since 1970; null for none
 * @param tenant the text before a tenant's id at the beginning of each partition key; null if the
 *     items belong to no tenants
 */
public record TableSchema(
    String name,
    KeySchema key,
    List<IndexSchema> indexes,
    String delimiter,
    @Nullable String entityAttribute,
    @Nullable String timeToLive,
    @Nullable String tenant) {

  /**
   * Makes a table without time to live and without tenants.
   *
   * @param name the declared name of the table
   * @param key the primary key attributes
   * @param indexes the secondary indexes
   * @param delimiter the text that separates the parts of a key
   * @param entityAttribute the attribute that holds an item's entity name; null if items have none
   */
  public TableSchema(
      String name,
      KeySchema key,
      List<IndexSchema> indexes,
      String delimiter,
      @Nullable String entityAttribute) {
    this(name, key, indexes, delimiter, entityAttribute, null, null);
  }

  /**
   * Makes a table whose items belong to no tenants.
   *
   * @param name the declared name of the table
   * @param key the primary key attributes
   * @param indexes the secondary indexes
   * @param delimiter the text that separates the parts of a key
   * @param entityAttribute the attribute that holds an item's entity name; null if items have none
   * @param timeToLive the attribute that holds the time after which an item may be deleted; null
   *     for none
   */
  public TableSchema(
      String name,
      KeySchema key,
      List<IndexSchema> indexes,
      String delimiter,
      @Nullable String entityAttribute,
      @Nullable String timeToLive) {
    this(name, key, indexes, delimiter, entityAttribute, timeToLive, null);
  }

  /**
   * Copies the list.
   *
   * @param name the declared name of the table
   * @param key the primary key attributes
   * @param indexes the secondary indexes
   * @param delimiter the text that separates the parts of a key
   * @param entityAttribute the attribute that holds an item's entity name; null if items have none
   * @param timeToLive the attribute that holds the time after which an item may be deleted; null
   *     for none
   * @param tenant the text before a tenant's id; null if the items belong to no tenants
   */
  public TableSchema {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(delimiter, "delimiter");
    indexes = List.copyOf(indexes);
  }

  /**
   * Returns the index of the given name.
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
