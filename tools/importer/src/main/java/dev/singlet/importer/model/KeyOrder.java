package dev.singlet.importer.model;

import dev.singlet.importer.schema.FieldType;
import java.util.List;

/** Knows which texts of sort keys sort as their values do. */
final class KeyOrder {

  /** Texts before these sort after longer texts: digits and letters are smaller. */
  private static final String AFTER_DIGITS = ":;<=>?@^_|~";

  private KeyOrder() {}

  /** Returns whether a template of a text attribute keeps the order of all its values. */
  static boolean isKept(KeyTemplate template) {
    return template.values().stream().allMatch(value -> isKept(template, value));
  }

  private static boolean isKept(KeyTemplate template, KeyTemplate.Value value) {
    FieldType type = value.component().field().type();
    if (value.computed().isEmpty() && type.isNumber()) {
      return !value.format().isEmpty();
    }
    String next = textAfter(template, value);
    boolean isText = type == FieldType.STRING || !value.computed().isEmpty();
    return !isText
        || next.isEmpty()
        || !(value.format().equals("any") || AFTER_DIGITS.indexOf(next.charAt(0)) >= 0);
  }

  /** Returns whether a query takes a range of a value. */
  static boolean hasRange(KeyTemplate template, KeyTemplate.Value value, boolean givesUpOrder) {
    FieldType type = value.component().field().type();
    return switch (type) {
      case STRING -> !givesUpOrder || textAfter(template, value).isEmpty();
      case INTEGER, DECIMAL -> value.computed().isEmpty() && !value.format().isEmpty();
      case UUID -> true;
      case BOOLEAN, ARRAY, OBJECT, ENTITY -> false;
    };
  }

  private static String textAfter(KeyTemplate template, KeyTemplate.Value value) {
    List<KeyTemplate.Piece> pieces = template.pieces();
    int next = pieces.indexOf(value) + 1;
    return next == pieces.size() ? "" : pieces.get(next).text();
  }
}
