package dev.singlet.it.enhancedclient.model;

import dev.singlet.annotation.Convert;
import dev.singlet.annotation.Converter;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.StoredAs;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.convert.JdkTypes;
import java.math.BigDecimal;
import java.math.BigInteger;
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

/** Records of all types that both know. */
@Table(
    name = "Readings",
    createdAttribute = "",
    modifiedAttribute = "",
    converters = JdkTypes.class)
public sealed interface Readings {

  /** A value that both store by its name. */
  enum State {
    OPEN,
    CLOSED
  }

  /** A value that the enhanced client stores by another text. */
  enum Mood {
    @StoredAs("in good mood")
    GOOD;

    @Override
    public String toString() {
      return "in good mood";
    }
  }

  /** Keeps the offset of a time. */
  final class OffsetText implements Converter<OffsetDateTime, String> {
    @Override
    public String toStored(OffsetDateTime time) {
      return time.toString();
    }

    @Override
    public OffsetDateTime fromStored(String text) {
      return OffsetDateTime.parse(text);
    }
  }

  /** A nested record. */
  record Place(@Nullable String city, @Nullable Integer code) {}

  /** A nested record with a required component. */
  record Town(String city) {}

  /** Values by themselves. An item has one of them. */
  @Entity
  @LinkedKey(partition = "READING#{id}", sort = "READING")
  @SuppressWarnings("ArrayRecordComponent")
  record Reading(
      String id,
      @Nullable String text,
      @Nullable Boolean flag,
      @Nullable Byte tiny,
      @Nullable Short small,
      @Nullable Integer count,
      @Nullable Long total,
      @Nullable Float ratio,
      @Nullable Double share,
      @Nullable BigInteger big,
      @Nullable BigDecimal amount,
      @Nullable Character letter,
      @Nullable State state,
      @Nullable Mood mood,
      @Nullable UUID uuid,
      @Nullable URI uri,
      @Nullable URL url,
      @Nullable Locale locale,
      @Nullable Instant instant,
      @StoredTime(TimeFormat.TO_STRING) @Nullable Instant shortInstant,
      @StoredTime(TimeFormat.NANOS) @Nullable Instant exactInstant,
      @Nullable LocalDate date,
      @Nullable LocalTime time,
      @StoredTime(TimeFormat.TO_STRING) @Nullable LocalTime shortTime,
      @Nullable LocalDateTime dateTime,
      @StoredTime(TimeFormat.TO_STRING) @Nullable LocalDateTime shortDateTime,
      @Nullable OffsetDateTime offsetDateTime,
      @Convert(with = OffsetText.class) @Nullable OffsetDateTime offsetText,
      @Nullable ZonedDateTime zonedDateTime,
      @Nullable MonthDay monthDay,
      @Nullable Duration duration,
      @Nullable Period period,
      @Nullable ZoneId zone,
      @Nullable ZoneOffset offset,
      @Nullable SdkBytes bytes,
      byte @Nullable [] array,
      @Nullable ByteBuffer buffer,
      Optional<String> optional,
      OptionalInt optionalInt,
      OptionalLong optionalLong,
      OptionalDouble optionalDouble,
      @Nullable AtomicInteger atomicInteger,
      @Nullable AtomicLong atomicLong,
      @Nullable AtomicBoolean atomicBoolean,
      @Nullable Place place)
      implements Readings {}

  /** Values in sets and lists. An item has one of them. */
  @Entity
  @LinkedKey(partition = "SERIES#{id}", sort = "SERIES")
  record Series(
      String id,
      Set<String> texts,
      Set<Byte> bytes,
      Set<Short> shorts,
      Set<Integer> ints,
      Set<Long> longs,
      Set<Float> floats,
      Set<Double> doubles,
      Set<BigInteger> bigs,
      Set<BigDecimal> amounts,
      Set<Character> letters,
      Set<State> states,
      Set<UUID> uuids,
      Set<URI> uris,
      Set<Locale> locales,
      Set<Instant> instants,
      @StoredTime(TimeFormat.TO_STRING) Set<Instant> shortInstants,
      Set<LocalDate> dates,
      Set<LocalTime> times,
      Set<LocalDateTime> dateTimes,
      Set<OffsetDateTime> offsetDateTimes,
      Set<ZonedDateTime> zonedDateTimes,
      Set<MonthDay> monthDays,
      Set<Duration> durations,
      Set<Period> periods,
      Set<ZoneId> zones,
      Set<ZoneOffset> offsets,
      Set<SdkBytes> binaries,
      Set<ByteBuffer> buffers,
      @Nullable List<String> textList,
      @Nullable List<@Nullable String> gaps,
      @Nullable List<@Nullable Integer> intGaps,
      @Nullable List<Boolean> flagList,
      @Nullable List<Double> doubleList,
      @Nullable List<State> stateList,
      @Nullable List<Instant> instantList,
      @Nullable List<SdkBytes> binaryList,
      @Nullable List<Duration> durationList,
      @Nullable List<Set<String>> setList,
      @Nullable List<List<@Nullable String>> rows,
      @Nullable List<Map<String, Integer>> mapList,
      @Nullable List<Place> places,
      @Nullable List<@Nullable Place> placeGaps,
      @Nullable List<@Nullable Town> townGaps)
      implements Readings {}

  /** Values in maps. An item has one of them. */
  @Entity
  @LinkedKey(partition = "CHART#{id}", sort = "CHART")
  record Chart(
      String id,
      @Nullable Map<String, Integer> byText,
      @Nullable Map<Character, Integer> byLetter,
      @Nullable Map<Boolean, Integer> byFlag,
      @Nullable Map<Byte, Integer> byByte,
      @Nullable Map<Short, Integer> byShort,
      @Nullable Map<Integer, Integer> byInt,
      @Nullable Map<Long, Integer> byLong,
      @Nullable Map<Float, Integer> byFloat,
      @Nullable Map<Double, Integer> byDouble,
      @Nullable Map<BigInteger, Integer> byBig,
      @Nullable Map<BigDecimal, Integer> byAmount,
      @Nullable Map<UUID, Integer> byUuid,
      @Nullable Map<URI, Integer> byUri,
      @Nullable Map<Locale, Integer> byLocale,
      @Nullable Map<Instant, Integer> byInstant,
      @StoredTime(TimeFormat.TO_STRING) @Nullable Map<Instant, Integer> byShortInstant,
      @Nullable Map<LocalDate, Integer> byDate,
      @Nullable Map<LocalTime, Integer> byTime,
      @Nullable Map<LocalDateTime, Integer> byDateTime,
      @Nullable Map<OffsetDateTime, Integer> byOffsetDateTime,
      @Nullable Map<ZonedDateTime, Integer> byZonedDateTime,
      @Nullable Map<Year, Integer> byYear,
      @Nullable Map<YearMonth, Integer> byMonth,
      @Nullable Map<MonthDay, Integer> byMonthDay,
      @Nullable Map<Duration, Integer> byDuration,
      @Nullable Map<Period, Integer> byPeriod,
      @Nullable Map<ZoneId, Integer> byZone,
      @Nullable Map<ZoneOffset, Integer> byOffset,
      @Nullable Map<String, @Nullable Integer> blanks,
      @Nullable Map<String, @Nullable String> textBlanks,
      @Nullable Map<String, List<@Nullable String>> rows,
      @Nullable Map<String, Set<Integer>> sets,
      @Nullable Map<String, Map<LocalDate, Instant>> maps,
      @Nullable Map<String, Place> places,
      @Nullable Map<LocalDate, @Nullable Place> placeBlanks)
      implements Readings {}
}
