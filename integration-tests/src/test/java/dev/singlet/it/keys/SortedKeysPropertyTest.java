package dev.singlet.it.keys;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.it.keys.model.Sorted;
import dev.singlet.it.keys.model.Sorted.Bigs;
import dev.singlet.it.keys.model.Sorted.DateTimes;
import dev.singlet.it.keys.model.Sorted.Dates;
import dev.singlet.it.keys.model.Sorted.DatesDescending;
import dev.singlet.it.keys.model.Sorted.DayTimes;
import dev.singlet.it.keys.model.Sorted.DayTimesDescending;
import dev.singlet.it.keys.model.Sorted.Days;
import dev.singlet.it.keys.model.Sorted.Decimals;
import dev.singlet.it.keys.model.Sorted.DecimalsDescending;
import dev.singlet.it.keys.model.Sorted.Doubles;
import dev.singlet.it.keys.model.Sorted.Durations;
import dev.singlet.it.keys.model.Sorted.DurationsDescending;
import dev.singlet.it.keys.model.Sorted.Letters;
import dev.singlet.it.keys.model.Sorted.Longs;
import dev.singlet.it.keys.model.Sorted.LongsDescending;
import dev.singlet.it.keys.model.Sorted.Months;
import dev.singlet.it.keys.model.Sorted.Nanos;
import dev.singlet.it.keys.model.Sorted.NanosDescending;
import dev.singlet.it.keys.model.Sorted.Offsets;
import dev.singlet.it.keys.model.Sorted.Years;
import dev.singlet.it.keys.model.Sorted.YearsDescending;
import dev.singlet.it.keys.model.Sorted.Zoned;
import dev.singlet.it.keys.model.SortedBigsEntity;
import dev.singlet.it.keys.model.SortedDateTimesEntity;
import dev.singlet.it.keys.model.SortedDatesDescendingEntity;
import dev.singlet.it.keys.model.SortedDatesEntity;
import dev.singlet.it.keys.model.SortedDayTimesDescendingEntity;
import dev.singlet.it.keys.model.SortedDayTimesEntity;
import dev.singlet.it.keys.model.SortedDaysEntity;
import dev.singlet.it.keys.model.SortedDecimalsDescendingEntity;
import dev.singlet.it.keys.model.SortedDecimalsEntity;
import dev.singlet.it.keys.model.SortedDoublesEntity;
import dev.singlet.it.keys.model.SortedDurationsDescendingEntity;
import dev.singlet.it.keys.model.SortedDurationsEntity;
import dev.singlet.it.keys.model.SortedLettersEntity;
import dev.singlet.it.keys.model.SortedLongsDescendingEntity;
import dev.singlet.it.keys.model.SortedLongsEntity;
import dev.singlet.it.keys.model.SortedMonthsEntity;
import dev.singlet.it.keys.model.SortedNanosDescendingEntity;
import dev.singlet.it.keys.model.SortedNanosEntity;
import dev.singlet.it.keys.model.SortedOffsetsEntity;
import dev.singlet.it.keys.model.SortedTable;
import dev.singlet.it.keys.model.SortedYearsDescendingEntity;
import dev.singlet.it.keys.model.SortedYearsEntity;
import dev.singlet.it.keys.model.SortedZonedEntity;
import dev.singlet.item.Put;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
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
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The order of items is that of the values in their sort keys, from one end of each type to the
 * other, and the values come back equal.
 */
class SortedKeysPropertyTest {

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(SortedTable.SCHEMA);

  private static final int VALUES = 60;
  private static final List<ZoneId> ZONES =
      List.of(ZoneOffset.UTC, ZoneId.of("Europe/Zurich"), ZoneId.of("America/New_York"));
  private static final BigDecimal MOST =
      new BigDecimal(BigInteger.TEN.pow(38).subtract(BigInteger.ONE)).scaleByPowerOfTen(88);

