package dev.singlet.tools.sample;

import dev.singlet.model.StoredType;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Texts of values whose type has a form of its own. */
final class Literals {

  static final Instant NOW = Instant.parse("2026-01-15T09:30:00Z");

  private Literals() {}

  /** Returns a text of a format of JSON Schema, or null if it doesn't tell one. */
  static @Nullable String of(String format, int number) {
    return switch (format) {
      case "date-time" -> NOW.plus(number, ChronoUnit.DAYS).toString();
      case "date" -> LocalDate.ofInstant(NOW, ZoneOffset.UTC).plusDays(number).toString();
      case "uuid" -> "00000000-0000-4000-8000-%012d".formatted(number + 1);
      default -> null;
    };
  }

  /** Returns a text of a type, or null if any text will do. */
  static @Nullable String of(@Nullable StoredType type, int number) {
    StoredType.Scalar scalar = type == null ? null : type.scalar();
    List<String> samples = scalar == null ? List.of() : scalar.samples();
    return samples.isEmpty() ? null : samples.get(number % samples.size());
  }

  /** Returns a text that can be the key of a map. */
  static String key(@Nullable StoredType type, int number) {
    StoredType.Scalar scalar = type == null ? null : type.scalar();
    if (type == null || scalar == null) {
      return "entry" + (number + 1);
    }
    if (!type.constants().isEmpty()) {
      return type.constants().get(number % type.constants().size()).stored();
    }
    String literal = of(scalar.format(), number);
    String text = literal == null ? of(type, number) : literal;
    return text == null ? (scalar.isNumber() ? "" : "entry") + (number + 1) : text;
  }
}
