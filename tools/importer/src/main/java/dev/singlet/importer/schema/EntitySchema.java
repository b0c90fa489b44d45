package dev.singlet.importer.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An entity of a table.
 *
 * @param path where it is in the file
 * @param name its name
 * @param key the templates of its primary key
 * @param mappings the templates of its keys in indexes
 * @param fields its fields
 * @param patterns its access patterns
 */
public record EntitySchema(
    String path,
    String name,
    Mapping key,
    List<Mapping> mappings,
    List<Field> fields,
    List<AccessPattern> patterns) {

  /** Copies the lists. */
  public EntitySchema {
    mappings = List.copyOf(mappings);
    fields = List.copyOf(fields);
    patterns = List.copyOf(patterns);
  }

  /**
   * Returns a field.
   *
   * @param field its name
   * @return the field; empty if there is none
   */
  public Optional<Field> field(String field) {
    return fields.stream().filter(each -> each.name().equals(field)).findFirst();
  }

  /**
   * Returns the templates in an index.
   *
   * @param index the name of the index
   * @return the templates; empty if the entity has none
   */
  public Optional<Mapping> mapping(String index) {
    return mappings.stream().filter(each -> each.index().equals(index)).findFirst();
  }

  /**
   * Returns all templates.
   *
   * @return those of the primary key first
   */
  public List<Mapping> keys() {
    List<Mapping> keys = new ArrayList<>(List.of(key));
    keys.addAll(mappings);
    return keys;
  }
}
