package dev.singlet.it.keys.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;

/** A sort key of each type that has an order, followed by text as in keys of several parts. */
@Table(name = "Sorted")
public sealed interface Sorted {

  /** What the items are sorted by. */
  Object value();

  @Entity
  @LinkedKey(name = "all", partition = "DATES#{run}", sort = "{value}#{end}")
  record Dates(String run, LocalDate value, String end) implements Sorted {}

  @Entity
  @LinkedKey(name = "all", partition = "DATESDESCENDING#{run}", sort = "{value:descending}#{end}")
  record DatesDescending(String run, LocalDate value, String end) implements Sorted {}

  @Entity
  @LinkedKey(name = "all", partition = "DAYTIMES#{run}", sort = "{value}#{end}")
  record DayTimes(String run, LocalTime value, String end) implements Sorted {}

  @Entity
  @LinkedKey(
      name = "all",
      partition = "DAYTIMESDESCENDING#{run}",
      sort = "{value:descending}#{end}")
  record DayTimesDescending(String run, LocalTime value, String end) implements Sorted {}

  @Entity
  @LinkedKey(name = "all", partition = "DATETIMES#{run}", sort = "{value}#{end}")
  record DateTimes(String run, LocalDateTime value, String end) implements Sorted {}

  @Entity
  @LinkedKey(name = "all", partition = "OFFSETS#{run}", sort = "{value:descending}#{end}")
  record Offsets(String run, OffsetDateTime value, String end) implements Sorted {}

  @Entity
  @LinkedKey(name = "all", partition = "ZONED#{run}", sort = "{value}#{end}")
  record Zoned(String run, ZonedDateTime value, String end) implements Sorted {}

  @Entity
  @LinkedKey(name = "all", partition = "MONTHS#{run}", sort = "{value}#{end}")
  record Months(String run, YearMonth value, String end) implements Sorted {}

  @Entity
  @LinkedKey(name = "all", partition = "DAYS#{run}", sort = "{value:descending}#{end}")
  record Days(String run, MonthDay value, String end) implements Sorted {}

  @Entity
  @LinkedKey(name = "all", partition = "YEARS#{run}", sort = "{value:pad(4)}#{end}")
  record Years(String run, Year value, String end) implements Sorted {}

  @Entity
  @LinkedKey(name = "all", partition = "YEARSDESCENDING#{run}", sort = "{value:descending}#{end}")
  record YearsDescending(String run, Year value, String end) implements Sorted {}

  @Entity
  @LinkedKey(name = "all", partition = "DURATIONS#{run}", sort = "{value:ordered}#{end}")
  record Durations(String run, Duration value, String end) implements Sorted {}

  @Entity
  @LinkedKey(
      name = "all",
      partition = "DURATIONSDESCENDING#{run}",
      sort = "{value:descending}#{end}")
  record DurationsDescending(String run, Duration value, String end) implements Sorted {}

  @Entity
  @LinkedKey(name = "all", partition = "DECIMALS#{run}", sort = "{value:ordered}#{end}")
  record Decimals(String run, BigDecimal value, String end) implements Sorted {}

  @Entity
  @LinkedKey(
      name = "all",
      partition = "DECIMALSDESCENDING#{run}",
      sort = "{value:descending}#{end}")
  record DecimalsDescending(String run, BigDecimal value, String end) implements Sorted {}

  @Entity
  @LinkedKey(name = "all", partition = "BIGS#{run}", sort = "{value:ordered}#{end}")
  record Bigs(String run, BigInteger value, String end) implements Sorted {}

  @Entity
  @LinkedKey(name = "all", partition = "DOUBLES#{run}", sort = "{value:ordered}#{end}")
  record Doubles(String run, Double value, String end) implements Sorted {}

  @Entity
  @LinkedKey(name = "all", partition = "LONGS#{run}", sort = "{value:ordered}#{end}")
  record Longs(String run, Long value, String end) implements Sorted {}

  @Entity
  @LinkedKey(name = "all", partition = "LONGSDESCENDING#{run}", sort = "{value:descending}#{end}")
  record LongsDescending(String run, Long value, String end) implements Sorted {}

  @Entity
  @LinkedKey(name = "all", partition = "LETTERS#{run}", sort = "{value}#{end}")
  record Letters(String run, Character value, String end) implements Sorted {}

  @Entity
  @LinkedKey(name = "all", partition = "NANOS#{run}", sort = "{value:nanos}#{end}")
  record Nanos(String run, @StoredTime(TimeFormat.NANOS) Instant value, String end)
      implements Sorted {}

  @Entity
  @LinkedKey(
      name = "all",
      partition = "NANOSDESCENDING#{run}",
      sort = "{value:nanos:descending}#{end}")
  record NanosDescending(String run, @StoredTime(TimeFormat.NANOS) Instant value, String end)
      implements Sorted {}
}
