package dev.singlet.it.enhancedclient;

import dev.singlet.it.enhancedclient.model.Readings.Mood;
import dev.singlet.it.enhancedclient.model.Readings.Place;
import dev.singlet.it.enhancedclient.model.Readings.State;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.nio.ByteBuffer;
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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.core.SdkNumber;
import software.amazon.awssdk.enhanced.dynamodb.EnhancedType;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.enhanced.dynamodb.mapper.StaticImmutableTableSchema;

/** The values that the enhanced client and Singlet read from each other. */
final class EnhancedRows {

  private static final Instant SECOND = Instant.parse("2024-01-15T08:00:00Z");
  private static final Instant MILLI = Instant.parse("2024-01-15T08:00:00.120Z");
  private static final Instant NANO = Instant.parse("2024-01-15T08:00:00.123456789Z");
  private static final LocalDate DATE = LocalDate.parse("2024-01-15");
  private static final LocalTime TIME = LocalTime.parse("08:00");
  private static final LocalDateTime DATE_TIME = LocalDateTime.parse("2024-01-15T08:00:00.5");
  private static final OffsetDateTime UTC = OffsetDateTime.parse("2024-01-15T08:00:00Z");
  private static final ZonedDateTime ZONED =
      ZonedDateTime.parse("2024-01-15T08:00:00+01:00[Europe/Zurich]");
  private static final ZoneId ZONE = ZoneId.of("Europe/Zurich");
  private static final MonthDay MONTH_DAY = MonthDay.parse("--01-15");
  private static final Duration DURATION = Duration.parse("PT1.5S");
  private static final Period PERIOD = Period.parse("P1Y2M3D");
  private static final UUID ID = UUID.fromString("0190a6c8-5f2e-7cc3-98c4-dc0c0c07398f");
  private static final URI ADDRESS = URI.create("https://example.com/a");
  private static final SdkBytes BYTES = SdkBytes.fromUtf8String("ab");
  private static final BigInteger BIG = BigInteger.TEN.pow(30).negate();
  private static final BigDecimal AMOUNT = new BigDecimal("12.5");

  static final EnhancedType<Place> PLACE = EnhancedType.documentOf(Place.class, placeSchema());

  private final String entity;
  private final List<EnhancedRow<?>> rows = new ArrayList<>();

  private EnhancedRows(String entity) {
    this.entity = entity;
  }

