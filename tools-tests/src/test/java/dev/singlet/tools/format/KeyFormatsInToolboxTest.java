package dev.singlet.tools.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.tools.format.Weather.Reading;
import dev.singlet.tools.others.NeedsNode;
import dev.singlet.tools.others.Node;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Toolbox computes the keys whose formats the examples lack: periods of time, first characters,
 * hashes and shards.
 */
@NeedsNode
class KeyFormatsInToolboxTest {

  private static final List<Reading> READINGS =
      List.of(
          new Reading("d1", Instant.parse("2023-12-31T23:59:59.999Z"), "Alps"),
          new Reading("d1", Instant.parse("2024-01-01T00:00:00Z"), "anvil"),
          new Reading("d2", Instant.parse("2024-02-29T09:05:00Z"), "Ärmel"),
          new Reading("d3", Instant.parse("2024-02-29T10:00:00Z"), "\ud83d\ude00z"));

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
      weather.execute(WeatherTable.createTable());
      WeatherTable.client(ofToolbox.client()).execute(WeatherTable.createTable());
      READINGS.forEach(reading -> weather.execute(WeatherReadingEntity.put(reading)));

      String copied =
          Node.run(
              "toolbox.mjs",
              module.toString(),
              ofSinglet.endpoint().toString(),
              ofToolbox.endpoint().toString());

      assertThat(copied.lines()).contains("Reading " + READINGS.size());
      assertThat(items(ofToolbox.client()))
          .hasSameSizeAs(READINGS)
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
