package dev.singlet.tools.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.tools.format.Weather.End;
import dev.singlet.tools.format.Weather.Gate;
import dev.singlet.tools.format.Weather.Note;
import dev.singlet.tools.format.Weather.Owner;
import dev.singlet.tools.format.Weather.Place;
import dev.singlet.tools.format.Weather.Reading;
import dev.singlet.tools.format.Weather.Station;
import dev.singlet.tools.format.Weather.Stop;
import dev.singlet.tools.format.Weather.Van;
import dev.singlet.tools.format.Weather.Visit;
import dev.singlet.tools.format.Weather.Way;
import dev.singlet.tools.others.NeedsNode;
import dev.singlet.tools.others.Node;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Toolbox computes the keys, and stores the types, that the examples lack: periods of time, first
 * characters, hashes and shards, components of flattened records and of others, a delimiter of two
 * characters, keys in lower case, values that hold the delimiter, times that are stored as numbers,
 * and tuples.
 */
@NeedsNode
@SuppressWarnings("JavaUtilDate")
class KeyFormatsInToolboxTest {

  private static final List<Reading> READINGS =
      List.of(
          new Reading("d1", Instant.parse("2023-12-31T23:59:59.999Z"), "Alps"),
          new Reading("d1", Instant.parse("2024-01-01T00:00:00Z"), "anvil"),
          new Reading("d2", Instant.parse("2024-02-29T09:05:00Z"), "Ärmel"),
          new Reading("d3", Instant.parse("2024-02-29T10:00:00Z"), "\ud83d\ude00z"));

  private static final Instant NOON = Instant.parse("2024-03-01T12:00:00Z");

  private static final List<Station> STATIONS =
      List.of(
          new Station("s1", new Place("NL", false, NOON), new Owner("Ann", "123")),
          new Station("s2", new Place("NL", true, NOON), new Owner("Bob", null)),
          new Station("s3", new Place("BE", true, NOON), null));

  private static final List<Van> VANS =
      List.of(
          new Van("v1", new Stop("Delft", new Gate(7, NOON.plusMillis(1), NOON))),
          new Van("v2", new Stop("Gouda", null)));

  private static final List<Visit> VISITS =
      List.of(
          new Visit(
              "v--1_",
              NOON,
              NOON.plusMillis(1),
              Date.from(NOON),
              new TreeSet<>(Set.of(1, 2)),
              new Note.Plain("rain"),
              List.of(
                  new Way("east", 90, new End(48.1, -11.5), List.of(800, 1200)),
                  new Way("west", 1, new End(0, 180), List.of()))),
          new Visit(
              "v2",
              Instant.EPOCH,
              NOON,
              Date.from(Instant.EPOCH),
              new TreeSet<>(),
              new Note.Translated("Regen", "de"),
              List.of()));

  @TempDir private Path folder;

  @Test
  void toolboxWritesTheKeysThatSingletWrites() throws Exception {
    Path module =
        Files.writeString(
            folder.resolve("model.ts"),
            OddModel.export("dynamodb-toolbox", WeatherTable.describe()));
    try (DynamoDbLocal ofSinglet = DynamoDbLocal.start();
        DynamoDbLocal ofToolbox = DynamoDbLocal.start()) {
      TableClient weather = WeatherTable.client(ofSinglet.client());
      weather.execute(CreateTable.of(WeatherTable.SCHEMA));
      WeatherTable.client(ofToolbox.client()).execute(CreateTable.of(WeatherTable.SCHEMA));
      READINGS.forEach(reading -> weather.execute(WeatherReadingEntity.put(reading)));
      STATIONS.forEach(station -> weather.execute(WeatherStationEntity.put(station)));
      VANS.forEach(van -> weather.execute(WeatherVanEntity.put(van)));
      VISITS.forEach(visit -> weather.execute(WeatherVisitEntity.put(visit)));

      String copied =
          Node.run(
              "toolbox.mjs",
              module.toString(),
              ofSinglet.endpoint().toString(),
              ofToolbox.endpoint().toString());

      assertThat(copied.lines())
          .contains(
              "Reading " + READINGS.size(),
              "Station " + STATIONS.size(),
              "Van " + VANS.size(),
              "Visit " + VISITS.size());
      assertThat(items(ofToolbox.client()))
          .hasSize(READINGS.size() + STATIONS.size() + VANS.size() + VISITS.size())
          .isEqualTo(items(ofSinglet.client()));
    }
  }

  /** The items as they are stored, but for the times at which they were written. */
  private static Set<Map<String, AttributeValue>> items(DynamoDbClient dynamoDb) {
    return dynamoDb.scan(scan -> scan.tableName(WeatherTable.SCHEMA.name())).items().stream()
        .map(KeyFormatsInToolboxTest::withoutTimes)
        .collect(Collectors.toSet());
  }

  private static Map<String, AttributeValue> withoutTimes(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> others = new HashMap<>(item);
    others.keySet().removeAll(Set.of("_ct", "_md"));
    return others;
  }
}