  /** Returns values by themselves. */
  @SuppressWarnings("JdkObsolete") // The enhanced client has a converter of StringBuffer.
  static List<EnhancedRow<?>> readings() {
    return new EnhancedRows("Reading")
        .same("text", String.class, "Grüezi", "")
        .read("text", StringBuilder.class, new StringBuilder("a"), "a")
        .read("text", StringBuffer.class, new StringBuffer("a"), "a")
        .read("text", CharSequence.class, "a", "a")
        .read("text", char[].class, new char[] {'a', 'b'}, "ab")
        .same("flag", Boolean.class, true, false)
        .same("tiny", Byte.class, (byte) -128)
        .same("small", Short.class, (short) 2)
        .same("count", Integer.class, 42, Integer.MIN_VALUE)
        .same("total", Long.class, 1L << 60)
        .same("ratio", Float.class, 0.1f, Float.MIN_VALUE)
        .same("share", Double.class, 1e-9, 1e100, -0.1)
        .same("big", BigInteger.class, BIG)
        .same("amount", BigDecimal.class, AMOUNT, new BigDecimal("-1E-20"))
        .read("amount", BigDecimal.class, new BigDecimal("12.50"), AMOUNT)
        .read("amount", SdkNumber.class, SdkNumber.fromString("12.5"), AMOUNT)
        .same("letter", Character.class, 'x')
        .same("state", State.class, State.OPEN)
        .same("mood", Mood.class, Mood.GOOD)
        .same("uuid", UUID.class, ID)
        .same("uri", URI.class, ADDRESS, URI.create("a%20b"))
        .same("url", URL.class, url("https://example.com/a?b#c"))
        .same(
            "locale",
            Locale.class,
            Locale.GERMANY,
            Locale.ROOT,
            Locale.forLanguageTag("zh-Hans-CN"))
        .other("instant", Instant.class, SECOND)
        .same("instant", Instant.class, MILLI)
        .same("shortInstant", Instant.class, SECOND, MILLI, NANO)
        .other("exactInstant", Instant.class, SECOND, MILLI)
        .same("exactInstant", Instant.class, NANO)
        .same("date", LocalDate.class, DATE, LocalDate.of(0, 1, 1))
        .other("time", LocalTime.class, TIME)
        .same("shortTime", LocalTime.class, TIME, LocalTime.parse("08:00:01.5"))
        .other("dateTime", LocalDateTime.class, DATE_TIME)
        .same("shortDateTime", LocalDateTime.class, DATE_TIME)
        .other("offsetDateTime", OffsetDateTime.class, UTC)
        .same(
            "offsetText", OffsetDateTime.class, UTC, OffsetDateTime.parse("2024-01-15T08:00+02:00"))
        .other("zonedDateTime", ZonedDateTime.class, ZONED)
        .other("zonedDateTime", ZonedDateTime.class, ZonedDateTime.parse("2024-01-15T08:00+02:00"))
        .same("monthDay", MonthDay.class, MONTH_DAY)
        .same("duration", Duration.class, DURATION, Duration.ZERO, Duration.ofDays(-1))
        .same("period", Period.class, PERIOD, Period.ZERO)
        .same("zone", ZoneId.class, ZONE)
        .same("offset", ZoneOffset.class, ZoneOffset.ofHours(2), ZoneOffset.UTC)
        .same("bytes", SdkBytes.class, BYTES)
        .same("array", byte[].class, new byte[] {1, -1})
        .same("buffer", ByteBuffer.class, ByteBuffer.wrap(new byte[] {1, -1}))
        .read("optional", String.class, "a", Optional.of("a"))
        .same("optionalInt", OptionalInt.class, OptionalInt.of(1))
        .same("optionalLong", OptionalLong.class, OptionalLong.of(1))
        .same("optionalDouble", OptionalDouble.class, OptionalDouble.of(1.5))
        .same("atomicInteger", AtomicInteger.class, new AtomicInteger(1))
        .same("atomicLong", AtomicLong.class, new AtomicLong(1))
        .same("atomicBoolean", AtomicBoolean.class, new AtomicBoolean(true))
        .same("place", PLACE, new Place("Bern", 3000))
        .other("place", PLACE, new Place("Bern", null))
        .rows;
  }

