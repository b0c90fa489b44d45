package dev.singlet.tools.sample;

import dev.singlet.model.StoredType;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Texts of values whose type has a form of its own, which the JSON Schema doesn't tell. */
final class Literals {

  private static final Map<String, List<String>> BY_TYPE =
      Map.ofEntries(
          Map.entry("java.time.LocalTime", List.of("09:30", "12:15", "18:45")),
          Map.entry(
              "java.time.LocalDateTime",
              List.of("2026-01-15T09:30:00", "2026-02-16T12:15:00", "2026-03-17T18:45:00")),
          Map.entry("java.time.OffsetTime", List.of("09:30Z", "12:15Z", "18:45Z")),
          Map.entry("java.time.Duration", List.of("PT15M", "PT1H", "PT36H")),
          Map.entry("java.time.Period", List.of("P1M", "P1Y", "P2Y")),
          Map.entry("java.time.Year", List.of("2024", "2025", "2026")),
          Map.entry("java.time.YearMonth", List.of("2026-01", "2026-02", "2026-03")),
          Map.entry("java.time.MonthDay", List.of("--01-15", "--02-16", "--03-17")),
          Map.entry("java.time.Month", List.of("JANUARY", "FEBRUARY", "MARCH")),
          Map.entry("java.time.DayOfWeek", List.of("MONDAY", "TUESDAY", "FRIDAY")),
          Map.entry("java.time.ZoneId", List.of("Europe/Berlin", "America/New_York", "UTC")),
          Map.entry("java.time.ZoneOffset", List.of("+01:00", "-05:00", "Z")),
          Map.entry(
              "java.time.ZonedDateTime",
              List.of("2026-01-15T09:30:00+01:00[Europe/Berlin]", "2026-02-16T12:15:00Z[UTC]")),
          Map.entry("java.util.Locale", List.of("en-US", "de-DE", "pt-PT")),
          Map.entry("java.util.Currency", List.of("EUR", "USD", "GBP")),
          Map.entry("char", List.of("a", "b", "c")),
          Map.entry("java.lang.Character", List.of("a", "b", "c")));

  private static final Set<String> NUMBERS =
      Set.of("java.lang.Integer", "java.lang.Long", "java.lang.Short", "java.math.BigInteger");

  private Literals() {}

  /** Returns a text of a type, or null if any text will do. */
  static @Nullable String of(@Nullable StoredType type, int number) {
    List<String> texts = type == null ? null : BY_TYPE.get(type.java());
    return texts == null ? null : texts.get(number % texts.size());
  }

  /** Returns a text that can be the key of a map. */
  static String key(@Nullable StoredType type, int number) {
    if (type != null && !type.constants().isEmpty()) {
      return type.constants().get(number % type.constants().size()).stored();
    }
    if (type != null && NUMBERS.contains(type.java())) {
      return String.valueOf(number + 1);
    }
    if (type != null && type.kind().equals("boolean")) {
      return String.valueOf(number % 2 == 0);
    }
    if (type != null && type.java().equals("java.time.LocalDate")) {
      return "2026-01-%02d".formatted(15 + number);
    }
    if (type != null && type.java().equals("java.util.UUID")) {
      return "00000000-0000-4000-8000-%012d".formatted(number + 1);
    }
    String literal = of(type, number);
    return literal == null ? "entry" + (number + 1) : literal;
  }
}
