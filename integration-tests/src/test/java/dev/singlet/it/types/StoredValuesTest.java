package dev.singlet.it.types;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.UnreadableItemException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.types.model.Money;
import dev.singlet.it.types.model.Name;
import dev.singlet.it.types.model.Temperature;
import dev.singlet.it.types.model.Values.Collections;
import dev.singlet.it.types.model.Values.Converted;
import dev.singlet.it.types.model.Values.Expression;
import dev.singlet.it.types.model.Values.Expression.Call;
import dev.singlet.it.types.model.Values.Expression.Constant;
import dev.singlet.it.types.model.Values.Expression.Sum;
import dev.singlet.it.types.model.Values.Generics;
import dev.singlet.it.types.model.Values.Inner;
import dev.singlet.it.types.model.Values.Node;
import dev.singlet.it.types.model.Values.Optionals;
import dev.singlet.it.types.model.Values.Owner;
import dev.singlet.it.types.model.Values.Pair;
import dev.singlet.it.types.model.Values.Range;
import dev.singlet.it.types.model.Values.Result;
import dev.singlet.it.types.model.Values.Scalars;
import dev.singlet.it.types.model.Values.Shape;
import dev.singlet.it.types.model.Values.Shapes;
import dev.singlet.it.types.model.Values.Times;
import dev.singlet.it.types.model.Values.Trees;
import dev.singlet.it.types.model.ValuesCollectionsEntity;
import dev.singlet.it.types.model.ValuesConvertedEntity;
import dev.singlet.it.types.model.ValuesGenericsEntity;
import dev.singlet.it.types.model.ValuesOptionalsEntity;
import dev.singlet.it.types.model.ValuesScalarsEntity;
import dev.singlet.it.types.model.ValuesShapesEntity;
import dev.singlet.it.types.model.ValuesTable;
import dev.singlet.it.types.model.ValuesTimesEntity;
import dev.singlet.it.types.model.ValuesTreesEntity;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Document;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
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
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import org.assertj.core.api.recursive.comparison.RecursiveComparisonConfiguration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values of each kind come back from DynamoDB as they were put. */
class StoredValuesTest {

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(ValuesTable.SCHEMA);

  private static final Instant NOW = Instant.parse("2024-01-15T08:00:00.123456789Z");

  private static Map<String, AttributeValue> stored(String partition) {
    return TABLE.items().stream()
        .filter(item -> item.get("PK").s().startsWith(partition))
        .findFirst()
        .orElseThrow();
  }

  private static AttributeValue s(String text) {
    return AttributeValue.createS(text);
  }

  private static AttributeValue n(String number) {
    return AttributeValue.createN(number);
  }

  @Test
  void timesComeBack() {
    LocalDate date = LocalDate.of(2024, 2, 29);
    ZonedDateTime zoned = NOW.atZone(ZoneId.of("Europe/Zurich"));
    Times times =
        new Times(
            "1",
            NOW,
            date,
            LocalTime.of(8, 0, 0, 1),
            LocalDateTime.of(date, LocalTime.MAX),
            OffsetDateTime.ofInstant(NOW, ZoneOffset.UTC),
            zoned,
            Duration.ofSeconds(-1, 500_000_000),
            Period.of(1, -2, 3),
            Year.of(1999),
            YearMonth.of(2024, 2),
            MonthDay.of(2, 29),
            ZoneId.of("America/New_York"),
            ZoneOffset.ofHoursMinutes(5, 30),
            DayOfWeek.MONDAY,
            Set.of(date, LocalDate.MAX.withYear(9999)),
            List.of(zoned, zoned.withZoneSameInstant(ZoneOffset.UTC)),
            Map.of(date, Duration.ofDays(1)));

    TABLE.client().execute(ValuesTimesEntity.put(times));

    assertThat(TABLE.client().execute(ValuesTimesEntity.get("1"))).contains(times);
    assertThat(stored("TIMES#"))
        .containsEntry("instant", s("2024-01-15T08:00:00.123456789Z"))
        .containsEntry("date", s("2024-02-29"))
        .containsEntry("time", s("08:00:00.000000001"))
        .containsEntry("zonedDateTime", s("2024-01-15T08:00:00.123456789Z[Europe/Zurich]"))
        .containsEntry("duration", n("-0.5"))
        .containsEntry("period", s("P1Y-2M3D"))
        .containsEntry("year", n("1999"))
        .containsEntry("monthDay", s("--02-29"))
        .containsEntry("day", s("MONDAY"))
        .containsEntry("byDate", AttributeValue.createM(Map.of("2024-02-29", n("86400"))));
  }

