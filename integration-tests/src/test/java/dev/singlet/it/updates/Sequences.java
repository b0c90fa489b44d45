package dev.singlet.it.updates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.it.Nasty;
import dev.singlet.it.updates.model.WorkTable;
import dev.singlet.schema.IndexSchema;
import dev.singlet.testing.LocalTable;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Random sequences of writes to few items, each followed by a look at all that is stored. */
final class Sequences {

  private static final int WIDTH = 50;
  private static final int STEPS = 8;

  private final LocalTable table;
  private final DynamoDbClient dynamoDb;
  private final Nasty random;
  private final Map<String, Expected> expected = new HashMap<>();
  private final Map<String, List<Expected>> earlier = new HashMap<>();
  private final Map<String, List<String>> done = new HashMap<>();
  private Instant now = Instant.parse("2024-01-15T08:00:00.123456789Z");

  Sequences(LocalTable table, DynamoDbClient dynamoDb, long seed) {
    this.table = table;
    this.dynamoDb = dynamoDb;
    this.random = new Nasty(seed);
  }

  /**
   * Makes sequences of writes side by side, each to items of its own, looks at all that is stored
   * after each step of each, and clears the table.
   */
  void run() {
    for (int i = 0; i < STEPS; i++) {
      for (int sequence = 0; sequence < WIDTH; sequence++) {
        now = now.plusNanos(1 + random.below(1_500_000_000));
        execute(next(sequence));
      }
      check();
    }
    clear();
  }

  void clear() {
    for (Map<String, AttributeValue> item : table.items()) {
      Map<String, AttributeValue> key = Map.of("PK", item.get("PK"), "SK", item.get("SK"));
      table.dynamoDb().deleteItem(delete -> delete.tableName(table.tableName()).key(key));
    }
    expected.clear();
    earlier.clear();
    done.clear();
  }

  private Step next(int sequence) {
    String id = sequence + random.oneOf("a", "b");
    String key = random.chance(70) ? "JOB#" + id : "WATCH#" + id;
    Expected before = expected.get(key);
    List<Expected> all = earlier.computeIfAbsent(key, k -> new ArrayList<>());
    if (before != null) {
      all.add(before);
    }
    return key.startsWith("JOB#")
        ? new JobSteps(random, id, (ExpectedJob) before, now).next(of(ExpectedJob.class, all))
        : new WatchSteps(random, id, (ExpectedWatch) before, now)
            .next(of(ExpectedWatch.class, all));
  }

  private static <E> List<E> of(Class<E> type, List<Expected> all) {
    return all.stream().map(type::cast).toList();
  }

  private void execute(Step step) {
    List<String> log = done.computeIfAbsent(step.key(), key -> new ArrayList<>());
    log.add(step.operation() + " to " + step.after());
    TableClient client =
        new TableClient(dynamoDb, WorkTable.SCHEMA)
            .withTableName(table.tableName())
            .withClock(Clock.fixed(now, ZoneOffset.UTC));
    if (step.isRefused()) {
      assertThatThrownBy(() -> client.execute(step.operation()))
          .as("%s", log)
          .isInstanceOf(ConditionFailedException.class);
    } else {
      client.execute(step.operation());
    }
    if (step.after() == null) {
      expected.remove(step.key());
    } else {
      expected.put(step.key(), step.after());
    }
  }

  private void check() {
    List<Map<String, AttributeValue>> items =
        expected.values().stream().map(Expected::item).toList();
    check("the table", table.items(), items);
    for (IndexSchema index : WorkTable.SCHEMA.indexes()) {
      List<Map<String, AttributeValue>> indexed =
          items.stream()
              .filter(
                  item ->
                      index.key().attributes().stream()
                          .allMatch(attribute -> item.containsKey(attribute.name())))
              .toList();
      check(index.name(), scan(index), indexed);
    }
  }

  private void check(
      String place,
      List<Map<String, AttributeValue>> found,
      List<Map<String, AttributeValue>> wanted) {
    Map<String, Map<String, AttributeValue>> actual = byKey(found);
    Map<String, Map<String, AttributeValue>> right = byKey(wanted);
    for (String key : right.keySet()) {
      assertThat(actual.get(key))
          .as("%s in %s after %s", key, place, done.get(key))
          .isEqualTo(right.get(key));
    }
    assertThat(actual).as(place).containsOnlyKeys(right.keySet());
  }

  private List<Map<String, AttributeValue>> scan(IndexSchema index) {
    return table
        .dynamoDb()
        .scan(scan -> scan.tableName(table.tableName()).indexName(index.name()))
        .items();
  }

  private static Map<String, Map<String, AttributeValue>> byKey(
      List<Map<String, AttributeValue>> items) {
    return items.stream()
        .collect(Collectors.toMap(item -> item.get("SK").s(), Sequences::withSortedSets));
  }

  private static Map<String, AttributeValue> withSortedSets(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> sorted = new HashMap<>(item);
    sorted.replaceAll(
        (name, value) ->
            value.hasSs() ? AttributeValue.createSs(value.ss().stream().sorted().toList()) : value);
    return sorted;
  }
}
