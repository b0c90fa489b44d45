package dev.singlet.generated.item;

import dev.singlet.annotation.TimeFormat;
import java.math.BigDecimal;
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
 * width, whose text order is the order of time. Reads accept any form of ISO 8601 and {@code
 * java.time} for the type.
 */
public final class TimeCodecs {

  private TimeCodecs() {}

  /** A point in time, in UTC. */
  public static TextCodec<Instant> instant(TimeFormat format) {
    return new TimePoints.Time(format);
  }

  /**
   * A point in time, stored in UTC: {@code 2024-01-15T08:00:00.000000000Z}. Reads return it with
   * the offset Z, whatever offset it had.
   */
  public static TextCodec<OffsetDateTime> offsetDateTime() {
    return new TimePoints.OffsetTime();
  }

  /** A point in time and a zone: {@code 2024-01-15T08:00:00.000000000Z[Europe/Paris]}. */
  public static TextCodec<ZonedDateTime> zonedDateTime() {
    return new TimePoints.ZonedTime();
  }

  /** A date: {@code 2024-01-15}. */
  public static TextCodec<LocalDate> localDate() {
    return new CalendarTimes.Date();
  }

  /** A date and time of day: {@code 2024-01-15T08:00:00.000000000}. */
  public static TextCodec<LocalDateTime> localDateTime() {
    return new CalendarTimes.DateTime();
  }

  /** A time of day: {@code 08:00:00.000000000}. */
  public static TextCodec<LocalTime> localTime() {
    return new CalendarTimes.TimeOfDay();
  }

  /** A year, stored as N. */
  public static TextCodec<Year> year() {
    return new CalendarTimes.YearNumber();
  }

  /** A month: {@code 2024-01}. */
  public static TextCodec<YearMonth> yearMonth() {
    return new CalendarTimes.Month();
  }

  /** A day of any year: {@code --01-15}. */
  public static TextCodec<MonthDay> monthDay() {
    return new CalendarTimes.DayOfYear();
  }

  /** A length of time, stored as N: its seconds, with up to nine digits of a fraction. */
  public static TextCodec<Duration> duration() {
    return new TimeAmounts.Seconds();
  }

  /** Years, months and days: {@code P1Y2M3D}. */
  public static TextCodec<Period> period() {
    return new TimeAmounts.CalendarAmount();
  }

  /** A time zone, as its id. */
  public static TextCodec<ZoneId> zoneId() {
    return new TimeZones.Zone();
  }

  /** An offset from UTC, as its id: {@code +01:00}. */
  public static TextCodec<ZoneOffset> zoneOffset() {
    return new TimeZones.Offset();
  }

  /**
   * Returns a length of time as a number, for keys.
   *
   * @return its seconds, exactly
   */
  public static @Nullable BigDecimal seconds(@Nullable Duration duration) {
    return duration == null ? null : TimeAmounts.seconds(duration);
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
