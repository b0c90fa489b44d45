package dev.singlet.importer.model;

import dev.singlet.importer.schema.EntitySchema;
import dev.singlet.importer.schema.Field;
import dev.singlet.importer.schema.FieldType;
import dev.singlet.importer.schema.Mapping;
import dev.singlet.importer.schema.Problems;
import dev.singlet.importer.schema.TableSchema;
import dev.singlet.importer.schema.Template;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The key attributes of a table that are numbers: their templates are a field of numbers and
 * nothing else. All others are text.
 */
public final class NumericAttributes {

  private final Map<String, Boolean> isNumber = new HashMap<>();

  private NumericAttributes() {}

  static NumericAttributes of(TableSchema table, Problems problems) {
    NumericAttributes numbers = new NumericAttributes();
    for (EntitySchema entity : table.entities()) {
      for (Mapping key : entity.keys()) {
        List<String> attributes = table.names(key).all();
        for (int i = 0; i < attributes.size(); i++) {
          numbers.add(attributes.get(i), entity, key.templates().get(i), problems);
        }
      }
    }
    for (EntitySchema entity : table.entities()) {
      entity.fields().forEach(field -> numbers.check(field, problems));
    }
    return numbers;
  }

  private void add(String attribute, EntitySchema entity, Template template, Problems problems) {
    boolean isOneNumber =
        entity.fields().stream()
            .anyMatch(field -> field.type().isNumber() && template.isOnly(field.name()));
    Boolean before = isNumber.putIfAbsent(attribute, isOneNumber);
    if (before != null && before != isOneNumber) {
      problems.add(
          template.path(),
          "makes the key attribute \""
              + attribute
              + "\" "
              + (isOneNumber ? "a number" : "text")
              + ", and another template makes it "
              + (isOneNumber ? "text" : "a number")
              + ". In DynamoDB, a key attribute has one type.");
    }
  }

  /** A field with the name of a key attribute is stored there, so it has the type of the key. */
  private void check(Field field, Problems problems) {
    if (!isNumber.containsKey(field.name())) {
      return;
    }
    boolean number = has(field.name());
    boolean fits =
        field.type().isScalar()
            && field.type() != FieldType.BOOLEAN
            && field.type().isNumber() == number;
    if (!fits) {
      problems.add(
          field.path(),
          "the field \""
              + field.name()
              + "\" is of the type "
              + field.type().text()
              + ", and the key attribute of this name is "
              + (number ? "a number" : "text")
              + ".");
    }
  }

  /**
   * Returns whether a key attribute is a number.
   *
   * @param attribute its name
   * @return whether it is of DynamoDB's type N
   */
  public boolean has(String attribute) {
    return Boolean.TRUE.equals(isNumber.get(attribute));
  }
}
