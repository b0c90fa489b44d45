package dev.singlet.change;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.backfill.BackfillReport;
import dev.singlet.backfill.FileJournal;
import dev.singlet.backfill.UndoReport;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidKeyException;
import dev.singlet.error.ValidationException;
import dev.singlet.internal.write.UniqueItem;
import dev.singlet.migrate.Backfill;
import dev.singlet.migrate.RepairChanges;
import dev.singlet.migrate.UndoBackfill;
import dev.singlet.model.change.ModelChange;
import dev.singlet.model.comparison.ModelComparison;
import dev.singlet.schema.TableSchema;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.value.PrimaryKey;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Record;

/**
 * After a backfill, each item is as the new model stores it, and after its undo as it was. A repair
 * of changes in a stream does the same. {@code -Dbackfill.pairs=500} tries more models that are
 * changed at random, {@code -Dbackfill.seed=2} others.
 */
class BackfillTest {

  private static final int PAIRS = Integer.getInteger("backfill.pairs", 8);
  private static final long SEED = Long.getLong("backfill.seed", 1);
  private static final int ITEMS = 12;

  private final DynamoDbClient dynamoDb = DynamoDbLocal.shared();
  private final List<String> wrong = new ArrayList<>();
  private long written;

  @TempDir Path folder;

  @Test
  void eachItemIsAsTheNewModelStoresItAndAfterTheUndoAsItWas() {
    for (int first = 0; first < PAIRS; first += RandomPair.AT_ONCE) {
      List<RandomPair> pairs = RandomPair.of(SEED, first, PAIRS);
      Models models = RandomPair.compiled(pairs, folder.resolve("models" + first));
      for (int i = 0; i < pairs.size(); i++) {
        backfill(models, pairs.get(i), folder.resolve("journal" + (first + i)));
      }
    }

    assertThat(wrong).as("%d items were written", written).isEmpty();
    assertThat(written).isPositive();
  }

  private void backfill(Models models, RandomPair pair, Path journalFolder) {
    String name = "backfill-" + UUID.randomUUID();
    String scratch = name + "-scratch";
    String before = pair.before().source();
    String after = pair.after().source();
    Program old = new Program(models, before, "User", dynamoDb, name);
    Program present = new Program(models, after, "User", dynamoDb, name);
    TableSchema schema = present.type().table();
    WorkTable table = WorkTable.create(dynamoDb, name, old.type().table(), schema);
    WorkTable own = WorkTable.create(dynamoDb, scratch, old.type().table(), schema);
    BackfilledItems oracle =
        new BackfilledItems(new Program(models, after, "User", dynamoDb, scratch), own);
    try {
      Map<Object, Object> records = fill(old, present, pair, table);
      Map<Object, Map<String, AttributeValue>> start = table.items();
      Map<Object, Map<String, AttributeValue>> expected = new HashMap<>();
      start.forEach(
          (key, item) ->
              expected.put(
                  key, records.containsKey(key) ? oracle.of(item, records.get(key)) : item));

      FileJournal journal = FileJournal.in(journalFolder);
      Backfill backfill = Backfill.of(present.entities()).withoutRecovery();
      BackfillReport dry = present.client().execute(backfill.dryRun());
      check(pair, models, "dry", start, table.items(), dry);
      BackfillReport report = present.client().execute(backfill.journal(journal));
      written += report.written();
      check(pair, models, "backfill", expected, withoutNewValues(table, start), report);
      Map<Object, Map<String, AttributeValue>> done = table.items();
      BackfillReport again = present.client().execute(backfill);
      check(pair, models, "second run", done, table.items(), again);
      if (again.written() > 0 || !again.reserved().isEmpty() || dry.written() != report.written()) {
        wrong.add("written again: " + again + "\ndry: " + dry + "\n" + after);
      }
      UndoReport undone = present.client().execute(UndoBackfill.of(present.entities(), journal));
      check(pair, models, "undo", start, table.items(), undone);
      BackfillReport repaired =
          present.client().execute(RepairChanges.of(present.entities(), changes(start, table)));
      check(
          pair,
          models,
          "repair of changes",
          withoutOwners(done, table),
          withoutOwners(table.items(), table),
          repaired);
    } finally {
      dynamoDb.deleteTable(delete -> delete.tableName(name));
      dynamoDb.deleteTable(delete -> delete.tableName(scratch));
    }
  }

