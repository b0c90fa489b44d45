package dev.singlet.it.enhancedclient;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.it.enhancedclient.model.Readings.Place;
import dev.singlet.it.enhancedclient.model.Readings.Reading;
import dev.singlet.it.enhancedclient.model.Readings.State;
import dev.singlet.it.enhancedclient.model.ReadingsReadingEntity;
import dev.singlet.it.enhancedclient.model.ReadingsTable;
import dev.singlet.testing.LocalTable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbEnhancedClient;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbTable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What one of the two wrote reads the same in the other. */
class EnhancedClientItemsTest {

  @RegisterExtension final LocalTable table = LocalTable.of(ReadingsTable.SCHEMA);

  private static final Reading READING =
      new Reading(
          "1",
          "Grüezi",
          true,
          (byte) -1,
          (short) 2,
          42,
          1L << 60,
          0.1f,
          1e-9,
          BigInteger.TEN.pow(30),
          new BigDecimal("12.5"),
          'x',
          State.OPEN,
          UUID.fromString("0190a6c8-5f2e-7cc3-98c4-dc0c0c07398f"),
          URI.create("https://example.com/a"),
          Locale.GERMANY,
          Instant.parse("2024-01-15T08:00:00Z"),
          Instant.parse("2024-01-15T08:00:00.123456789Z"),
          LocalDate.parse("2024-01-15"),
          LocalTime.parse("08:00"),
          LocalDateTime.parse("2024-01-15T08:00:00.5"),
          OffsetDateTime.parse("2024-01-15T08:00:00Z"),
          ZonedDateTime.parse("2024-01-15T08:00:00+01:00[Europe/Zurich]"),
          MonthDay.parse("--01-15"),
          Duration.parse("PT1.5S"),
          Period.parse("P1Y2M3D"),
          ZoneId.of("Europe/Zurich"),
          ZoneOffset.ofHours(2),
          SdkBytes.fromUtf8String("ab"),
          Set.of("a", "b"),
          Set.of(1, 2),
          Set.of(SdkBytes.fromUtf8String("x")),
          Set.of(State.OPEN),
          List.of("a", "a"),
          List.of(Instant.parse("2024-01-15T08:00:00Z")),
          Map.of("a", 1),
          Map.of(LocalDate.parse("2024-01-15"), 1),
          new Place("Bern", null),
          Arrays.asList("a", null),
          Map.of("b", 1),
          Map.of("r", Arrays.asList(null, "x")),
          null);

  /** The enhanced client reads NULL in a map, and fails to write it. */
  @Test
  void theEnhancedClientReadsNullInAMap() {
    Map<String, @Nullable Integer> blanks = new HashMap<>();
    blanks.put("a", null);
    blanks.put("b", 1);
    Reading reading = ReadingsReadingEntity.builder(READING).blanks(blanks).build();
    table.client().execute(ReadingsReadingEntity.put(reading));

    assertThat(
            readings()
                .getItem(key -> key.key(k -> k.partitionValue("READING#1").sortValue("READING"))))
        .isEqualTo(reading);
    assertThat(table.client().execute(ReadingsReadingEntity.get("1"))).contains(reading);
  }

  @Test
  void whatTheEnhancedClientWroteIsRead() {
    readings().putItem(READING);

    assertThat(table.client().execute(ReadingsReadingEntity.get("1"))).contains(READING);
    assertThat(table.client().execute(ReadingsReadingEntity.scan()).items())
        .containsExactly(READING);
  }

  @Test
  void theEnhancedClientReadsWhatWasPut() {
    table.client().execute(ReadingsReadingEntity.put(READING));

    assertThat(
            readings()
                .getItem(key -> key.key(k -> k.partitionValue("READING#1").sortValue("READING"))))
        .isEqualTo(READING);
  }

  @Test
  void bothStoreTheSameButForDigitsAndNulls() {
    Map<String, AttributeValue> ours = ReadingsReadingEntity.toItem(READING);
    Map<String, AttributeValue> theirs = EnhancedSchema.READINGS.itemToMap(READING, true);

    Map<String, AttributeValue> onlyOurs = new TreeMap<>(ours);
    onlyOurs.entrySet().removeAll(theirs.entrySet());
    Map<String, AttributeValue> onlyTheirs = new TreeMap<>(theirs);
    onlyTheirs.entrySet().removeAll(ours.entrySet());

    assertThat(onlyOurs)
        .isEqualTo(
            Map.of(
                "instant", AttributeValue.fromS("2024-01-15T08:00:00.000Z"),
                "time", AttributeValue.fromS("08:00:00.000000000"),
                "dateTime", AttributeValue.fromS("2024-01-15T08:00:00.500000000"),
                "offsetDateTime", AttributeValue.fromS("2024-01-15T08:00:00.000000000Z"),
                "zonedDateTime",
                    AttributeValue.fromS("2024-01-15T07:00:00.000000000Z[Europe/Zurich]"),
                "times",
                    AttributeValue.fromL(List.of(AttributeValue.fromS("2024-01-15T08:00:00.000Z"))),
                "duration", AttributeValue.fromN("1.5"),
                "share", AttributeValue.fromN("0.000000001"),
                "place", AttributeValue.fromM(Map.of("city", AttributeValue.fromS("Bern")))));
    assertThat(onlyTheirs)
        .isEqualTo(
            Map.of(
                "instant", AttributeValue.fromS("2024-01-15T08:00:00Z"),
                "time", AttributeValue.fromS("08:00"),
                "dateTime", AttributeValue.fromS("2024-01-15T08:00:00.500"),
                "offsetDateTime", AttributeValue.fromS("2024-01-15T08:00Z"),
                "zonedDateTime", AttributeValue.fromS("2024-01-15T08:00+01:00[Europe/Zurich]"),
                "times",
                    AttributeValue.fromL(List.of(AttributeValue.fromS("2024-01-15T08:00:00Z"))),
                "duration", AttributeValue.fromN("1.500000000"),
                "share", AttributeValue.fromN("1.0E-9"),
                "place",
                    AttributeValue.fromM(
                        Map.of(
                            "city",
                            AttributeValue.fromS("Bern"),
                            "code",
                            AttributeValue.fromNul(true)))));
  }

  private DynamoDbTable<Reading> readings() {
    return DynamoDbEnhancedClient.builder()
        .dynamoDbClient(table.dynamoDb())
        .build()
        .table(table.tableName(), EnhancedSchema.READINGS);
  }
}
