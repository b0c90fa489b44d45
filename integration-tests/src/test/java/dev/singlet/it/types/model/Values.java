package dev.singlet.it.types.model;

import dev.singlet.annotation.Convert;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.annotation.Union;
import dev.singlet.annotation.Variant;
import dev.singlet.value.Document;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.net.URL;
import java.nio.ByteBuffer;
import java.time.DayOfWeek;
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
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;

/** A type of each kind, within each other in each way. */
@Table(name = "Values", converters = TemperatureConverter.class)
public sealed interface Values {

  @Entity
  @LinkedKey(partition = "TIMES#{id}", sort = "TIMES")
  record Times(
      String id,
      @StoredTime(TimeFormat.NANOS) Instant instant,
      LocalDate date,
      LocalTime time,
      LocalDateTime dateTime,
      OffsetDateTime offsetDateTime,
      ZonedDateTime zonedDateTime,
      Duration duration,
      Period period,
      Year year,
      YearMonth yearMonth,
      MonthDay monthDay,
      ZoneId zone,
      ZoneOffset offset,
      DayOfWeek day,
      Set<LocalDate> dates,
      List<ZonedDateTime> zonedTimes,
      Map<LocalDate, Duration> byDate)
      implements Values {}

  @Entity
  @LinkedKey(partition = "SCALARS#{id}", sort = "SCALARS")
  record Scalars(
      String id,
      char letter,
      @Nullable Character other,
      URI uri,
      URL url,
      Locale locale,
      Currency currency,
      ByteBuffer buffer,
      SdkBytes bytes,
      Set<SdkBytes> hashes,
      Document document)
      implements Values {}

  @Entity
  @LinkedKey(partition = "OPTIONALS#{id}", sort = "OPTIONALS#{id}")
  record Optionals(
      String id,
      Optional<String> text,
      Optional<LocalDate> date,
      Optional<List<Integer>> list,
      OptionalInt count,
      OptionalLong total,
      OptionalDouble share)
      implements Values {}

  @Entity
  @SuppressWarnings("ArrayRecordComponent")
  @LinkedKey(partition = "COLLECTIONS#{id}", sort = "COLLECTIONS")
  record Collections(
      String id,
      SortedSet<String> sorted,
      SortedSet<BigDecimal> amounts,
      SortedMap<Integer, String> byNumber,
      Map<DayOfWeek, LocalTime> byDay,
      Map<Boolean, String> byFlag,
      Map<BigInteger, Double> byBig,
      Map<UUID, Inner> byUuid,
      List<Set<String>> sets,
      String[] texts,
      int[] numbers,
      double[] shares,
      boolean[] flags,
      char[] letters,
      Inner[] inners,
      LocalDate[][] calendar)
      implements Values {}

  record Inner(String name, @Nullable Integer size) {}

  @Entity
  @LinkedKey(partition = "SHAPES#{id}", sort = "SHAPES")
  record Shapes(
      String id, Shape main, List<Shape> others, Map<String, Shape> named, Optional<Shape> last)
      implements Values {}

  @Union(discriminator = "kind")
  sealed interface Shape {
    @Variant("circle")
    record Circle(double radius) implements Shape {}

    sealed interface Polygon extends Shape {}

    @Variant("rectangle")
    record Rectangle(double width, double height) implements Polygon {}

    record Point() implements Shape {}

    record Group(List<Shape> members, @Nullable Shape frame) implements Shape {}
  }

  @Entity
  @LinkedKey(partition = "TREES#{id}", sort = "TREES")
  record Trees(String id, Node root, Expression expression) implements Values {}

  record Node(String name, List<Node> children, @Nullable Node next, Map<String, Node> named) {}

  sealed interface Expression {
    record Constant(BigDecimal value) implements Expression {}

    record Sum(Expression left, Expression right) implements Expression {}

    record Call(String function, List<Expression> arguments, Owner owner) implements Expression {}
  }

  record Owner(String name, @Nullable Expression reason) {}

  @Entity
  @LinkedKey(partition = "GENERICS#{id}", sort = "GENERICS")
  record Generics(
      String id,
      Range<LocalDate> days,
      Range<Integer> numbers,
      Pair<String, List<Integer>> pair,
      Result<String> result,
      Result<Range<Long>> other)
      implements Values {}

  record Range<T>(@Nullable T from, @Nullable T to) {}

  record Pair<A, B>(A first, B second) {}

  sealed interface Result<T> {
    record Ok<T>(T value) implements Result<T> {}

    record Failed<E>(String reason) implements Result<E> {}
  }

  @Entity
  @LinkedKey(partition = "CONVERTED#{owner}", sort = "CONVERTED#{price:ordered}")
  record Converted(
      @Convert(with = NameConverter.class) Name owner,
      @Convert(with = MoneyConverter.class) Money price,
      @Convert(with = MoneyConverter.class) List<Money> prices,
      @Convert(with = MoneyConverter.class) Optional<Money> discount,
      Temperature temperature,
      Map<String, Temperature> temperatures)
      implements Values {}
}
