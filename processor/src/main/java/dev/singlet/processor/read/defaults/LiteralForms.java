package dev.singlet.processor.read.defaults;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.Literal;
import dev.singlet.processor.model.value.ValueType;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;

/** The texts of the values of a type, also if its kind alone doesn't determine them. */
final class LiteralForms {

  private static final int MILLIS_LENGTH = "2024-01-15T08:00:00.000Z".length();

  private LiteralForms() {}

  /** Returns the form of a type; empty if it has no literals, or has constants of its own. */
  static Optional<Literal> of(ValueType type, boolean hasClock) {
    if (type instanceof ValueType.Time time) {
      return Optional.of(
          new Literal(
              "time. Write an ISO-8601 instant such as 2024-01-15T08:00:00.000Z"
                  + (hasClock ? ", or now" : "; only an entity's own components can say now"),
              text -> fits(Instant.parse(text), time.format())));
    }
    if (type instanceof ValueType.Cut cut) {
      int digits = Part.Value.fraction(cut.precision());
      return type.kind()
          .literal()
          .map(
              any ->
                  new Literal(
                      any.expected() + ". It is stored in " + cut.precision(),
                      text -> any.test().test(text) && hasDigits(text, digits)));
    }
    Kind kind = type.kind();
    return kind.isNumber() ? Optional.of(number(type)) : kind.literal();
  }

  private static Literal number(ValueType type) {
    return new Literal(
        TypeText.of(type.javaType())
            + " that DynamoDB can store. Write a decimal number"
            + (type.kind().isFixed()
                ? " that fits the type"
                : " of at most 38 digits, from 1E-130 to 9.9E125"),
        text -> NumberLiterals.fits(text, type.kind()));
  }

  /**
   * Returns whether a text has at most a number of digits of a second, without zeros at the end.
   */
  private static boolean hasDigits(String time, int most) {
    return time.replaceFirst("^[^.]*\\.?([0-9]*?)0*(?![0-9]).*", "$1").length() <= most;
  }

  private static boolean fits(Instant time, TimeFormat format) {
    return Literal.hasYear(time.atOffset(ZoneOffset.UTC))
        && (format == TimeFormat.NANOS
            || format == TimeFormat.TO_STRING
            || time.toString().length() <= MILLIS_LENGTH);
  }
}
