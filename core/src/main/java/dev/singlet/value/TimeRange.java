package dev.singlet.value;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;

/**
 * Ranges of all times of a period in UTC.
 *
 * <pre>{@code
 * ReadingEntity.byDevice("d1", during(LocalDate.of(2024, 1, 15)))
 * }</pre>
 *
 * <p>They have both ends, the first and the last nanosecond of the period. So they mean the same in
 * a key of any precision.
 */
public final class TimeRange {

  private static final long NANOS_BEFORE_NEXT_HOUR = 3_599_999_999_999L;

  private TimeRange() {}

  /**
   * Returns the times of a year.
   *
   * @param year the year in UTC
   * @return the range
   */
  public static Range<Instant> during(Year year) {
    return days(year.atDay(1), year.atDay(year.length()));
  }

  /**
   * Returns the times of a month.
   *
   * @param month the month in UTC
   * @return the range
   */
  public static Range<Instant> during(YearMonth month) {
    return days(month.atDay(1), month.atEndOfMonth());
  }

  /**
   * Returns the times of a day.
   *
   * @param day the day in UTC
   * @return the range
   */
  public static Range<Instant> during(LocalDate day) {
    return days(day, day);
  }

  /**
   * Returns the times of the hour that a time is in.
   *
   * @param time any time of the hour
   * @return the range
   */
  public static Range<Instant> duringHourOf(Instant time) {
    Instant start = time.truncatedTo(ChronoUnit.HOURS);
    return Range.between(start, start.plusNanos(NANOS_BEFORE_NEXT_HOUR));
  }

  private static Range<Instant> days(LocalDate first, LocalDate last) {
    return Range.between(
        first.atStartOfDay().toInstant(ZoneOffset.UTC),
        last.atTime(LocalTime.MAX).toInstant(ZoneOffset.UTC));
  }
}