  @Test
  void otherScalarsComeBack() throws Exception {
    Scalars scalars =
        new Scalars(
            "1",
            '#',
            null,
            URI.create("https://example.com/a?b#c"),
            URI.create("https://example.com/").toURL(),
            Locale.forLanguageTag("de-CH"),
            Currency.getInstance("CHF"),
            ByteBuffer.wrap(new byte[] {1, 2, 3}),
            SdkBytes.fromUtf8String("bytes"),
            Set.of(SdkBytes.fromUtf8String("a"), SdkBytes.fromUtf8String("b")),
            Document.of("anything"));

    TABLE.client().execute(ValuesScalarsEntity.put(scalars));

    assertThat(TABLE.client().execute(ValuesScalarsEntity.get("1")))
        .get()
        .usingRecursiveComparison(
            RecursiveComparisonConfiguration.builder()
                .withEqualsForType((a, b) -> a.toString().equals(b.toString()), java.net.URL.class)
                .build())
        .isEqualTo(scalars);
    assertThat(stored("SCALARS#")).containsEntry("letter", s("#")).doesNotContainKey("other");
  }

  @Test
  void whatIsEmptyIsNotStored() {
    Optionals empty =
        new Optionals(
            "1",
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            OptionalInt.empty(),
            OptionalLong.empty(),
            OptionalDouble.empty());
    Optionals full =
        new Optionals(
            "1",
            Optional.of("text"),
            Optional.of(LocalDate.EPOCH),
            Optional.of(List.of(1)),
            OptionalInt.of(1),
            OptionalLong.of(2),
            OptionalDouble.of(0.5));

    TABLE.client().execute(ValuesOptionalsEntity.put(empty));

    assertThat(stored("OPTIONALS#").keySet())
        .containsExactlyInAnyOrder("PK", "SK", "_et", "_ct", "_md", "id");
    assertThat(TABLE.client().execute(ValuesOptionalsEntity.get("1"))).contains(empty);
    assertThat(
            TABLE
                .client()
                .execute(
                    ValuesOptionalsEntity.update("1")
                        .text("text")
                        .date(LocalDate.EPOCH)
                        .list(List.of(1))
                        .count(1)
                        .total(2L)
                        .share(0.5)))
        .isEqualTo(full);
    assertThat(ValuesOptionalsEntity.builder(full).build()).isEqualTo(full);
    assertThat(TABLE.client().execute(ValuesOptionalsEntity.update(full, empty))).isEqualTo(empty);
  }

