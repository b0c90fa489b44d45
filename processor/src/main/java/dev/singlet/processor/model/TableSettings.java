package dev.singlet.processor.model;

import dev.singlet.annotation.Naming;
import dev.singlet.processor.diag.Place;
import java.util.List;
import java.util.Optional;

/**
 * What {@code @Table} says.
 *
 * @param place the annotation
 * @param name the table's name
 * @param key its key attributes
 * @param indexes its indexes
 * @param naming how components are named in items
 * @param delimiter what separates the parts of a key
 * @param tenant what stands before a tenant's id in partition keys, if there are tenants
 * @param entityAttribute holds the entity's name
 * @param createdAttribute holds when an item was created; empty for none
 * @param modifiedAttribute holds when an item was last written; empty for none
 * @param schemaVersionAttribute holds the schema version of an item
 * @param converters the names of the classes that convert types all over the table
 * @param messages the bundle that the messages of violations are looked up in
 */
public record TableSettings(
    Place place,
    String name,
    KeyModel key,
    List<IndexModel> indexes,
    Naming naming,
    char delimiter,
    Optional<String> tenant,
    String entityAttribute,
    String createdAttribute,
    String modifiedAttribute,
    String schemaVersionAttribute,
    List<String> converters,
    String messages) {

  /**
   * What can separate the parts of a key. Any other would be part of numbers, times, UUIDs or
   * templates, or hard to tell from text.
   */
  public static final String DELIMITERS = "!#$%&*+,/;<=>?@^_|~";

  public TableSettings {
    indexes = List.copyOf(indexes);
    converters = List.copyOf(converters);
  }

  /** The indexes that have an attribute in their key. */
  public List<IndexModel> indexesOver(String stored) {
    return indexes.stream().filter(index -> index.key().names().contains(stored)).toList();
  }
}
