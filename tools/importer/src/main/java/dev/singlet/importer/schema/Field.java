package dev.singlet.importer.schema;

/**
 * A field of an entity.
 *
 * @param path where it is in the file
 * @param name the name of the attribute
 * @param type its type
 * @param itemType the type of an array's elements as the file names it; empty for other types
 * @param isRequired whether each item has it
 */
public record Field(
    String path, String name, FieldType type, String itemType, boolean isRequired) {}
