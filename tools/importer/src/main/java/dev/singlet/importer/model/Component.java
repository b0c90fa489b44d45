package dev.singlet.importer.model;

import dev.singlet.importer.schema.Field;

/**
 * A component of a record.
 *
 * @param name its name
 * @param field the field that it is made of
 * @param isNullable whether items can lack it
 * @param isOnlyInKey whether a key has its value, and no attribute
 */
public record Component(String name, Field field, boolean isNullable, boolean isOnlyInKey) {

  /**
   * Returns its type.
   *
   * @return the type
   */
  public JavaType type() {
    return JavaType.of(field);
  }

  /**
   * Returns the name of its attribute.
   *
   * @return the name of the field
   */
  public String stored() {
    return field.name();
  }
}
