package dev.singlet.runtime.codec;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.internal.text.InstantText;
import dev.singlet.internal.text.Numbers;
import dev.singlet.runtime.item.TextCodec;
import dev.singlet.runtime.item.Violations;
import java.math.BigDecimal;
import java.math.BigInteger;
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
import org.jspecify.annotations.Nullable;

/**
 * The codecs of {@code java.time}, all for the years 0 to 9999. Writes use one form of a fixed
 * width, whose text order is the order of time, or the text of {@code toString()}. Reads accept any
 * form of ISO 8601 and {@code java.time} for the type.
 */
public final class TimeCodecs {

  private static final int MAX_YEAR = 9999;
  private static final int NANO_DIGITS = 9;
  private static final int SECONDS_LENGTH = "00:00:00".length();
  private static final int MILLIS_LENGTH = "00:00:00.000".length();
  private static final BigInteger NANOS_PER_SECOND = BigInteger.TEN.pow(NANO_DIGITS);

  private TimeCodecs() {}

  /** A point in time, in UTC. */
  public static TextCodec<Instant> instant(TimeFormat format) {
    return new InstantCodec(format);
  }

  /**
   * A point in time, stored in UTC: {@code 2024-01-15T08:00:00.000000000Z}. Reads return it with
   * the offset Z, whatever offset it had.
   */
  public static TextCodec<OffsetDateTime> offsetDateTime() {
    return offsetDateTime(TimeFormat.NANOS);
  }

  /** The same with other digits of a second. */
  public static TextCodec<OffsetDateTime> offsetDateTime(TimeFormat format) {
    return new ParsedCodec<>(
        "ISO-8601 time with an offset" + digits(format),
        value -> instant(format).format(value.toInstant()),
        TimeCodecs::readOffsetDateTime,
        (value, violations) -> checkInstant(value, value.toInstant(), violations));
  }

  private static OffsetDateTime readOffsetDateTime(String text) {
    Instant instant = InstantText.parse(text);
    return instant == null
        ? OffsetDateTime.parse(text).withOffsetSameInstant(ZoneOffset.UTC)
        : instant.atOffset(ZoneOffset.UTC);
  }

  /** A point in time and a zone: {@code 2024-01-15T08:00:00.000000000Z[Europe/Paris]}. */
  public static TextCodec<ZonedDateTime> zonedDateTime() {
    return zonedDateTime(TimeFormat.NANOS);
  }

  /** The same with other digits of a second. */
  public static TextCodec<ZonedDateTime> zonedDateTime(TimeFormat format) {
    return new ParsedCodec<>(
        "ISO-8601 time with a zone" + digits(format),
        value -> instant(format).format(value.toInstant()) + "[" + value.getZone().getId() + "]",
        TimeCodecs::readZonedDateTime,
        (value, violations) -> checkInstant(value, value.toInstant(), violations));
  }

  /**
   * Reads the form that Singlet writes: Z and a zone. Java's parser reads text with another offset,
   * or with a zone only.
   */
  private static ZonedDateTime readZonedDateTime(String text) {
    int zone = text.indexOf('[');
    if (zone < 1 || text.charAt(zone - 1) != 'Z' || !text.endsWith("]")) {
      return ZonedDateTime.parse(text);
    }
    Instant instant = InstantText.parse(text.substring(0, zone));
    return instant == null
        ? ZonedDateTime.parse(text)
        : instant.atZone(ZoneId.of(text.substring(zone + 1, text.length() - 1)));
  }

  private static void checkInstant(Object value, Instant instant, Violations violations) {
    if (!InstantText.fits(instant)) {
      violations.add("", "Time", "must be within the years 0 to 9999 in UTC", value);
    }
  }

  /** A date: {@code 2024-01-15}. */
  public static TextCodec<LocalDate> localDate() {
    return new ParsedCodec<>(
        "date such as 2024-01-15",
        Object::toString,
        LocalDate::parse,
        (value, violations) -> checkYear(value, value.getYear(), violations));
  }

  /** A date and time of day: {@code 2024-01-15T08:00:00.000000000}. */
  public static TextCodec<LocalDateTime> localDateTime() {
    return localDateTime(TimeFormat.NANOS);
  }

  /** The same with other digits of a second. */
  public static TextCodec<LocalDateTime> localDateTime(TimeFormat format) {
    return new ParsedCodec<>(
        "date and time such as 2024-01-15T08:00:00" + digits(format),
        value -> value.toLocalDate() + "T" + timeOfDay(value.toLocalTime(), format),
        LocalDateTime::parse,
        (value, violations) -> checkYear(value, value.getYear(), violations));
  }

