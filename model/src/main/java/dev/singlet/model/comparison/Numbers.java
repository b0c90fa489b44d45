package dev.singlet.model.comparison;

import dev.singlet.model.StoredType;
import dev.singlet.model.change.Reading;
import java.util.List;

/** The reads of a number that was written as another type. */
final class Numbers {

  /** Integers, each with all values of those before it. */
  private static final List<String> INTEGERS =
      List.of("byte", "short", "year", "int", "long", "bigInteger");

  private static final String DECIMAL = "bigDecimal";

  private Numbers() {}

  static boolean isNumber(StoredType type) {
    return isInteger(type) || isFloating(type) || type.kind().equals(DECIMAL);
  }

  static boolean isInteger(StoredType type) {
    return INTEGERS.contains(type.kind());
  }

  private static boolean isFloating(StoredType type) {
    return type.kind().equals("float") || type.kind().equals("double");
  }

  static Reading reads(StoredType reader, StoredType writer) {
    if (reader.kind().equals(DECIMAL)) {
      return Reading.SAME;
    }
    if (isFloating(reader)) {
      return isExact(reader, writer) ? Reading.SAME : Reading.OTHER_VALUES;
    }
    int wide = INTEGERS.indexOf(reader.kind());
    int narrow = INTEGERS.indexOf(writer.kind());
    return narrow >= 0 && narrow <= wide ? Reading.SAME : Reading.FAILS;
  }

  /** Returns whether a floating-point number has all values of a type. */
  private static boolean isExact(StoredType reader, StoredType writer) {
    List<String> exact =
        reader.kind().equals("float")
            ? List.of("byte", "short")
            : List.of("byte", "short", "year", "int", "float");
    return exact.contains(writer.kind());
  }
}
