package dev.singlet.importer.schema;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The types of fields and parameters. */
public enum FieldType {
  STRING,
  INTEGER,
  DECIMAL,
  BOOLEAN,
  ARRAY,
  OBJECT,
  UUID,
  /** A whole item: only parameters have it. */
  ENTITY;

  /**
   * Returns a type.
   *
   * @param name its name in the file
   * @return the type; empty if there is none
   */
  public static Optional<FieldType> of(String name) {
    return Stream.of(values()).filter(type -> type.text().equals(name)).findFirst();
  }

  /**
   * Returns the name in the file.
   *
   * @return the name, in lower case
   */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * Returns whether DynamoDB stores values of this type as numbers.
   *
   * @return whether they are N
   */
  public boolean isNumber() {
    return this == INTEGER || this == DECIMAL;
  }

  /**
   * Returns whether keys can be made of values of this type.
   *
   * @return false for values that hold others
   */
  public boolean isScalar() {
    return this != ARRAY && this != OBJECT && this != ENTITY;
  }
}
