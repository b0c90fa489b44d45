package dev.singlet.runtime.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.runtime.item.DecodeFailure;
import dev.singlet.runtime.item.TextCodec;
import dev.singlet.runtime.item.Violations;
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
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class TimeCodecsTest {

  private static final ZoneId PARIS = ZoneId.of("Europe/Paris");
  private static final LocalDateTime MORNING = LocalDateTime.of(2024, 1, 15, 8, 0);

  private static AttributeValue n(String number) {
    return AttributeValue.createN(number);
  }

  private static AttributeValue s(String text) {
    return AttributeValue.createS(text);
  }

  private static <T> String violation(TextCodec<T> codec, T value) {
    Violations violations = new Violations("Note");
    violations.within("at", value, codec);
    return violations.first();
  }

  static Stream<Arguments> values() {
    return Stream.of(
        Arguments.of(TimeCodecs.localDate(), LocalDate.of(2024, 1, 15), s("2024-01-15")),
        Arguments.of(TimeCodecs.localDate(), LocalDate.of(0, 1, 1), s("0000-01-01")),
        Arguments.of(TimeCodecs.localDate(), LocalDate.of(9999, 12, 31), s("9999-12-31")),
        Arguments.of(TimeCodecs.localTime(), LocalTime.of(8, 0), s("08:00:00.000000000")),
        Arguments.of(TimeCodecs.localTime(), LocalTime.MAX, s("23:59:59.999999999")),
        Arguments.of(TimeCodecs.localDateTime(), MORNING, s("2024-01-15T08:00:00.000000000")),
        Arguments.of(
            TimeCodecs.offsetDateTime(),
            MORNING.atOffset(ZoneOffset.UTC),
            s("2024-01-15T08:00:00.000000000Z")),
        Arguments.of(
            TimeCodecs.zonedDateTime(),
            MORNING.plusHours(1).atZone(PARIS),
            s("2024-01-15T08:00:00.000000000Z[Europe/Paris]")),
        Arguments.of(
            TimeCodecs.zonedDateTime(),
            MORNING.atZone(ZoneOffset.ofHours(1)),
            s("2024-01-15T07:00:00.000000000Z[+01:00]")),
        Arguments.of(
            TimeCodecs.zonedDateTime(),
            MORNING.atZone(ZoneOffset.UTC),
            s("2024-01-15T08:00:00.000000000Z[Z]")),
        Arguments.of(TimeCodecs.year(), Year.of(0), n("0")),
        Arguments.of(TimeCodecs.year(), Year.of(9999), n("9999")),
        Arguments.of(TimeCodecs.yearMonth(), YearMonth.of(2024, 1), s("2024-01")),
        Arguments.of(TimeCodecs.yearMonth(), YearMonth.of(0, 12), s("0000-12")),
        Arguments.of(TimeCodecs.monthDay(), MonthDay.of(2, 29), s("--02-29")),
        Arguments.of(TimeCodecs.duration(), Duration.ZERO, n("0")),
        Arguments.of(TimeCodecs.duration(), Duration.ofMillis(1500), n("1.5")),
        Arguments.of(TimeCodecs.duration(), Duration.ofNanos(-1), n("-0.000000001")),
        Arguments.of(
            TimeCodecs.duration(),
            Duration.ofSeconds(Long.MAX_VALUE, 999_999_999),
            n("9223372036854775807.999999999")),
        Arguments.of(
            TimeCodecs.duration(), Duration.ofSeconds(Long.MIN_VALUE), n("-9223372036854775808")),
        Arguments.of(TimeCodecs.period(), Period.of(1, 2, 3), s("P1Y2M3D")),
        Arguments.of(TimeCodecs.period(), Period.ZERO, s("P0D")),
        Arguments.of(
            TimeCodecs.period(),
            Period.of(Integer.MIN_VALUE, 0, Integer.MAX_VALUE),
            s("P-2147483648Y2147483647D")),
        Arguments.of(TimeCodecs.zoneId(), PARIS, s("Europe/Paris")),
        Arguments.of(TimeCodecs.zoneId(), ZoneOffset.UTC, s("Z")),
        Arguments.of(TimeCodecs.zoneOffset(), ZoneOffset.MAX, s("+18:00")),
        Arguments.of(
            TimeCodecs.zoneOffset(), ZoneOffset.ofHoursMinutesSeconds(-1, -2, -3), s("-01:02:03")));
  }

  @ParameterizedTest
  @MethodSource("values")
  <T> void aValueIsStoredInOneFormAndReadBack(TextCodec<T> codec, T value, AttributeValue stored) {
    assertThat(codec.encode(value)).isEqualTo(stored);
    assertThat(codec.decode(stored)).isEqualTo(value);
    assertThat(codec.parse(codec.format(value))).isEqualTo(value);
    assertThat(violation(codec, value)).isNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"MILLIS", "SECONDS", "NANOS", "EPOCH", "EPOCH_MILLIS"})
  void anInstantIsTheKeyOfAMapInTheFormItIsStoredIn(TimeFormat format) {
    TextCodec<Instant> codec = TimeCodecs.instant(format);
    Instant time = Instant.parse("2024-01-15T08:00:00Z");
    AttributeValue stored = codec.encode(time);

    assertThat(codec.format(time)).isEqualTo(stored.s() == null ? stored.n() : stored.s());
    assertThat(codec.parse(codec.format(time))).isEqualTo(time);
  }

  static Stream<Arguments> otherForms() {
    return Stream.of(
        Arguments.of(TimeCodecs.localTime(), s("08:00"), LocalTime.of(8, 0)),
        Arguments.of(TimeCodecs.localTime(), s("08:00:00.5"), LocalTime.of(8, 0, 0, 500_000_000)),
        Arguments.of(TimeCodecs.localDateTime(), s("2024-01-15T08:00"), MORNING),
        Arguments.of(
            TimeCodecs.offsetDateTime(),
            s("2024-01-15T09:00+01:00"),
            MORNING.atOffset(ZoneOffset.UTC)),
        Arguments.of(
            TimeCodecs.offsetDateTime(),
            s("2024-01-15T08:00:00.000Z"),
            MORNING.atOffset(ZoneOffset.UTC)),
        Arguments.of(
            TimeCodecs.zonedDateTime(),
            s("2024-01-15T09:00+01:00[Europe/Paris]"),
            MORNING.plusHours(1).atZone(PARIS)),
        Arguments.of(
            TimeCodecs.zonedDateTime(),
            s("2024-01-15T08:00Z[Europe/Paris]"),
            MORNING.plusHours(1).atZone(PARIS)),
        Arguments.of(
            TimeCodecs.zonedDateTime(),
            s("2024-01-15T09:00+01:00"),
            MORNING.plusHours(1).atZone(ZoneOffset.ofHours(1))),
        Arguments.of(TimeCodecs.year(), n("2.024E+3"), Year.of(2024)),
        Arguments.of(TimeCodecs.year(), s("0024"), Year.of(24)),
        Arguments.of(TimeCodecs.duration(), n("1.50"), Duration.ofMillis(1500)),
        Arguments.of(TimeCodecs.duration(), s("PT1.5S"), Duration.ofMillis(1500)),
        Arguments.of(TimeCodecs.period(), s("p2w"), Period.ofDays(14)),
        Arguments.of(TimeCodecs.zoneOffset(), s("+1"), ZoneOffset.ofHours(1)));
  }

  @ParameterizedTest
  @MethodSource("otherForms")
  <T> void otherFormsOfTheTypeAreReadToo(TextCodec<T> codec, AttributeValue stored, T value) {
    assertThat(codec.decode(stored)).isEqualTo(value);
  }

  static Stream<Arguments> unreadable() {
    String date = "no date such as 2024-01-15";
    String seconds = "no duration, which is seconds with up to nine digits of a fraction";
    return Stream.of(
        Arguments.of(TimeCodecs.localDate(), s("2023-02-29"), "is \"2023-02-29\", " + date),
        Arguments.of(TimeCodecs.localDate(), s(""), "is \"\", " + date),
        Arguments.of(TimeCodecs.localDate(), n("1"), "is of type N, not S"),
        Arguments.of(
            TimeCodecs.localTime(), s("24:00"), "is \"24:00\", no time of day such as 08:00:00"),
        Arguments.of(
            TimeCodecs.localDateTime(),
            s("2024-01-15"),
            "is \"2024-01-15\", no date and time such as 2024-01-15T08:00:00"),
        Arguments.of(
            TimeCodecs.offsetDateTime(),
            s("2024-01-15T08:00"),
            "is \"2024-01-15T08:00\", no ISO-8601 time with an offset"),
        Arguments.of(
            TimeCodecs.zonedDateTime(),
            s("2024-01-15T08:00:00Z[Mars/Base]"),
            "is \"2024-01-15T08:00:00Z[Mars/Base]\", no ISO-8601 time with a zone"),
        Arguments.of(
            TimeCodecs.zonedDateTime(), s("[Z]"), "is \"[Z]\", no ISO-8601 time with a zone"),
        Arguments.of(TimeCodecs.year(), n("0.5"), "is \"0.5\", no year such as 2024"),
        Arguments.of(TimeCodecs.year(), n("1E+12"), "is \"1E+12\", no year such as 2024"),
        Arguments.of(TimeCodecs.year(), AttributeValue.createBool(true), "is of type BOOL, not N"),
        Arguments.of(
            TimeCodecs.yearMonth(), s("2024-13"), "is \"2024-13\", no month such as 2024-01"),
        Arguments.of(
            TimeCodecs.monthDay(), s("02-29"), "is \"02-29\", no month and day such as --01-15"),
        Arguments.of(TimeCodecs.duration(), n("1E-10"), "is \"1E-10\", " + seconds),
        Arguments.of(
            TimeCodecs.duration(),
            n("9223372036854775808"),
            "is \"9223372036854775808\", " + seconds),
        Arguments.of(TimeCodecs.duration(), s("8h"), "is \"8h\", " + seconds),
        Arguments.of(TimeCodecs.period(), s("PT1S"), "is \"PT1S\", no period such as P1Y2M3D"),
        Arguments.of(
            TimeCodecs.zoneId(),
            s("Mars/Base"),
            "is \"Mars/Base\", no id of a time zone such as Europe/Paris"),
        Arguments.of(
            TimeCodecs.zoneOffset(),
            s("+19:00"),
            "is \"+19:00\", no offset from UTC such as +01:00"));
  }

  @ParameterizedTest
  @MethodSource("unreadable")
  void whatIsNoneOfTheTypeIsToldWithWhatWasExpected(
      TextCodec<?> codec, AttributeValue stored, String reason) {
    assertThatThrownBy(() -> codec.decode(stored))
        .isInstanceOfSatisfying(
            DecodeFailure.class, failure -> assertThat(failure.reason()).isEqualTo(reason));
  }

  @Test
  void yearsThatHaveNoFourDigitsAreRefused() {
    String problem = "must be within the years 0 to 9999";
    LocalDateTime late = LocalDateTime.of(9999, 12, 31, 23, 30);
    ZoneOffset west = ZoneOffset.ofHours(-1);

    assertThat(violation(TimeCodecs.localDate(), LocalDate.of(10_000, 1, 1))).isEqualTo(problem);
    assertThat(violation(TimeCodecs.localDate(), LocalDate.MIN)).isEqualTo(problem);
    assertThat(violation(TimeCodecs.localDateTime(), LocalDateTime.MAX)).isEqualTo(problem);
    assertThat(violation(TimeCodecs.year(), Year.of(-1))).isEqualTo(problem);
    assertThat(violation(TimeCodecs.yearMonth(), YearMonth.of(-1, 12))).isEqualTo(problem);
    assertThat(violation(TimeCodecs.instant(TimeFormat.NANOS), Instant.MAX)).isEqualTo(problem);
    assertThat(violation(TimeCodecs.offsetDateTime(), late.atOffset(west)))
        .isEqualTo(problem + " in UTC");
    assertThat(violation(TimeCodecs.zonedDateTime(), late.atZone(west)))
        .isEqualTo(problem + " in UTC");
  }

  @Test
  void anOffsetComesBackAsUtc() {
    OffsetDateTime time = MORNING.atOffset(ZoneOffset.ofHours(-8));
    AttributeValue stored = TimeCodecs.offsetDateTime().encode(time);

    assertThat(stored).isEqualTo(s("2024-01-15T16:00:00.000000000Z"));
    assertThat(TimeCodecs.offsetDateTime().decode(stored))
        .isEqualTo(time.withOffsetSameInstant(ZoneOffset.UTC));
  }

  @Test
  void bothHoursComeBackThatAZoneHasWhenClocksAreSetBack() {
    LocalDateTime twice = LocalDateTime.of(2024, 10, 27, 2, 30);
    ZonedDateTime first = twice.atZone(PARIS).withEarlierOffsetAtOverlap();
    ZonedDateTime second = first.withLaterOffsetAtOverlap();

    for (ZonedDateTime time : List.of(first, second)) {
      TextCodec<ZonedDateTime> codec = TimeCodecs.zonedDateTime();
      assertThat(codec.parse(codec.format(time))).isEqualTo(time);
      assertThat(codec.parse(time.toString())).isEqualTo(time);
    }
  }

  @Test
  void aDurationIsItsSecondsInAKey() {
    assertThat(TimeCodecs.seconds(Duration.ofMillis(-1500)))
        .isEqualByComparingTo(new BigDecimal("-1.5"));
    assertThat(TimeCodecs.seconds(null)).isNull();
  }

  /** Any value of a type, the less likely ones more often. */
  private static long bits(SplittableRandom random) {
    return random.nextLong() >> random.nextInt(64);
  }

  private static LocalDateTime dateTime(SplittableRandom random) {
    LocalDate date = LocalDate.ofEpochDay(random.nextLong(-719_528, 2_932_897));
    int nano = random.nextBoolean() ? 0 : random.nextInt(1_000_000_000);
    return date.atTime(LocalTime.ofSecondOfDay(random.nextInt(86_400)).withNano(nano));
  }

  private static ZonedDateTime zoned(SplittableRandom random) {
    List<String> zones = ZoneId.getAvailableZoneIds().stream().sorted().toList();
    ZoneId zone = ZoneId.of(zones.get(random.nextInt(zones.size())));
    ZonedDateTime time = dateTime(random).atZone(zone);
    return random.nextBoolean() ? time : time.withLaterOffsetAtOverlap();
  }

  static Stream<Arguments> generators() {
    return Stream.of(
        generator("LocalDate", TimeCodecs.localDate(), r -> dateTime(r).toLocalDate()),
        generator("LocalTime", TimeCodecs.localTime(), r -> dateTime(r).toLocalTime()),
        generator("LocalDateTime", TimeCodecs.localDateTime(), TimeCodecsTest::dateTime),
        generator(
            "OffsetDateTime",
            TimeCodecs.offsetDateTime(),
            r -> dateTime(r).atOffset(ZoneOffset.UTC)),
        generator("YearMonth", TimeCodecs.yearMonth(), r -> YearMonth.from(dateTime(r))),
        generator("MonthDay", TimeCodecs.monthDay(), r -> MonthDay.from(dateTime(r))),
        generator(
            "Instant",
            TimeCodecs.instant(TimeFormat.NANOS),
            r -> dateTime(r).toInstant(ZoneOffset.UTC)));
  }

  private static <T> Arguments generator(
      String name, TextCodec<T> codec, Function<SplittableRandom, T> values) {
    return Arguments.of(name, codec, values);
  }

  @ParameterizedTest(name = "{0}, seed 7")
  @MethodSource("generators")
  <T extends Comparable<Object>> void anyTimeComesBackAndTextOrderIsTimeOrder(
      String type, TextCodec<T> codec, Function<SplittableRandom, T> values) {
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < 2_000; i++) {
      T left = values.apply(random);
      T right = values.apply(random);

      assertThat(codec.parse(codec.format(left))).isEqualTo(left);
      assertThat(Integer.signum(codec.format(left).compareTo(codec.format(right))))
          .isEqualTo(Integer.signum(left.compareTo(right)));
      assertThat(codec.format(left)).hasSameSizeAs(codec.format(right));
    }
  }

  @Test
  void anyTimeWithAZoneComesBack() {
    SplittableRandom random = new SplittableRandom(8);
    for (int i = 0; i < 500; i++) {
      ZonedDateTime time = zoned(random);
      if (violation(TimeCodecs.zonedDateTime(), time) == null) {
        String text = TimeCodecs.zonedDateTime().format(time);
        assertThat(TimeCodecs.zonedDateTime().parse(text)).isEqualTo(time);
      }
    }
  }

  @Test
  void anyDurationAndPeriodComesBack() {
    SplittableRandom random = new SplittableRandom(9);
    for (int i = 0; i < 2_000; i++) {
      Duration duration = Duration.ofSeconds(bits(random), random.nextInt(1_000_000_000));
      Period period = Period.of((int) bits(random), (int) bits(random), (int) bits(random));

      assertThat(TimeCodecs.duration().decode(TimeCodecs.duration().encode(duration)))
          .isEqualTo(duration);
      assertThat(TimeCodecs.period().parse(TimeCodecs.period().format(period))).isEqualTo(period);
    }
  }
}