  /** A date and time of day with as many digits as it needs: {@code 2024-01-15T08:00}. */
  public static TextCodec<LocalDateTime> shortLocalDateTime() {
    return new ParsedCodec<>(
        "date and time such as 2024-01-15T08:00",
        LocalDateTime::toString,
        LocalDateTime::parse,
        (value, violations) -> checkYear(value, value.getYear(), violations));
  }

  /** A time of day with as many digits as it needs: {@code 08:00}. */
  public static TextCodec<LocalTime> shortLocalTime() {
    return new ParsedCodec<>("time of day such as 08:00", LocalTime::parse);
  }

  /** A time of day: {@code 08:00:00.000000000}. */
  public static TextCodec<LocalTime> localTime() {
    return localTime(TimeFormat.NANOS);
  }

  /** The same with other digits of a second. */
  public static TextCodec<LocalTime> localTime(TimeFormat format) {
    return new ParsedCodec<>(
        "time of day such as 08:00:00" + digits(format),
        value -> timeOfDay(value, format),
        LocalTime::parse);
  }

  private static String timeOfDay(LocalTime time, TimeFormat format) {
    String nanos = InstantText.timeOfDay(time);
    return switch (format) {
      case SECONDS -> nanos.substring(0, SECONDS_LENGTH);
      case MILLIS -> nanos.substring(0, MILLIS_LENGTH);
      default -> nanos;
    };
  }

  /** Describes the digits of a second that are written. Reads take any number of them. */
  private static String digits(TimeFormat format) {
    return format == TimeFormat.NANOS ? "" : ", stored in " + format;
  }

  /** A year, stored as N. */
  public static TextCodec<Year> year() {
    return new NumericCodec<>(
        new ParsedCodec<>(
            "year such as 2024",
            Object::toString,
            TimeCodecs::readYear,
            (value, violations) -> checkYear(value, value.getValue(), violations)));
  }

  private static Year readYear(String text) {
    BigDecimal number = Numbers.parse(text);
    return number == null ? Year.parse(text) : Year.of(number.intValueExact());
  }

  /** A month: {@code 2024-01}. */
  public static TextCodec<YearMonth> yearMonth() {
    return new ParsedCodec<>(
        "month such as 2024-01",
        Object::toString,
        YearMonth::parse,
        (value, violations) -> checkYear(value, value.getYear(), violations));
  }

  private static void checkYear(Object value, int year, Violations violations) {
    if (year < 0 || year > MAX_YEAR) {
      violations.add("", "Time", "must be within the years 0 to 9999", value);
    }
  }

  /** A day of any year: {@code --01-15}. */
  public static TextCodec<MonthDay> monthDay() {
    return new ParsedCodec<>("month and day such as --01-15", MonthDay::parse);
  }

  /** A length of time, stored as N: its seconds, with up to nine digits of a fraction. */
  public static TextCodec<Duration> duration() {
    return new NumericCodec<>(
        new ParsedCodec<>(
            "duration, which is seconds with up to nine digits of a fraction",
            value -> Numbers.toText(exactSeconds(value)),
            TimeCodecs::readDuration));
  }

  private static Duration readDuration(String text) {
    BigDecimal seconds = Numbers.parse(text);
    if (seconds == null) {
      return Duration.parse(text);
    }
    BigInteger nanos = seconds.movePointRight(NANO_DIGITS).toBigIntegerExact();
    BigInteger[] parts = nanos.divideAndRemainder(NANOS_PER_SECOND);
    return Duration.ofSeconds(parts[0].longValueExact(), parts[1].longValueExact());
  }

  /** Years, months and days: {@code P1Y2M3D}. */
  public static TextCodec<Period> period() {
    return new ParsedCodec<>("period such as P1Y2M3D", Period::parse);
  }

  /** A time zone, as its id. */
  public static TextCodec<ZoneId> zoneId() {
    return new ParsedCodec<>("id of a time zone such as Europe/Paris", ZoneId::getId, ZoneId::of);
  }

  /** An offset from UTC, as its id: {@code +01:00}. */
  public static TextCodec<ZoneOffset> zoneOffset() {
    return new ParsedCodec<>("offset from UTC such as +01:00", ZoneOffset::getId, ZoneOffset::of);
  }

  /**
   * Returns a length of time as a number, for keys.
   *
   * @return its seconds, exactly
   */
  public static @Nullable BigDecimal seconds(@Nullable Duration duration) {
    return duration == null ? null : exactSeconds(duration);
  }

  private static BigDecimal exactSeconds(Duration duration) {
    return BigDecimal.valueOf(duration.getSeconds())
        .add(BigDecimal.valueOf(duration.getNano(), NANO_DIGITS));
  }

  /**
   * Returns a year as a number.
   *
   * @return its number; null for null
   */
  public static @Nullable Integer number(@Nullable Year year) {
    return year == null ? null : year.getValue();
  }
}
