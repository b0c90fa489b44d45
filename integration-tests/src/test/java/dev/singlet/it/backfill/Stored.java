package dev.singlet.it.backfill;

import dev.singlet.testing.LocalTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items as other programs, or older models, stored them. */
final class Stored {

  private Stored() {}

  /** Stores an item without some attributes. */
  static Map<String, AttributeValue> without(
      LocalTable table, Map<String, AttributeValue> item, String... attributes) {
    Map<String, AttributeValue> changed = new HashMap<>(item);
    List.of(attributes).forEach(changed::remove);
    put(table, changed);
    return changed;
  }

  /** Stores an item with other values in some attributes: names and texts, in turn. */
  static Map<String, AttributeValue> with(
      LocalTable table, Map<String, AttributeValue> item, String... attributes) {
    Map<String, AttributeValue> changed = new HashMap<>(item);
    changed.putAll(
        IntStream.range(0, attributes.length / 2)
            .boxed()
            .collect(
                Collectors.toMap(
                    i -> attributes[2 * i], i -> AttributeValue.fromS(attributes[2 * i + 1]))));
    put(table, changed);
    return changed;
  }

  private static void put(LocalTable table, Map<String, AttributeValue> item) {
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));
  }
}
