package dev.singlet.it.designs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.json.DynamoDbJson;
import dev.singlet.operation.Operation;
import dev.singlet.scan.Scan;
import dev.singlet.testing.LocalTable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The sample items of a design, as its author has published them. */
record SampleItems(List<Map<String, AttributeValue>> items) {

  static SampleItems of(String design) {
    try (InputStream file =
        Objects.requireNonNull(SampleItems.class.getResourceAsStream(design + ".jsonl"))) {
      String lines = new String(file.readAllBytes(), StandardCharsets.UTF_8);
      return new SampleItems(lines.lines().map(DynamoDbJson::read).toList());
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  void store(LocalTable table) {
    for (Map<String, AttributeValue> item : items) {
      table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));
    }
  }

  /** Reads all items of an entity, and puts them as they were read. */
  static <T> long putAgain(TableClient client, Scan<T> scan, Function<T, Operation<?>> put) {
    List<T> read = client.stream(scan).toList();
    read.forEach(record -> client.execute(put.apply(record)));
    return read.size();
  }

  void assertAreIn(LocalTable table) {
    assertThat(table.items()).containsExactlyInAnyOrderElementsOf(items);
  }
}
