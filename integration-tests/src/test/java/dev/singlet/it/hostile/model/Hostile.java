package dev.singlet.it.hostile.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.annotation.TimeToLive;
import dev.singlet.annotation.Union;
import dev.singlet.annotation.Variant;
import dev.singlet.annotation.Version;
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
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedSet;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;

/** An entity with an attribute of every type, alone and in all that can hold it. */
@Table(name = "Hostile")
public sealed interface Hostile {

  enum Color {
    RED,
    GREEN
  }

  @Entity
  @SuppressWarnings({"ArrayRecordComponent", "singlet:hot-partition"})
  @LinkedKey(name = "all", partition = "EVERYTHING", sort = "{id:escape}")
  record Everything(
      String id,
      String text,
      boolean flag,
      byte tiny,
      short small,
      int medium,
      long large,
      float real,
      double precise,
      BigInteger bigInteger,
      BigDecimal bigDecimal,
      Instant millis,
      @StoredTime(TimeFormat.SECONDS) Instant seconds,
      @StoredTime(TimeFormat.EPOCH) Instant epoch,
      @StoredTime(TimeFormat.EPOCH_MILLIS) Instant epochMillis,
      UUID uuid,
      byte[] bytes,
      Color color,
      Set<String> texts,
      Set<BigDecimal> numbers,
      Set<Color> colors,
      @StoredTime(TimeFormat.EPOCH) Set<Instant> epochs,
      List<String> list,
      List<List<Double>> lists,
      Map<String, UUID> map,
      Map<String, List<Inner>> innerByName,
      @Attribute("the-inner") Inner inner,
      @Nullable String maybeText,
      @Nullable Long maybeLarge,
      @Nullable Color maybeColor,
      @Nullable List<Boolean> maybeList,
      @Nullable Inner maybeInner,
      @Default("7") Integer seven,
      @Version long version,
      @TimeToLive @Nullable Instant expires,
      @CreatedAt @Nullable Instant created)
      implements Hostile {}

  /** The types that are stored as text or in other values, and those that hold themselves. */
  @Entity
  @SuppressWarnings({"ArrayRecordComponent", "singlet:hot-partition"})
  @LinkedKey(name = "allOthers", partition = "OTHERS", sort = "{id:escape}")
  record Others(
      String id,
      LocalDate date,
      LocalDateTime dateTime,
      LocalTime time,
      OffsetDateTime offset,
      ZonedDateTime zoned,
      Duration duration,
      Period period,
      Year year,
      YearMonth yearMonth,
      MonthDay monthDay,
      ZoneId zone,
      URI uri,
      URL url,
      Locale locale,
      Currency currency,
      char character,
      ByteBuffer buffer,
      SdkBytes sdkBytes,
      Optional<String> maybe,
      OptionalInt maybeInt,
      int[] ints,
      String[] strings,
      SortedSet<LocalDate> dates,
      Set<SdkBytes> binaries,
      Set<Duration> durations,
      Map<Integer, String> byNumber,
      Map<Color, List<Period>> byColor,
      Shape shape,
      List<Shape> shapes,
      Tree tree)
      implements Hostile {}

  /** One of several records. */
  @Union(discriminator = "kind")
  sealed interface Shape {}

  /** A record of the union. */
  record Circle(double radius) implements Shape {}

  /** A record of the union that holds others of it. */
  @Variant("group")
  record Group(List<Shape> shapes) implements Shape {}

  /** A record that holds itself. */
  record Tree(String name, List<Tree> children, @Nullable Tree favourite) {}

  /** A record within others, which refuses some values. */
  record Inner(
      String name,
      int amount,
      @Nullable BigDecimal price,
      Set<Long> ids,
      List<Map<String, byte[]>> hashes,
      @Nullable Innermost innermost) {

    public Inner {
      if (amount < 0) {
        throw new IllegalArgumentException("amount " + amount + " is negative");
      }
    }
  }

  /** A record within that. */
  record Innermost(Instant at, Color color) {}
}