  /** Either of two items with one unique value can get it. */
  private static Map<Object, Map<String, AttributeValue>> withoutOwners(
      Map<Object, Map<String, AttributeValue>> items, WorkTable table) {
    Map<Object, Map<String, AttributeValue>> others = new HashMap<>();
    items.forEach(
        (key, item) -> {
          Map<String, AttributeValue> other = new HashMap<>(item);
          if (UniqueItem.is(item, table.schema())) {
            other.remove("_owner");
          }
          others.put(key, other);
        });
    return others;
  }

  /** Returns the records of a stream that tells of the writes of some items. */
  private static List<Record> changes(
      Map<Object, Map<String, AttributeValue>> items, WorkTable table) {
    return items.values().stream()
        .map(
            item ->
                Record.builder()
                    .eventName("INSERT")
                    .dynamodb(
                        stream ->
                            stream
                                .keys(
                                    PrimaryKey.of(table.schema().key(), item)
                                        .toMap(table.schema().key()))
                                .newImage(item))
                    .build())
        .toList();
  }

  /** Writes items by the old program, and returns the record of each key for the new one. */
  private static Map<Object, Object> fill(
      Program old, Program present, RandomPair pair, WorkTable table) {
    Map<Object, Object> records = new HashMap<>();
    for (int i = 0; i < ITEMS; i++) {
      String id = "\"id\":\"" + i + "\"";
      Object record = old.record(json(pair.before(), i % 3, id));
      try {
        old.put(record);
      } catch (ConditionFailedException | ValidationException | InvalidKeyException refused) {
        continue;
      }
      for (Map.Entry<Object, Map<String, AttributeValue>> each : table.items().entrySet()) {
        boolean isNew =
            !records.containsKey(each.getKey()) && !UniqueItem.is(each.getValue(), table.schema());
        if (isNew) {
          records.put(each.getKey(), present.record(json(pair.after(), i % 3, id)));
        }
      }
    }
    return records;
  }

  private static String json(RandomModel model, int round, String id) {
    return model.json(round).replace('\'', '"').replace("\"id\":\"1\"", id);
  }

  /** Returns the items of a table, but for values that were reserved. */
  private static Map<Object, Map<String, AttributeValue>> withoutNewValues(
      WorkTable table, Map<Object, Map<String, AttributeValue>> start) {
    Map<Object, Map<String, AttributeValue>> items = new HashMap<>(table.items());
    items
        .entrySet()
        .removeIf(
            each ->
                !start.containsKey(each.getKey())
                    && UniqueItem.is(each.getValue(), table.schema()));
    return items;
  }

  private void check(
      RandomPair pair,
      Models models,
      String step,
      Map<Object, Map<String, AttributeValue>> expected,
      Map<Object, Map<String, AttributeValue>> seen,
      Object report) {
    if (expected.equals(seen)) {
      return;
    }
    String differences =
        expected.entrySet().stream()
            .filter(each -> !each.getValue().equals(seen.get(each.getKey())))
            .limit(2)
            .map(each -> "expected " + each.getValue() + "\nseen " + seen.get(each.getKey()))
            .collect(Collectors.joining("\n"));
    String changes =
        ModelComparison.between(
                models.descriptor(pair.before().source()), models.descriptor(pair.after().source()))
            .all()
            .stream()
            .map(ModelChange::toString)
            .collect(Collectors.joining("\n"));
    wrong.add(
        String.join(
            "\n",
            step,
            differences,
            changes,
            report.toString(),
            pair.before().source(),
            "->",
            pair.after().source()));
  }
}