  @Test
  void collectionsComeBackSortedAndImmutable() {
    Collections collections =
        new Collections(
            "1",
            new TreeSet<>(Set.of("b", "a")),
            new TreeSet<>(Set.of(new BigDecimal("10"), new BigDecimal("9.5"))),
            new TreeMap<>(Map.of(10, "ten", 9, "nine")),
            Map.of(DayOfWeek.MONDAY, LocalTime.NOON),
            Map.of(true, "yes", false, "no"),
            Map.of(BigInteger.TEN.pow(20), 0.5),
            Map.of(new UUID(1, 2), new Inner("a", null)),
            List.of(Set.of("a", "b"), Set.of("c")),
            new String[] {"x", "y"},
            new int[] {3, 1, 2},
            new double[] {0.5},
            new boolean[] {true, false},
            new char[] {'a', 'b'},
            new Inner[] {new Inner("b", 1)},
            new LocalDate[][] {{LocalDate.EPOCH}, {}});

    TABLE.client().execute(ValuesCollectionsEntity.put(collections));

    Collections read = TABLE.client().execute(ValuesCollectionsEntity.get("1")).orElseThrow();
    assertThat(read).usingRecursiveComparison().isEqualTo(collections);
    assertThat(read.sorted()).containsExactly("a", "b");
    assertThat(read.byNumber().keySet()).containsExactly(9, 10);
    assertThatThrownBy(() -> read.sorted().add("c"))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> read.byNumber().put(1, "one"))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> read.byFlag().clear())
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> read.sets().get(0).clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void anEmptySetWithinAListIsRefused() {
    assertThatThrownBy(
            () ->
                TABLE
                    .client()
                    .execute(
                        ValuesCollectionsEntity.put(
                            ValuesCollectionsEntity.builder()
                                .id("1")
                                .byNumber(new TreeMap<>())
                                .byDay(Map.of())
                                .byFlag(Map.of())
                                .byBig(Map.of())
                                .byUuid(Map.of())
                                .sets(List.of(Set.of()))
                                .texts(new String[0])
                                .numbers(new int[0])
                                .shares(new double[0])
                                .flags(new boolean[0])
                                .letters(new char[0])
                                .inners(new Inner[0])
                                .calendar(new LocalDate[0][])
                                .build())))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("sets[0]");
  }

  @Test
  void unionsComeBackAsTheRecordTheyAre() {
    Shape circle = new Shape.Circle(1.5);
    Shapes shapes =
        new Shapes(
            "1",
            new Shape.Group(List.of(circle, new Shape.Point()), new Shape.Rectangle(1, 2)),
            List.of(circle),
            Map.of("r", new Shape.Rectangle(3, 4)),
            Optional.empty());

    TABLE.client().execute(ValuesShapesEntity.put(shapes));

    assertThat(TABLE.client().execute(ValuesShapesEntity.get("1"))).contains(shapes);
    assertThat(stored("SHAPES#"))
        .containsEntry(
            "others",
            AttributeValue.createL(
                List.of(AttributeValue.createM(Map.of("kind", s("circle"), "radius", n("1.5"))))));
  }

  @Test
  void anotherRecordLeavesNothingOfTheOneBefore() {
    Shapes before =
        new Shapes("1", new Shape.Circle(1), List.of(), Map.of(), Optional.of(new Shape.Circle(2)));
    Shapes after =
        new Shapes(
            "1", new Shape.Rectangle(1, 2), List.of(), Map.of(), Optional.of(new Shape.Point()));
    TABLE.client().execute(ValuesShapesEntity.put(before));

    TABLE
        .client()
        .execute(
            ValuesShapesEntity.update("1")
                .main(after.main())
                .when(ValuesShapesEntity.MAIN.is(Shape.Circle.class)));

    assertThat(stored("SHAPES#"))
        .containsEntry(
            "main",
            AttributeValue.createM(
                Map.of("kind", s("rectangle"), "width", n("1"), "height", n("2"))));

    TABLE.client().execute(ValuesShapesEntity.put(before));
    assertThat(TABLE.client().execute(ValuesShapesEntity.update(before, after))).isEqualTo(after);
    assertThat(stored("SHAPES#"))
        .containsEntry(
            "main",
            AttributeValue.createM(
                Map.of("kind", s("rectangle"), "width", n("1"), "height", n("2"))))
        .containsEntry("last", AttributeValue.createM(Map.of("kind", s("Point"))));
  }

  @Test
  void anUnknownRecordIsNamed() {
    Shapes shapes = new Shapes("1", new Shape.Point(), List.of(), Map.of(), Optional.empty());
    TABLE.client().execute(ValuesShapesEntity.put(shapes));
    Map<String, AttributeValue> item = new HashMap<>(stored("SHAPES#"));
    item.put(
        "others",
        AttributeValue.createL(List.of(AttributeValue.createM(Map.of("kind", s("blob"))))));
    TABLE.dynamoDb().putItem(put -> put.tableName(TABLE.tableName()).item(item));

    assertThatThrownBy(() -> TABLE.client().execute(ValuesShapesEntity.get("1")))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessageContaining("others[0].kind")
        .hasMessageContaining("is \"blob\", none of [Group, Point, circle, rectangle]");
  }

  @Test
  void recordsWithinThemselvesComeBack() {
    Node leaf = new Node("leaf", List.of(), null, Map.of());
    Expression two = new Constant(BigDecimal.valueOf(2));
    Trees trees =
        new Trees(
            "1",
            new Node("root", List.of(leaf), leaf, Map.of("x", leaf)),
            new Sum(two, new Call("f", List.of(two), new Owner("o", new Sum(two, two)))));

    TABLE.client().execute(ValuesTreesEntity.put(trees));

    assertThat(TABLE.client().execute(ValuesTreesEntity.get("1"))).contains(trees);
    assertThat(
            TABLE
                .client()
                .execute(
                    ValuesTreesEntity.update("1")
                        .set(ValuesTreesEntity.ROOT.children().at(0).NAME, "changed")
                        .when(ValuesTreesEntity.ROOT.next().NAME.eq("leaf")))
                .root()
                .children())
        .extracting(Node::name)
        .containsExactly("changed");
  }

  @Test
  void genericRecordsComeBack() {
    Generics generics =
        new Generics(
            "1",
            new Range<>(LocalDate.EPOCH, null),
            new Range<>(1, 2),
            new Pair<>("a", List.of(1, 2)),
            new Result.Ok<>("fine"),
            new Result.Failed<>("broken"));

    TABLE.client().execute(ValuesGenericsEntity.put(generics));

    assertThat(TABLE.client().execute(ValuesGenericsEntity.get("1"))).contains(generics);
  }

  @Test
  void convertedValuesComeBack() {
    Converted converted =
        new Converted(
            new Name("Ada", "Lovelace"),
            Money.of("-12.50"),
            List.of(Money.of("1"), Money.of("2")),
            Optional.of(Money.of("0.01")),
            new Temperature(20),
            Map.of("x", new Temperature(0)));

    TABLE.client().execute(ValuesConvertedEntity.put(converted));

    assertThat(
            TABLE.client().execute(ValuesConvertedEntity.get(converted.owner(), converted.price())))
        .contains(converted);
    assertThat(stored("CONVERTED#"))
        .containsEntry("PK", s("CONVERTED#Ada Lovelace"))
        .containsEntry("SK", s("CONVERTED#0867874~"))
        .containsEntry("owner", s("Ada Lovelace"))
        .containsEntry("price", n("-12.5"))
        .containsEntry("temperature", n("293"));
  }

  @Test
  void whatAConverterRefusesIsAViolationOrAnUnreadableItem() {
    Converted converted =
        new Converted(
            new Name("Grace", "Hopper"),
            Money.of("1"),
            List.of(),
            Optional.empty(),
            new Temperature(20),
            Map.of());
    assertThatThrownBy(
            () ->
                ValuesConvertedEntity.put(
                        ValuesConvertedEntity.builder(converted)
                            .owner(new Name("Ada Augusta", "King"))
                            .build())
                    .toRequest())
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("owner is refused by NameConverter: a first name is one word");

    TABLE.client().execute(ValuesConvertedEntity.put(converted));
    Map<String, AttributeValue> item = new HashMap<>(stored("CONVERTED#Grace"));
    item.put("owner", s("Ada"));
    TABLE.dynamoDb().putItem(put -> put.tableName(TABLE.tableName()).item(item));
    assertThatThrownBy(
            () ->
                TABLE
                    .client()
                    .execute(ValuesConvertedEntity.get(converted.owner(), converted.price())))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessageContaining("attribute owner: is refused by NameConverter: no space in \"Ada\"");
  }
}
