package dev.singlet.model.schema;

import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.json.JsonText;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * The JSON Schema of an entity: the record's own attributes, in their stored form and under their
 * stored names. Keys and attributes that JSON leaves out are not in it.
 *
 * @param item the schema of an item
 * @param definitions the schemas of the records and unions within, by name
 * @see <a href="https://json-schema.org/draft/2020-12">JSON Schema, draft 2020-12</a>
 */
public record EntitySchema(Map<String, Object> item, Map<String, Object> definitions) {

  /**
   * Copies the maps.
   *
   * @param item the schema of an item
   * @param definitions the schemas of the records and unions within
   */
  public EntitySchema {
    item = Collections.unmodifiableMap(new LinkedHashMap<>(item));
    definitions = Collections.unmodifiableMap(new LinkedHashMap<>(definitions));
  }

  /**
   * Writes the schema of an entity without the documentation of its components.
   *
   * @param entity the entity
   * @return the schema, in one document
   */
  public static EntitySchema of(EntityDescriptor entity) {
    return written(new SchemaWriter(entity, EntitySchema::within, false));
  }

  /**
   * Writes the schema of an entity with the documentation of its components.
   *
   * @param entity the entity
   * @return the schema, in one document
   */
  public static EntitySchema documented(EntityDescriptor entity) {
    return documented(entity, EntitySchema::within);
  }

  /**
   * Writes the schema of an entity as a part of another document, with the documentation of its
   * components.
   *
   * @param entity the entity
   * @param references gives the {@code $ref} of a definition by its name
   * @return the schema
   */
  public static EntitySchema documented(EntityDescriptor entity, UnaryOperator<String> references) {
    return written(new SchemaWriter(entity, references, true));
  }

  private static String within(String definition) {
    return "#/$defs/" + definition;
  }

  private static EntitySchema written(SchemaWriter writer) {
    return new EntitySchema(writer.item(), writer.definitions());
  }

  /**
   * Returns the text of the whole schema.
   *
   * @return JSON, to be stored in UTF-8
   */
  public String toJson() {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("$schema", "https://json-schema.org/draft/2020-12/schema");
    document.putAll(item);
    if (!definitions.isEmpty()) {
      document.put("$defs", definitions);
    }
    return JsonText.of(document);
  }
}