  /** How values of a type are made, and the entity they are the sort keys of. */
  private record Kind<V, T extends Sorted>(
      String name,
      List<V> extremes,
      Function<Random, V> values,
      Function<V, Put<T>> put,
      Query<T> all,
      Comparator<? super V> order) {

    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Kind<?, ?>> kinds() {
    return Stream.of(
        new Kind<LocalDate, Dates>(
            "Dates",
            List.of(LocalDate.of(0, 1, 1), LocalDate.of(9999, 12, 31), LocalDate.of(2024, 2, 29)),
            random ->
                LocalDate.ofEpochDay(
                    random.nextLong(
                        LocalDate.of(0, 1, 1).toEpochDay(),
                        LocalDate.of(10_000, 1, 1).toEpochDay())),
            value -> SortedDatesEntity.put(new Dates("1", value, "x")),
            SortedDatesEntity.all("1"),
            Comparator.<LocalDate>naturalOrder()),
        new Kind<LocalDate, DatesDescending>(
            "DatesDescending",
            List.of(LocalDate.of(0, 1, 1), LocalDate.of(9999, 12, 31), LocalDate.of(2024, 2, 29)),
            random ->
                LocalDate.ofEpochDay(
                    random.nextLong(
                        LocalDate.of(0, 1, 1).toEpochDay(),
                        LocalDate.of(10_000, 1, 1).toEpochDay())),
            value -> SortedDatesDescendingEntity.put(new DatesDescending("1", value, "x")),
            SortedDatesDescendingEntity.all("1"),
            Comparator.<LocalDate>naturalOrder().reversed()),
        new Kind<LocalTime, DayTimes>(
            "DayTimes",
            List.of(LocalTime.MIN, LocalTime.MAX, LocalTime.NOON),
            random -> LocalTime.ofNanoOfDay(random.nextLong(LocalTime.MAX.toNanoOfDay())),
            value -> SortedDayTimesEntity.put(new DayTimes("1", value, "x")),
            SortedDayTimesEntity.all("1"),
            Comparator.<LocalTime>naturalOrder()),
        new Kind<LocalTime, DayTimesDescending>(
            "DayTimesDescending",
            List.of(LocalTime.MIN, LocalTime.MAX, LocalTime.NOON),
            random -> LocalTime.ofNanoOfDay(random.nextLong(LocalTime.MAX.toNanoOfDay())),
            value -> SortedDayTimesDescendingEntity.put(new DayTimesDescending("1", value, "x")),
            SortedDayTimesDescendingEntity.all("1"),
            Comparator.<LocalTime>naturalOrder().reversed()),
        new Kind<LocalDateTime, DateTimes>(
            "DateTimes",
            List.of(
                LocalDateTime.of(0, 1, 1, 0, 0),
                LocalDateTime.of(9999, 12, 31, 23, 59, 59, 999_999_999)),
            random -> LocalDateTime.ofInstant(instant(random), ZoneOffset.UTC),
            value -> SortedDateTimesEntity.put(new DateTimes("1", value, "x")),
            SortedDateTimesEntity.all("1"),
            Comparator.<LocalDateTime>naturalOrder()),
        new Kind<OffsetDateTime, Offsets>(
            "Offsets",
            List.of(
                OffsetDateTime.parse("0000-01-01T00:00:00Z"),
                OffsetDateTime.parse("9999-12-31T23:59:59.999999999Z")),
            random -> instant(random).atOffset(ZoneOffset.UTC),
            value -> SortedOffsetsEntity.put(new Offsets("1", value, "x")),
            SortedOffsetsEntity.all("1"),
            Comparator.<OffsetDateTime>naturalOrder().reversed()),
        new Kind<ZonedDateTime, Zoned>(
            "Zoned",
            List.of(
                ZonedDateTime.parse("0000-01-01T00:00:00Z"),
                ZonedDateTime.parse("9999-12-31T23:59:59.999999999Z")),
            random -> instant(random).atZone(ZONES.get(random.nextInt(ZONES.size()))),
            value -> SortedZonedEntity.put(new Zoned("1", value, "x")),
            SortedZonedEntity.all("1"),
            Comparator.comparing(ZonedDateTime::toInstant)),
        new Kind<YearMonth, Months>(
            "Months",
            List.of(YearMonth.of(0, 1), YearMonth.of(9999, 12)),
            random -> YearMonth.of(random.nextInt(10_000), random.nextInt(12) + 1),
            value -> SortedMonthsEntity.put(new Months("1", value, "x")),
            SortedMonthsEntity.all("1"),
            Comparator.<YearMonth>naturalOrder()),
        new Kind<MonthDay, Days>(
            "Days",
            List.of(MonthDay.of(1, 1), MonthDay.of(12, 31), MonthDay.of(2, 29)),
            random -> MonthDay.of(random.nextInt(12) + 1, random.nextInt(28) + 1),
            value -> SortedDaysEntity.put(new Days("1", value, "x")),
            SortedDaysEntity.all("1"),
            Comparator.<MonthDay>naturalOrder().reversed()),
        new Kind<Year, Years>(
            "Years",
            List.of(Year.of(0), Year.of(9999)),
            random -> Year.of(random.nextInt(10_000)),
            value -> SortedYearsEntity.put(new Years("1", value, "x")),
            SortedYearsEntity.all("1"),
            Comparator.<Year>naturalOrder()),
        new Kind<Year, YearsDescending>(
            "YearsDescending",
            List.of(Year.of(0), Year.of(9999)),
            random -> Year.of(random.nextInt(10_000)),
            value -> SortedYearsDescendingEntity.put(new YearsDescending("1", value, "x")),
            SortedYearsDescendingEntity.all("1"),
            Comparator.<Year>naturalOrder().reversed()),
        new Kind<Duration, Durations>(
            "Durations",
            List.of(
                Duration.ZERO,
                Duration.ofSeconds(Long.MIN_VALUE),
                Duration.ofSeconds(Long.MAX_VALUE, 999_999_999),
                Duration.ofNanos(-1),
                Duration.ofNanos(1)),
            random ->
                Duration.ofSeconds(
                    random.nextLong() >> random.nextInt(64), random.nextInt(1_000_000_000)),
            value -> SortedDurationsEntity.put(new Durations("1", value, "x")),
            SortedDurationsEntity.all("1"),
            Comparator.<Duration>naturalOrder()),
        new Kind<Duration, DurationsDescending>(
            "DurationsDescending",
            List.of(
                Duration.ZERO,
                Duration.ofSeconds(Long.MIN_VALUE),
                Duration.ofSeconds(Long.MAX_VALUE, 999_999_999),
                Duration.ofNanos(-1),
                Duration.ofNanos(1)),
            random ->
                Duration.ofSeconds(
                    random.nextLong() >> random.nextInt(64), random.nextInt(1_000_000_000)),
            value -> SortedDurationsDescendingEntity.put(new DurationsDescending("1", value, "x")),
            SortedDurationsDescendingEntity.all("1"),
            Comparator.<Duration>naturalOrder().reversed()),
        new Kind<BigDecimal, Decimals>(
            "Decimals",
            List.of(
                BigDecimal.ZERO,
                new BigDecimal("1E-130"),
                new BigDecimal("-1E-130"),
                MOST,
                MOST.negate(),
                BigDecimal.TEN,
                BigDecimal.ONE.negate()),
            random -> decimal(random),
            value -> SortedDecimalsEntity.put(new Decimals("1", value, "x")),
            SortedDecimalsEntity.all("1"),
            Comparator.<BigDecimal>naturalOrder()),
        new Kind<BigDecimal, DecimalsDescending>(
            "DecimalsDescending",
            List.of(
                BigDecimal.ZERO,
                new BigDecimal("1E-130"),
                new BigDecimal("-1E-130"),
                MOST,
                MOST.negate(),
                BigDecimal.TEN,
                BigDecimal.ONE.negate()),
            random -> decimal(random),
            value -> SortedDecimalsDescendingEntity.put(new DecimalsDescending("1", value, "x")),
            SortedDecimalsDescendingEntity.all("1"),
            Comparator.<BigDecimal>naturalOrder().reversed()),
        new Kind<BigInteger, Bigs>(
            "Bigs",
            List.of(
                BigInteger.ZERO,
                BigInteger.TEN.pow(38).subtract(BigInteger.ONE),
                BigInteger.TEN.pow(38).subtract(BigInteger.ONE).negate()),
            random ->
                new BigInteger(random.nextInt(120), random)
                    .multiply(BigInteger.valueOf(random.nextBoolean() ? 1 : -1)),
            value -> SortedBigsEntity.put(new Bigs("1", value, "x")),
            SortedBigsEntity.all("1"),
            Comparator.<BigInteger>naturalOrder()),
        new Kind<Double, Doubles>(
            "Doubles",
            List.of(0.0, 1e-130, -1e-130, 9e125, -9e125, 0.1, -0.1),
            random -> random.nextGaussian() * Math.pow(10, random.nextInt(200) - 100),
            value -> SortedDoublesEntity.put(new Doubles("1", value, "x")),
            SortedDoublesEntity.all("1"),
            Comparator.<Double>naturalOrder()),
        new Kind<Long, Longs>(
            "Longs",
            List.of(0L, Long.MIN_VALUE, Long.MAX_VALUE, 1L, -1L, 9L, 10L, -9L, -10L),
            random -> random.nextLong() >> random.nextInt(64),
            value -> SortedLongsEntity.put(new Longs("1", value, "x")),
            SortedLongsEntity.all("1"),
            Comparator.<Long>naturalOrder()),
        new Kind<Long, LongsDescending>(
            "LongsDescending",
            List.of(0L, Long.MIN_VALUE, Long.MAX_VALUE, 1L, -1L, 9L, 10L, -9L, -10L),
            random -> random.nextLong() >> random.nextInt(64),
            value -> SortedLongsDescendingEntity.put(new LongsDescending("1", value, "x")),
            SortedLongsDescendingEntity.all("1"),
            Comparator.<Long>naturalOrder().reversed()),
        new Kind<Character, Letters>(
            "Letters",
            List.of('$', 'z', '\uFFFD', 'é'),
            random ->
                (char)
                    (random.nextBoolean()
                        ? '$' + random.nextInt(90)
                        : 0x100 + random.nextInt(0xD000)),
            value -> SortedLettersEntity.put(new Letters("1", value, "x")),
            SortedLettersEntity.all("1"),
            Comparator.<Character>naturalOrder()),
        new Kind<Instant, Nanos>(
            "Nanos",
            List.of(
                Instant.parse("0000-01-01T00:00:00Z"),
                Instant.parse("9999-12-31T23:59:59.999999999Z"),
                Instant.EPOCH),
            random -> instant(random),
            value -> SortedNanosEntity.put(new Nanos("1", value, "x")),
            SortedNanosEntity.all("1"),
            Comparator.<Instant>naturalOrder()),
        new Kind<Instant, NanosDescending>(
            "NanosDescending",
            List.of(
                Instant.parse("0000-01-01T00:00:00Z"),
                Instant.parse("9999-12-31T23:59:59.999999999Z"),
                Instant.EPOCH),
            random -> instant(random),
            value -> SortedNanosDescendingEntity.put(new NanosDescending("1", value, "x")),
            SortedNanosDescendingEntity.all("1"),
            Comparator.<Instant>naturalOrder().reversed()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("kinds")
  <V, T extends Sorted> void itemsSortAsTheirValues(Kind<V, T> kind) {
    long seed = kind.name().hashCode();
    Random random = new Random(seed);
    List<V> values = new ArrayList<>(kind.extremes());
    while (values.size() < VALUES) {
      V value = kind.values().apply(random);
      if (values.stream().noneMatch(v -> kind.order().compare(v, value) == 0)) {
        values.add(value);
      }
    }
    values.forEach(value -> TABLE.client().execute(kind.put().apply(value)));
    values.sort(kind.order());

    List<Object> read = TABLE.client().stream(kind.all()).map(Sorted::value).toList();

    assertThat(read)
        .as("seed %s", seed)
        .usingElementComparator(SortedKeysPropertyTest::compare)
        .isEqualTo(values);
  }

  /** Decimals come back without trailing zeros. */
  private static int compare(Object left, Object right) {
    boolean isSame =
        left instanceof BigDecimal decimal
            ? decimal.compareTo((BigDecimal) right) == 0
            : left.equals(right);
    return isSame ? 0 : 1;
  }

  private static Instant instant(Random random) {
    long first = Instant.parse("0000-01-01T00:00:00Z").getEpochSecond();
    long last = Instant.parse("9999-12-31T23:59:59Z").getEpochSecond();
    return Instant.ofEpochSecond(random.nextLong(first, last), random.nextInt(1_000_000_000));
  }

  private static BigDecimal decimal(Random random) {
    BigInteger digits = new BigInteger(random.nextInt(120) + 1, random);
    return new BigDecimal(random.nextBoolean() ? digits : digits.negate())
        .scaleByPowerOfTen(random.nextInt(150) - 100);
  }
}
