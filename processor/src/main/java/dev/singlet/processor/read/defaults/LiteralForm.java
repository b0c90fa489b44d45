package dev.singlet.processor.read.defaults;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.model.NumberKind;
import dev.singlet.processor.model.ScalarKind;
import dev.singlet.processor.model.ValueType;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.util.Currency;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Predicate;

/**
 * The texts that stand for the values of a type.
 *
 * @param expected what such a text is, and what to write
 * @param test whether a text is one; false or an exception if not
 */
record LiteralForm(String expected, Predicate<String> test) {

  private static final int MAX_YEAR = 9999;
  private static final int MILLIS_LENGTH = "2024-01-15T08:00:00.000Z".length();

  /** The form of a type; nothing if it has no literals, or constants of its own. */
  static Optional<LiteralForm> of(ValueType type, boolean hasClock) {
    if (type instanceof ValueType.Text) {
      return form("text", text -> true);
    }
    if (type instanceof ValueType.Bool) {
      return form(
          "boolean. Write true or false", text -> text.equals("true") || text.equals("false"));
    }
    if (type instanceof ValueType.Numeric numeric) {
      return number(TypeText.of(numeric.javaType()), numeric.kind());
    }
    if (type instanceof ValueType.Time time) {
      return form(
          "time. Write an ISO-8601 instant such as 2024-01-15T08:00:00.000Z"
              + (hasClock ? ", or now" : "; only an entity's own components can say now"),
          text -> fits(Instant.parse(text), time.format()));
    }
    if (type instanceof ValueType.Uuid) {
      return form(
          "UUID. Write all of its 36 characters, in lower case",
          text -> UUID.fromString(text).toString().equals(text));
    }
    return type instanceof ValueType.Scalar scalar ? of(scalar.kind()) : Optional.empty();
  }

  private static Optional<LiteralForm> of(ScalarKind kind) {
    return switch (kind) {
      case LOCAL_DATE -> form("date. Write 2024-01-15", text -> fits(LocalDate.parse(text)));
      case LOCAL_TIME ->
          form("time of day. Write 08:00 or 08:00:00.000", text -> LocalTime.parse(text) != null);
      case LOCAL_DATE_TIME ->
          form(
              "date with a time. Write 2024-01-15T08:00:00",
              text -> fits(LocalDateTime.parse(text)));
      case OFFSET_DATE_TIME ->
          form(
              "time with an offset. Write 2024-01-15T08:00:00+01:00",
              text -> fits(OffsetDateTime.parse(text).withOffsetSameInstant(ZoneOffset.UTC)));
      case ZONED_DATE_TIME ->
          form(
              "time with a zone. Write 2024-01-15T08:00:00+01:00[Europe/Paris]",
              text -> fits(ZonedDateTime.parse(text).withZoneSameInstant(ZoneOffset.UTC)));
      case YEAR_MONTH -> form("month. Write 2024-01", text -> fits(YearMonth.parse(text)));
      case MONTH_DAY -> form("day of a year. Write --01-15", text -> MonthDay.parse(text) != null);
      case YEAR -> form("year. Write 2024", text -> fits(Year.parse(text)));
      case DURATION ->
          form("duration. Write PT1H30M or P2DT0.5S", text -> Duration.parse(text) != null);
      case PERIOD -> form("period. Write P1Y2M3D", text -> Period.parse(text) != null);
      case ZONE_ID -> form("time zone. Write Europe/Paris", text -> ZoneId.of(text) != null);
      case ZONE_OFFSET -> form("offset. Write +01:00 or Z", text -> ZoneOffset.of(text) != null);
      case CHARACTER ->
          form("single char", text -> text.length() == 1 && !Character.isSurrogate(text.charAt(0)));
      case URI -> form("URI. Write https://example.com/", text -> URI.create(text) != null);
      case URL ->
          form("URL of a protocol that Java knows. Write https://example.com/", LiteralForm::isUrl);
      case LOCALE ->
          form(
              "BCP 47 language tag. Write en-GB",
              text -> new Locale.Builder().setLanguageTag(text).build() != null);
      case CURRENCY -> form("ISO 4217 code. Write EUR", text -> Currency.getInstance(text) != null);
      case BYTE_BUFFER, SDK_BYTES -> Optional.empty();
    };
  }

  private static Optional<LiteralForm> number(String type, NumberKind kind) {
    return form(
        type
            + " that DynamoDB can store. Write a decimal number"
            + (kind.isFixed()
                ? " that fits the type"
                : " of at most 38 digits, from 1E-130 to 9.9E125"),
        text -> NumberLiterals.fits(text, kind));
  }

  /** Returns whether a text is one of the type's. */
  boolean accepts(String text) {
    try {
      return test.test(text);
    } catch (RuntimeException mismatch) {
      // The parsers of Java's library have no exception in common.
      return false;
    }
  }

  private static boolean isUrl(String text) {
    try {
      return new URL(text).toExternalForm().equals(text);
    } catch (MalformedURLException noUrl) {
      return false;
    }
  }

  /** Returns whether a time is within the years that the stored forms have digits for. */
  private static boolean fits(TemporalAccessor time) {
    int year = time.get(ChronoField.YEAR);
    return year >= 0 && year <= MAX_YEAR;
  }

  private static boolean fits(Instant time, TimeFormat format) {
    return fits(time.atOffset(ZoneOffset.UTC))
        && (format == TimeFormat.NANOS || time.toString().length() <= MILLIS_LENGTH);
  }

  private static Optional<LiteralForm> form(String expected, Predicate<String> test) {
    return Optional.of(new LiteralForm(expected, test));
  }
}
