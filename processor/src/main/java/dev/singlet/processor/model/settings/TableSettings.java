package dev.singlet.processor.model.settings;

import dev.singlet.annotation.Naming;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.processor.diag.Place;
import java.util.List;
import java.util.Optional;

/**
 * The settings in {@code @Table}.
 *
 * @param place the annotation
 * @param name the table's name
 * @param key its key attributes
 * @param indexes its indexes
 * @param naming the rule for the names of components in items
 * @param delimiter the text that separates the parts of a key
 * @param tenant the text before a tenant's id in partition keys, if there are tenants
 * @param entityAttribute the attribute with the entity's name; empty for none
 * @param stamps the attributes with the times of items, for entities that don't name their own
 * @param schemaVersionAttribute the attribute with the schema version
 * @param storedTime the form of times that don't declare their own
 * @param converters the names of the classes that convert types in the whole table
 * @param hooks the classes that see records before they are written and after they are read
 * @param messages the bundle with the messages of violations
 */
public record TableSettings(
    Place place,
    String name,
    KeyModel key,
    List<IndexModel> indexes,
    Naming naming,
    String delimiter,
    Optional<String> tenant,
    String entityAttribute,
    StampNames stamps,
    String schemaVersionAttribute,
    TimeFormat storedTime,
    List<String> converters,
    List<HookModel> hooks,
    String messages) {

  public TableSettings {
    indexes = List.copyOf(indexes);
    converters = List.copyOf(converters);
    hooks = List.copyOf(hooks);
  }

  /** Returns the indexes that have an attribute in their key. */
  public List<IndexModel> indexesOver(String stored) {
    return indexes.stream().filter(index -> index.key().names().contains(stored)).toList();
  }
}
