package dev.singlet.it.types;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.it.Nasty;
import dev.singlet.it.types.model.Types.Collections;
import dev.singlet.it.types.model.Types.Color;
import dev.singlet.it.types.model.Types.Defaults;
import dev.singlet.it.types.model.Types.Inner;
import dev.singlet.it.types.model.Types.Nested;
import dev.singlet.it.types.model.Types.Nullables;
import dev.singlet.it.types.model.Types.Scalars;
import dev.singlet.it.types.model.Types.Shade;
import dev.singlet.it.types.model.Types.Times;
import dev.singlet.it.types.model.TypesCollectionsEntity;
import dev.singlet.it.types.model.TypesDefaultsEntity;
import dev.singlet.it.types.model.TypesNullablesEntity;
import dev.singlet.it.types.model.TypesScalarsEntity;
import dev.singlet.it.types.model.TypesTable;
import dev.singlet.it.types.model.TypesTimesEntity;
import dev.singlet.item.Get;
import dev.singlet.testing.LocalTable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class StoredTypesTest {

  private static final Instant TIME = Instant.parse("2024-01-15T08:00:00.123456789Z");

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(TypesTable.SCHEMA);

  private static AttributeValue s(String text) {
    return AttributeValue.createS(text);
  }

  private static AttributeValue n(String number) {
    return AttributeValue.createN(number);
  }

  private static Map<String, AttributeValue> stored(String key) {
    return TABLE
        .dynamoDb()
        .getItem(get -> get.tableName(TABLE.tableName()).key(Map.of("key", s(key))))
        .item();
  }

  @Test
  void everyScalarHasItsOwnForm() {
    Scalars given =
        new Scalars(
            "1",
            "text",
            true,
            (byte) -1,
            (short) 2,
            3,
            4L,
            0.1f,
            1e-3,
            BigInteger.TWO,
            new BigDecimal("1.50"),
            TIME,
            new UUID(0, 1),
            new byte[] {0, -1},
            Color.RED,
            Shade.LIGHT_GRAY,
            Shade.LIGHT_GRAY);

    TABLE.client().execute(TypesScalarsEntity.put(given));

    assertThat(stored("SCALARS#1"))
        .containsExactlyInAnyOrderEntriesOf(
            Map.ofEntries(
                Map.entry("key", s("SCALARS#1")),
                Map.entry("kind", s("Scalars")),
                Map.entry("id", s("1")),
                Map.entry("plain_text", s("text")),
                Map.entry("flag", AttributeValue.createBool(true)),
                Map.entry("tiny", n("-1")),
                Map.entry("small", n("2")),
                Map.entry("medium", n("3")),
                Map.entry("large", n("4")),
                Map.entry("real", n("0.1")),
                Map.entry("precise", n("0.001")),
                Map.entry("big_integer", n("2")),
                Map.entry("big_decimal", n("1.5")),
                Map.entry("at", s("2024-01-15T08:00:00.123Z")),
                Map.entry("uuid", s("00000000-0000-0000-0000-000000000001")),
                Map.entry(
                    "bytes", AttributeValue.createB(SdkBytes.fromByteArray(new byte[] {0, -1}))),
                Map.entry("color", s("r")),
                Map.entry("shade", s("light_gray")),
                Map.entry("loud_shade", s("LIGHT_GRAY"))));
  }

  static LongStream seeds() {
    return LongStream.rangeClosed(1, 40);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void scalarsComeBackAsTheyWereStored(long seed) {
    Scalars given = scalars(new Nasty(seed), "s" + seed);

    Scalars put = TABLE.client().execute(TypesScalarsEntity.put(given));

    assertThat(put)
        .usingRecursiveComparison()
        .ignoringFields("at", "bigDecimal", "real", "precise")
        .isEqualTo(given);
    assertThat(put.at()).isEqualTo(given.at().truncatedTo(ChronoUnit.MILLIS));
    assertThat(put.bigDecimal()).isEqualByComparingTo(given.bigDecimal());
    // Zero has no sign in DynamoDB.
    assertThat(put.real()).isEqualTo(given.real() + 0.0f);
    assertThat(put.precise()).isEqualTo(given.precise() + 0.0);
    assertThat(TABLE.client().execute(TypesScalarsEntity.get(given.id())))
        .get()
        .usingRecursiveComparison()
        .isEqualTo(put);
    assertThat(isSameWhenReadAndWrittenAtOnce(TypesScalarsEntity.get(given.id()))).isTrue();
  }

  /** Whether a transaction finds an item as it has read it, with the first attempt. */
  private static boolean isSameWhenReadAndWrittenAtOnce(Get<?> get) {
    AtomicInteger runs = new AtomicInteger();
    TABLE
        .client()
        .transact(
            tx -> {
              runs.incrementAndGet();
              tx.read(get);
              tx.write(TypesNullablesEntity.delete("other"));
              return null;
            });
    return runs.get() == 1;
  }

  private static Scalars scalars(Nasty nasty, String id) {
    return new Scalars(
        id,
        nasty.chance(20) ? "" : nasty.text(),
        nasty.chance(50),
        nasty.oneOf(Byte.MIN_VALUE, Byte.MAX_VALUE, (byte) 0),
        nasty.oneOf(Short.MIN_VALUE, Short.MAX_VALUE, (short) 0),
        nasty.oneOf(Integer.MIN_VALUE, Integer.MAX_VALUE, 0),
        nasty.oneOf(Long.MIN_VALUE, Long.MAX_VALUE, 0L),
        nasty.oneOf(Float.MIN_VALUE, Float.MAX_VALUE, -Float.MAX_VALUE, -0.0f, 0.1f, 1 / 3f),
        nasty.oneOf(1e-130, 9.999e125, -1e-130, Math.PI, -0.0, 1 / 3.0, 0.1 + 0.2, 1e22),
        nasty.oneOf(BigInteger.TEN.pow(125), BigInteger.TEN.pow(38).subtract(BigInteger.ONE)),
        new BigDecimal(
            nasty.oneOf(
                "0",
                "0.000",
                "1E-130",
                "-9.9999999999999999999999999999999999999E+125",
                "12345678901234567890.123456789012345678",
                "1.10",
                "1E+2")),
        nasty.oneOf(
            Instant.parse("0000-01-01T00:00:00Z"),
            Instant.parse("9999-12-31T23:59:59.999999999Z"),
            nasty.time()),
        nasty.uuid(),
        nasty.oneOf(new byte[0], new byte[] {0}, new byte[] {-128, 127, 0, -1}),
        nasty.oneOf(Color.values()),
        nasty.oneOf(Shade.values()),
        nasty.oneOf(Shade.values()));
  }

  @Test
  void whatIsAbsentIsNotStoredAndReadsBackAsNull() {
    Nullables absent =
        new Nullables(
            "none", null, null, null, null, null, null, null, null, null, null, null, null, null,
            null, null, null, null);

    assertThat(TABLE.client().execute(TypesNullablesEntity.put(absent))).isEqualTo(absent);
    assertThat(stored("NULLABLE#none")).containsOnlyKeys("key", "kind", "id");
    assertThat(TABLE.client().execute(TypesNullablesEntity.get("none"))).contains(absent);
  }

  @Test
  void whatIsNullableAndThereIsStored() {
    Nullables there =
        new Nullables(
            "all",
            "",
            false,
            (byte) 1,
            (short) 2,
            3,
            4L,
            5f,
            6d,
            BigInteger.ONE,
            BigDecimal.TEN,
            Instant.EPOCH,
            new UUID(1, 2),
            new byte[] {1},
            Color.GREEN,
            List.of(),
            Map.of(),
            new Nested("n", null, Set.of(), 0, Color.RED, Instant.EPOCH, null));

    TABLE.client().execute(TypesNullablesEntity.put(there));
    assertThat(isSameWhenReadAndWrittenAtOnce(TypesNullablesEntity.get("all"))).isTrue();

    assertThat(TABLE.client().execute(TypesNullablesEntity.get("all")))
        .get()
        .usingRecursiveComparison()
        .isEqualTo(there);
  }

  @Test
  void anAttributeOfTypeNullReadsAsAbsent() {
    AttributeValue none = AttributeValue.createNul(true);
    TABLE
        .dynamoDb()
        .putItem(
            put ->
                put.tableName(TABLE.tableName())
                    .item(
                        Map.of(
                            "key",
                            s("NULLABLE#null"),
                            "kind",
                            s("Nullables"),
                            "id",
                            s("null"),
                            "text",
                            none,
                            "medium",
                            none,
                            "nested",
                            none)));

    assertThat(TABLE.client().execute(TypesNullablesEntity.get("null")))
        .get()
        .extracting("text", "medium", "nested")
        .containsOnlyNulls();
  }

  @Test
  void defaultsFillInWhatIsNotGivenOnPutAndInTheBuilderAndWhatOlderItemsLack() {
    Clock clock = Clock.fixed(TIME, ZoneOffset.UTC);
    Defaults expected =
        new Defaults(
            "1",
            "a \"quoted\" \\ text",
            true,
            Byte.MIN_VALUE,
            Short.MAX_VALUE,
            Integer.MIN_VALUE,
            Long.MAX_VALUE,
            1.5f,
            1e20,
            BigInteger.TEN.pow(20),
            new BigDecimal("0.1"),
            Instant.parse("2024-01-15T08:00:00Z"),
            new UUID(0, 1),
            Color.GREEN,
            TIME.truncatedTo(ChronoUnit.MILLIS));
    Defaults given =
        new Defaults(
            "1", null, null, null, null, null, null, null, null, null, null, null, null, null,
            null);

    assertThat(TABLE.client().withClock(clock).execute(TypesDefaultsEntity.put(given)))
        .isEqualTo(expected);
    assertThat(TABLE.client().execute(TypesDefaultsEntity.get("1"))).contains(expected);
    assertThat(stored("DEFAULT#1")).hasSize(17).containsEntry("color", s("GREEN"));
    assertThat(TypesDefaultsEntity.builder().id("1").now(expected.now()).build())
        .usingRecursiveComparison()
        .withComparatorForType(BigDecimal::compareTo, BigDecimal.class)
        .isEqualTo(expected);

    TABLE
        .dynamoDb()
        .putItem(
            put ->
                put.tableName(TABLE.tableName())
                    .item(
                        Map.of(
                            "key", s("DEFAULT#1"),
                            "kind", s("Defaults"),
                            "id", s("1"),
                            "now", s("2024-01-15T08:00:00.123Z"))));

    assertThat(TABLE.client().execute(TypesDefaultsEntity.get("1")))
        .get()
        .usingRecursiveComparison()
        .withComparatorForType(BigDecimal::compareTo, BigDecimal.class)
        .isEqualTo(expected);
  }

  @Test
  void timesAreStoredInTheirFormCutOffToIt() {
    Times put =
        TABLE
            .client()
            .execute(
                TypesTimesEntity.put(
                    new Times("1", TIME, TIME, TIME, TIME, Set.of(TIME), Map.of("a", TIME))));

    assertThat(stored("TIMES#1"))
        .containsEntry("millis", s("2024-01-15T08:00:00.123Z"))
        .containsEntry("seconds", s("2024-01-15T08:00:00Z"))
        .containsEntry("epoch", n("1705305600"))
        .containsEntry("epoch_millis", n("1705305600123"))
        .containsEntry("epochs", AttributeValue.createNs(List.of("1705305600")))
        .containsEntry(
            "seconds_by_name", AttributeValue.createM(Map.of("a", s("2024-01-15T08:00:00Z"))));
    Instant second = TIME.truncatedTo(ChronoUnit.SECONDS);
    Instant milli = TIME.truncatedTo(ChronoUnit.MILLIS);
    assertThat(put)
        .isEqualTo(
            new Times("1", milli, second, second, milli, Set.of(second), Map.of("a", second)));
    assertThat(TABLE.client().execute(TypesTimesEntity.get("1"))).contains(put);
  }

  @Test
  void collectionsHoldAllTypesAtAnyDepth() {
    Nested nested =
        new Nested(
            "a#b",
            5,
            Set.of(Long.MIN_VALUE, 0L),
            0.5,
            Color.GREEN,
            Instant.EPOCH,
            new Inner(List.of("", "x")));
    Collections given =
        new Collections(
            "1",
            Set.of("", "\uD83D\uDE00"),
            Set.of(1, -1),
            Set.of(new BigDecimal("0.1"), BigDecimal.ONE),
            Set.of(0.1, 1e20),
            Set.of(Color.RED, Color.GREEN),
            Set.of(Instant.EPOCH),
            Set.of(new UUID(1, 2)),
            List.of("", "a", "a"),
            List.of(List.of(), List.of(1, 2)),
            Map.of("a b", true, "\0", false),
            Map.of("a.b[0]", List.of(nested), "empty", List.of()),
            nested);

    assertThat(TABLE.client().execute(TypesCollectionsEntity.put(given))).isEqualTo(given);
    assertThat(TABLE.client().execute(TypesCollectionsEntity.get("1"))).contains(given);
    assertThat(stored("COLLECTIONS#1").get("one-nested").m())
        .containsEntry("full_name", s("a#b"))
        .containsEntry("w:1", n("0.5"))
        .containsEntry("at", n("0"))
        .containsEntry("color", s("GREEN"));
  }

  @Test
  void anEmptyOrMissingSetIsStoredAsNothingAndReadsBackAsEmpty() {
    Nested nested = new Nested("n", null, Set.of(), 0, Color.RED, Instant.EPOCH, null);
    Collections empty =
        new Collections(
            "empty", Set.of(), Set.of(), Set.of(), Set.of(), Set.of(), Set.of(), Set.of(),
            List.of(), List.of(), Map.of(), Map.of(), nested);

    assertThat(TABLE.client().execute(TypesCollectionsEntity.put(empty))).isEqualTo(empty);
    assertThat(stored("COLLECTIONS#empty"))
        .containsOnlyKeys(
            "key", "kind", "id", "list", "lists", "map", "nested_by_name", "one-nested");
    assertThat(TABLE.client().execute(TypesCollectionsEntity.get("empty"))).contains(empty);

    Collections missing =
        new Collections(
            "empty", null, null, null, null, null, null, null, List.of(), List.of(), Map.of(),
            Map.of(), nested);
    assertThat(TABLE.client().execute(TypesCollectionsEntity.put(missing))).isEqualTo(empty);
  }
}
