package dev.singlet.runtime.key;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.value.Range;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The values of a range, one for each partition. A query across partitions reads them one after the
 * other. Values that no key can hold are left out. Called by generated code.
 */
public final class Spans {

  private static final int LENGTH_OF_YEAR = 4;
  private static final int LENGTH_OF_MONTH = 7;
  private static final int LENGTH_OF_DAY = 10;

  private static final LocalDate FIRST_DAY = LocalDate.of(0, 1, 1);
  private static final LocalDate LAST_DAY = LocalDate.of(9999, 12, 31);

  private Spans() {}

  /**
   * Returns a time of each period in a range, its first one.
   *
   * @param characters the length of the period's text: 4 for a year, 7 for a month, 10 for a day,
   *     13 for an hour
   * @throws InvalidArgumentException if an end is missing, or there are too many (SGR0104)
   */
  public static List<Instant> periods(String attribute, Range<Instant> range, int characters) {
    KeyRange<Instant> times =
        cut(
            attribute,
            range,
            FIRST_DAY.atStartOfDay().toInstant(ZoneOffset.UTC),
            LAST_DAY.atTime(LocalTime.MAX).toInstant(ZoneOffset.UTC));
    if (times.isEmpty(Comparator.naturalOrder())) {
      return List.of();
    }
    // A period has times of the range also if the end itself doesn't belong to it, but not if it
    // begins with the end.
    Instant upper = Objects.requireNonNull(times.upper());
    Instant last = times.upperInclusive() ? upper : upper.minusNanos(1);
    KeyRange<LocalDateTime> starts =
        new KeyRange<>(start(times.lower(), characters), true, start(last, characters), true, null);
    return values(attribute, starts, time -> next(time, characters)).stream()
        .map(time -> time.toInstant(ZoneOffset.UTC))
        .toList();
  }

  private static LocalDateTime start(@Nullable Instant end, int characters) {
    LocalDateTime time = LocalDateTime.ofInstant(Objects.requireNonNull(end), ZoneOffset.UTC);
    LocalDateTime day = time.toLocalDate().atStartOfDay();
    return switch (characters) {
      case LENGTH_OF_YEAR -> day.withDayOfYear(1);
      case LENGTH_OF_MONTH -> day.withDayOfMonth(1);
      case LENGTH_OF_DAY -> day;
      default -> day.plusHours(time.getHour());
    };
  }

  private static LocalDateTime next(LocalDateTime time, int characters) {
    return switch (characters) {
      case LENGTH_OF_YEAR -> time.plusYears(1);
      case LENGTH_OF_MONTH -> time.plusMonths(1);
      case LENGTH_OF_DAY -> time.plusDays(1);
      default -> time.plusHours(1);
    };
  }

  /**
   * Returns the days of a range.
   *
   * @throws InvalidArgumentException if an end is missing, or there are too many (SGR0104)
   */
  public static List<LocalDate> dates(String attribute, Range<LocalDate> range) {
    return values(attribute, cut(attribute, range, FIRST_DAY, LAST_DAY), day -> day.plusDays(1));
  }

  /**
   * Returns the months of a range.
   *
   * @throws InvalidArgumentException if an end is missing, or there are too many (SGR0104)
   */
  public static List<YearMonth> months(String attribute, Range<YearMonth> range) {
    KeyRange<YearMonth> months =
        cut(attribute, range, YearMonth.from(FIRST_DAY), YearMonth.from(LAST_DAY));
    return values(attribute, months, month -> month.plusMonths(1));
  }

  /**
   * Returns the integers of a range.
   *
   * @param least the least integer that the key can hold
   * @param most the greatest
   * @throws InvalidArgumentException if an end is missing, or there are too many (SGR0104)
   */
  public static List<Long> integers(String attribute, Range<Long> range, long least, long most) {
    return values(attribute, cut(attribute, range, least, most), number -> number + 1);
  }

  /** Returns values from the last to the first. */
  public static <T> List<T> reversed(List<T> values) {
    List<T> reversed = new ArrayList<>(values);
    Collections.reverse(reversed);
    return reversed;
  }

  /** Leaves out values of a range that a key can't hold. */
  private static <T extends Comparable<? super T>> KeyRange<T> cut(
      String attribute, Range<T> range, T least, T most) {
    T lower = range.lower();
    T upper = range.upper();
    if (lower == null || upper == null) {
      throw invalid(
          attribute,
          "has only one end. A query reads the partition of each value in it, so write between(from,"
              + " to), or gte(from).and(lt(to)).");
    }
    boolean isBefore = lower.compareTo(least) < 0;
    boolean isBehind = upper.compareTo(most) > 0;
    return new KeyRange<>(
        isBefore ? least : lower,
        isBefore || range.lowerInclusive(),
        isBehind ? most : upper,
        isBehind || range.upperInclusive(),
        null);
  }

  /** Returns the values of a range. */
  private static <T extends Comparable<? super T>> List<T> values(
      String attribute, KeyRange<T> range, UnaryOperator<T> following) {
    if (range.isEmpty(Comparator.naturalOrder())) {
      return List.of();
    }
    T lower = Objects.requireNonNull(range.lower());
    T upper = Objects.requireNonNull(range.upper());
    List<T> values = new ArrayList<>();
    T first = range.lowerInclusive() ? lower : following.apply(lower);
    for (T value = first; value.compareTo(upper) < 0; value = following.apply(value)) {
      if (values.size() == Partitions.MOST - 1) {
        throw invalid(
            attribute,
            "is in more than 10,000 partitions, which a query would read one by one. Query a part of"
                + " it.");
      }
      values.add(value);
    }
    if (range.upperInclusive()) {
      values.add(upper);
    }
    return values;
  }

  /** Returns an exception. It doesn't show the ends of the range, which can be sensitive. */
  private static InvalidArgumentException invalid(String attribute, String why) {
    return new InvalidArgumentException(
        ErrorCode.INVALID_RANGE, "The range of " + attribute + " " + why);
  }
}