  /** Returns values in sets and lists. */
  static List<EnhancedRow<?>> series() {
    return new EnhancedRows("Series")
        .set("texts", String.class, "a", "b")
        .set("bytes", Byte.class, (byte) 1, (byte) -2)
        .set("shorts", Short.class, (short) 1, (short) -2)
        .set("ints", Integer.class, 1, -2)
        .set("longs", Long.class, 1L, -2L)
        .set("floats", Float.class, 0.1f)
        .set("doubles", Double.class, 1e-9, 0.1)
        .set("bigs", BigInteger.class, BIG)
        .set("amounts", BigDecimal.class, AMOUNT)
        .set("letters", Character.class, 'a', 'b')
        .set("states", State.class, State.OPEN)
        .set("uuids", UUID.class, ID)
        .set("uris", URI.class, ADDRESS)
        .set("locales", Locale.class, Locale.GERMANY)
        .other("instants", EnhancedType.setOf(Instant.class), Set.of(SECOND, MILLI))
        .set("shortInstants", Instant.class, SECOND, MILLI, NANO)
        .set("dates", LocalDate.class, DATE)
        .other("times", EnhancedType.setOf(LocalTime.class), Set.of(TIME))
        .other("dateTimes", EnhancedType.setOf(LocalDateTime.class), Set.of(DATE_TIME))
        .other("offsetDateTimes", EnhancedType.setOf(OffsetDateTime.class), Set.of(UTC))
        .other("zonedDateTimes", EnhancedType.setOf(ZonedDateTime.class), Set.of(ZONED))
        .set("monthDays", MonthDay.class, MONTH_DAY)
        .set("durations", Duration.class, DURATION)
        .set("periods", Period.class, PERIOD)
        .set("zones", ZoneId.class, ZONE)
        .set("offsets", ZoneOffset.class, ZoneOffset.UTC)
        .set("binaries", SdkBytes.class, BYTES)
        .set("buffers", ByteBuffer.class, ByteBuffer.wrap(new byte[] {1}))
        .list("textList", String.class, "b", "a", "a")
        .list("textList", String.class)
        .list("gaps", String.class, "a", null)
        .list("flagList", Boolean.class, true, false)
        .list("doubleList", Double.class, 0.1)
        .list("stateList", State.class, State.CLOSED)
        .other("instantList", EnhancedType.listOf(Instant.class), List.of(SECOND))
        .list("binaryList", SdkBytes.class, BYTES)
        .list("durationList", Duration.class, Duration.ofSeconds(2).plusNanos(1))
        .same(
            "setList",
            EnhancedType.listOf(EnhancedType.setOf(String.class)),
            List.of(Set.of("a", "b")))
        .same(
            "rows",
            EnhancedType.listOf(EnhancedType.listOf(String.class)),
            List.of(Arrays.asList("a", null), List.of()))
        .same(
            "mapList",
            EnhancedType.listOf(EnhancedType.mapOf(String.class, Integer.class)),
            List.of(Map.of("a", 1), Map.of()))
        .same("places", EnhancedType.listOf(PLACE), List.of(new Place("Bern", 3000)))
        .other("places", EnhancedType.listOf(PLACE), List.of(new Place("Bern", null)))
        .rows;
  }

  /** Returns values in maps. */
  static List<EnhancedRow<?>> charts() {
    return new EnhancedRows("Chart")
        .key("byText", String.class, "a b.c")
        .same("byText", EnhancedType.mapOf(String.class, Integer.class), Map.of())
        .key("byLetter", Character.class, 'a')
        .key("byFlag", Boolean.class, true)
        .key("byByte", Byte.class, (byte) -1)
        .key("byShort", Short.class, (short) -1)
        .key("byInt", Integer.class, -1)
        .key("byLong", Long.class, 1L << 60)
        .key("byFloat", Float.class, 0.1f)
        .key("byDouble", Double.class, 0.1)
        .other("byDouble", EnhancedType.mapOf(Double.class, Integer.class), Map.of(1.0, 1))
        .key("byBig", BigInteger.class, BIG)
        .key("byAmount", BigDecimal.class, AMOUNT)
        .key("byUuid", UUID.class, ID)
        .key("byUri", URI.class, ADDRESS)
        .key("byLocale", Locale.class, Locale.GERMANY)
        .other("byInstant", EnhancedType.mapOf(Instant.class, Integer.class), Map.of(SECOND, 1))
        .key("byShortInstant", Instant.class, SECOND)
        .key("byDate", LocalDate.class, DATE)
        .other("byTime", EnhancedType.mapOf(LocalTime.class, Integer.class), Map.of(TIME, 1))
        .other(
            "byDateTime",
            EnhancedType.mapOf(LocalDateTime.class, Integer.class),
            Map.of(DATE_TIME, 1))
        .other(
            "byOffsetDateTime",
            EnhancedType.mapOf(OffsetDateTime.class, Integer.class),
            Map.of(UTC, 1))
        .other(
            "byZonedDateTime",
            EnhancedType.mapOf(ZonedDateTime.class, Integer.class),
            Map.of(ZONED, 1))
        .key("byYear", Year.class, Year.of(2024))
        .key("byMonth", YearMonth.class, YearMonth.of(2024, 1))
        .key("byMonthDay", MonthDay.class, MONTH_DAY)
        .key("byPeriod", Period.class, PERIOD)
        .key("byZone", ZoneId.class, ZONE)
        .key("byOffset", ZoneOffset.class, ZoneOffset.UTC)
        .same("textBlanks", EnhancedType.mapOf(String.class, String.class), blank("a"))
        .same(
            "rows",
            EnhancedType.mapOf(EnhancedType.of(String.class), EnhancedType.listOf(String.class)),
            Map.of("r", Arrays.asList(null, "x")))
        .same(
            "sets",
            EnhancedType.mapOf(EnhancedType.of(String.class), EnhancedType.setOf(Integer.class)),
            Map.of("s", Set.of(1, 2)))
        .other(
            "maps",
            EnhancedType.mapOf(
                EnhancedType.of(String.class), EnhancedType.mapOf(LocalDate.class, Instant.class)),
            Map.of("m", Map.of(DATE, SECOND)))
        .same(
            "places",
            EnhancedType.mapOf(EnhancedType.of(String.class), PLACE),
            Map.of("p", new Place("Bern", 1)))
        .rows;
  }

