package dev.singlet.it.hostile;

import dev.singlet.it.hostile.model.Hostile.Circle;
import dev.singlet.it.hostile.model.Hostile.Color;
import dev.singlet.it.hostile.model.Hostile.Everything;
import dev.singlet.it.hostile.model.Hostile.Group;
import dev.singlet.it.hostile.model.Hostile.Inner;
import dev.singlet.it.hostile.model.Hostile.Innermost;
import dev.singlet.it.hostile.model.Hostile.Others;
import dev.singlet.it.hostile.model.Hostile.Tree;
import dev.singlet.it.hostile.model.HostileEverythingEntity;
import dev.singlet.it.hostile.model.HostileOthersEntity;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Currency;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A record without fault, and its item. */
final class Good {

  static final Instant TIME = Instant.parse("2024-01-15T08:00:00Z");

  /** When the item expires: DynamoDB Local deletes what has, between one request and another. */
  private static final Instant UNREACHED = Instant.parse("2924-01-15T08:00:00Z");

  static final Inner INNER =
      new Inner(
          "inner",
          1,
          BigDecimal.ONE,
          Set.of(1L, 2L),
          List.of(Map.of("sha", new byte[] {1, 2})),
          new Innermost(TIME, Color.GREEN));

  static final Everything RECORD =
      new Everything(
          "1",
          "text",
          true,
          (byte) 1,
          (short) 2,
          3,
          4L,
          0.5f,
          0.25,
          BigInteger.TEN,
          BigDecimal.TEN,
          TIME,
          TIME,
          TIME,
          TIME,
          new UUID(1, 2),
          new byte[] {1, 2, 3},
          Color.RED,
          Set.of("a", "b"),
          Set.of(BigDecimal.ONE, BigDecimal.TEN),
          Set.of(Color.RED, Color.GREEN),
          Set.of(TIME),
          List.of("a", "b"),
          List.of(List.of(1.0), List.of()),
          Map.of("a", new UUID(1, 2)),
          Map.of("a", List.of(INNER)),
          INNER,
          "maybe",
          5L,
          Color.GREEN,
          List.of(true, false),
          INNER,
          8,
          1L,
          UNREACHED,
          TIME);

  static final Others OTHERS =
      new Others(
          "1",
          LocalDate.EPOCH,
          LocalDate.EPOCH.atTime(8, 0),
          LocalTime.NOON,
          TIME.atOffset(ZoneOffset.UTC),
          TIME.atZone(ZoneId.of("Europe/Paris")),
          Duration.ofMillis(1_500),
          Period.of(1, 2, 3),
          Year.of(2024),
          YearMonth.of(2024, 1),
          MonthDay.of(1, 15),
          ZoneId.of("Europe/Paris"),
          URI.create("https://example.com/a?b#c"),
          url("https://example.com/"),
          Locale.CANADA_FRENCH,
          Currency.getInstance("EUR"),
          'c',
          ByteBuffer.wrap(new byte[] {1}),
          SdkBytes.fromByteArray(new byte[] {2}),
          Optional.of("maybe"),
          OptionalInt.of(1),
          new int[] {1, 2},
          new String[] {"a", "b"},
          new TreeSet<>(Set.of(LocalDate.EPOCH)),
          Set.of(SdkBytes.fromByteArray(new byte[] {3})),
          Set.of(Duration.ofSeconds(1)),
          Map.of(1, "one"),
          Map.of(Color.RED, List.of(Period.ofDays(1))),
          new Circle(1),
          List.of(new Group(List.of(new Circle(2))), new Circle(3)),
          new Tree("root", List.of(new Tree("leaf", List.of(), null)), null));

  private Good() {}

  private static URL url(String text) {
    try {
      return URI.create(text).toURL();
    } catch (MalformedURLException impossible) {
      throw new IllegalArgumentException(impossible);
    }
  }

  /** The other record's item. */
  static Map<String, AttributeValue> others() {
    return new LinkedHashMap<>(HostileOthersEntity.put(OTHERS).toRequest().item());
  }

  /** The record's item, which may be changed. */
  static Map<String, AttributeValue> item() {
    return new LinkedHashMap<>(HostileEverythingEntity.put(RECORD).toRequest().item());
  }
}
