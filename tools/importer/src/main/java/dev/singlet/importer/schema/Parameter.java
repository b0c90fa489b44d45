package dev.singlet.importer.schema;

/**
 * A parameter of an access pattern.
 *
 * @param path where it is in the file
 * @param name its name
 * @param type its type
 * @param entity the entity of a parameter that is a whole item; empty for others
 */
public record Parameter(String path, String name, FieldType type, String entity) {}