  @SafeVarargs
  private <T> EnhancedRows same(String component, Class<T> type, T... values) {
    for (T value : values) {
      same(component, EnhancedType.of(type), value);
    }
    return this;
  }

  private <T> EnhancedRows same(String component, EnhancedType<T> type, T value) {
    rows.add(new EnhancedRow<>(entity, component, type, value, value, true));
    return this;
  }

  @SafeVarargs
  private <T> EnhancedRows other(String component, Class<T> type, T... values) {
    for (T value : values) {
      other(component, EnhancedType.of(type), value);
    }
    return this;
  }

  private <T> EnhancedRows other(String component, EnhancedType<T> type, T value) {
    rows.add(new EnhancedRow<>(entity, component, type, value, value, false));
    return this;
  }

  /** Adds a value that is read as another one. */
  private <T> EnhancedRows read(String component, Class<T> type, T theirs, Object ours) {
    rows.add(new EnhancedRow<>(entity, component, EnhancedType.of(type), theirs, ours, true));
    return this;
  }

  @SafeVarargs
  @SuppressWarnings("varargs")
  private <T> EnhancedRows set(String component, Class<T> type, T... elements) {
    return same(component, EnhancedType.setOf(type), Set.of(elements));
  }

  @SafeVarargs
  @SuppressWarnings("varargs")
  private <T> EnhancedRows list(String component, Class<T> type, @Nullable T... elements) {
    return same(component, EnhancedType.listOf(type), Arrays.asList(elements));
  }

  private <T> EnhancedRows key(String component, Class<T> type, T key) {
    return same(component, EnhancedType.mapOf(type, Integer.class), Map.of(key, 1));
  }

  private static <K, V> Map<K, V> blank(K key) {
    return Collections.singletonMap(key, null);
  }

  private static URL url(String text) {
    try {
      return URI.create(text).toURL();
    } catch (MalformedURLException invalid) {
      throw new AssertionError(invalid);
    }
  }

  private static TableSchema<Place> placeSchema() {
    return StaticImmutableTableSchema.builder(Place.class, PlaceBuilder.class)
        .newItemBuilder(PlaceBuilder::new, PlaceBuilder::build)
        .addAttribute(
            String.class, a -> a.name("city").getter(Place::city).setter(PlaceBuilder::city))
        .addAttribute(
            Integer.class, a -> a.name("code").getter(Place::code).setter(PlaceBuilder::code))
        .build();
  }

  /** The enhanced client sets what it reads one by one. */
  private static final class PlaceBuilder {
    private @Nullable String city;
    private @Nullable Integer code;

    void city(String value) {
      city = value;
    }

    void code(Integer value) {
      code = value;
    }

    Place build() {
      return new Place(city, code);
    }
  }
}
