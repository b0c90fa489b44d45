package dev.singlet.tools.format.analytics;

import dev.singlet.model.AttributeType;
import dev.singlet.model.ConstraintDescriptor;
import dev.singlet.model.StoredType;
import java.util.List;

/**
 * The SQL type of a value that is not made of others. No value changes in it: what no type can hold
 * exactly is text.
 *
 * @param kind the type
 * @param precision the digits of a decimal; 0 for others
 * @param scale the digits of a decimal after the point; 0 for others
 */
record SqlType(Kind kind, int precision, int scale) {

  private static final int MAX_DIGITS = 38;

  static final SqlType TEXT = of(Kind.TEXT);
  static final SqlType BOOLEAN = of(Kind.BOOLEAN);
  static final SqlType BYTES = of(Kind.BYTES);

  /** The types. */
  enum Kind {
    TEXT,
    BOOLEAN,
    BYTES,
    SMALLINT,
    INTEGER,
    BIGINT,
    REAL,
    DOUBLE,
    DECIMAL,
    DATE,
    /** A time in UTC or without a zone, stored with no more than three digits of a second. */
    TIMESTAMP,
    /** A time whose text can have nine digits of a second, more than a timestamp of SQL has. */
    FINE_TIMESTAMP,
    /** A time, stored as a number of seconds. */
    EPOCH_SECONDS,
    /** A time, stored as a number of milliseconds. */
    EPOCH_MILLIS
  }

  private static SqlType of(Kind kind) {
    return new SqlType(kind, 0, 0);
  }

  private static SqlType decimal(int precision, int scale) {
    return new SqlType(Kind.DECIMAL, precision, scale);
  }

  /**
   * Returns the type of stored values.
   *
   * @param type a type stored as S, N, B or BOOL
   * @param constraints the constraints on them
   */
  static SqlType of(StoredType type, List<ConstraintDescriptor> constraints) {
    if (isOnlyBytes(type)) {
      return BYTES;
    }
    StoredType stored = type.storedForm();
    return switch (stored.stored()) {
      case BOOL -> BOOLEAN;
      case B -> BYTES;
      case N -> number(stored, constraints);
      default -> text(stored);
    };
  }

  /** Returns whether values are compressed or encrypted. */
  static boolean isOnlyBytes(StoredType type) {
    return type.transformations().stream()
        .map(StoredType.Transformation::kind)
        .anyMatch(
            kind ->
                kind == StoredType.Transformation.Kind.ENCRYPT
                    || kind == StoredType.Transformation.Kind.COMPRESS);
  }

  private static SqlType text(StoredType type) {
    StoredType.Scalar scalar = type.scalar();
    if (scalar == null) {
      return TEXT;
    }
    if (scalar.format().equals("date")) {
      return of(Kind.DATE);
    }
    boolean isTime = !scalar.samples().isEmpty() && isTime(scalar.samples().get(0));
    return isTime ? of(isCoarse(type.format()) ? Kind.TIMESTAMP : Kind.FINE_TIMESTAMP) : TEXT;
  }

  /** Returns whether a text is a date with a time of day, in UTC or without a zone. */
  static boolean isTime(String text) {
    return text.matches("\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z?");
  }

  private static boolean isCoarse(String format) {
    return format.equals("millis") || format.equals("seconds");
  }

  private static SqlType number(StoredType type, List<ConstraintDescriptor> constraints) {
    StoredType.Scalar scalar = type.scalar();
    if (scalar == null) {
      return TEXT;
    }
    if (scalar.hasTime()) {
      return of(type.format().equals("epoch") ? Kind.EPOCH_SECONDS : Kind.EPOCH_MILLIS);
    }
    return switch (scalar.format()) {
      case "int32" -> of(Kind.INTEGER);
      case "int64" -> of(Kind.BIGINT);
      case "float" -> of(Kind.REAL);
      case "double" -> of(Kind.DOUBLE);
      default -> {
        if (scalar.isInteger()) {
          // The limits of the types that are smaller than these formats.
          boolean isSmall = scalar.json().containsKey("maximum");
          yield isSmall ? of(Kind.SMALLINT) : decimal(MAX_DIGITS, 0);
        }
        yield digits(constraints);
      }
    };
  }

  /**
   * Returns the decimal of {@code @Digits}. Without it, the exponent of a number can be anything
   * from -130 to 125, which no decimal holds.
   */
  private static SqlType digits(List<ConstraintDescriptor> constraints) {
    for (ConstraintDescriptor constraint : constraints) {
      if (constraint.kind().equals("Digits") && constraint.within().isEmpty()) {
        int scale = Integer.parseInt(constraint.arguments().getOrDefault("fraction", "0"));
        int precision =
            Integer.parseInt(constraint.arguments().getOrDefault("integer", "0")) + scale;
        if (precision > 0 && precision <= MAX_DIGITS) {
          return decimal(precision, scale);
        }
      }
    }
    return TEXT;
  }

  /** Returns the member of DynamoDB JSON that holds values of a type. */
  static String member(StoredType type) {
    AttributeType stored = isOnlyBytes(type) ? AttributeType.B : type.storedForm().stored();
    return stored.name();
  }
}
