package dev.singlet.change;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.backfill.BackfillReport;
import dev.singlet.backfill.FileJournal;
import dev.singlet.backfill.ItemChange;
import dev.singlet.backfill.Journal;
import dev.singlet.error.SingletException;
import dev.singlet.error.UnfinishedException;
import dev.singlet.internal.write.UniqueItem;
import dev.singlet.migrate.Backfill;
import dev.singlet.migrate.UndoBackfill;
import dev.singlet.run.Checkpoint;
import dev.singlet.schema.TableSchema;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A backfill beside programs of both models that write, with failing requests, killed at random
 * moments and taken up again: nothing that a program wrote is lost, and in the end each item is as
 * the new model stores it. {@code -Dbackfill.runs=500} tries more of them, and {@code
 * -Dbackfill.items=20000} larger tables.
 */
class BackfillAmidWritersTest {

  private static final int RUNS = Integer.getInteger("backfill.runs", 4);
  private static final long SEED = Long.getLong("backfill.seed", 1);
  private static final int ITEMS = Integer.getInteger("backfill.items", 24);
  private static final double FAULTS = 0.2;

  /** The number of writes between two kills, on average, half of them before the write. */
  private static final int KILLED_ONCE_IN = Math.max(12, ITEMS / 20);

  private final DynamoDbClient dynamoDb = DynamoDbLocal.shared();
  private final List<String> wrong = new ArrayList<>();
  private final AtomicLong written = new AtomicLong();
  private long kills;
  private long wonByWriters;

  @TempDir Path folder;

  @Test
  void nothingThatAProgramWroteIsLost() throws Exception {
    for (int first = 0; first < RUNS; first += RandomPair.AT_ONCE) {
      List<RandomPair> pairs = RandomPair.of(SEED, first, RUNS);
      Models models = RandomPair.compiled(pairs, folder.resolve("models" + first));
      for (int i = 0; i < pairs.size(); i++) {
        run(models, pairs.get(i), first + i);
      }
    }

    String sums = written + " writes, " + kills + " kills, " + wonByWriters + " writes of programs";
    assertThat(wrong).as(sums).isEmpty();
    assertThat(written).as(sums).hasPositiveValue();
  }

  private void run(Models models, RandomPair pair, int number) throws Exception {
    String name = "amid-" + UUID.randomUUID();
    String before = pair.before().source();
    String after = pair.after().source();
    Program old = new Program(models, before, "User", dynamoDb, name);
    Program present = new Program(models, after, "User", dynamoDb, name);
    TableSchema schema = present.type().table();
    WorkTable table = WorkTable.create(dynamoDb, name, old.type().table(), schema);
    WorkTable own = WorkTable.create(dynamoDb, name + "-scratch", old.type().table(), schema);
    Program scratch = new Program(models, after, "User", dynamoDb, name + "-scratch");
    try (FaultProxy proxy =
        FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint())
            .seed(SEED * 31 + number)
            .rate(FAULTS, Fault.transientFaults())
            .start()) {
      Map<String, Map<String, AttributeValue>> start = fill(old, pair, table);
      Writer ofOld = new Writer(old, pair.before(), ids(start, 0));
      Writer ofPresent = new Writer(present, pair.after(), ids(start, 1));
      AtomicBoolean ends = new AtomicBoolean();
      Thread one = new Thread(() -> ofOld.writeUntil(ends));
      Thread other = new Thread(() -> ofPresent.writeUntil(ends));
      one.start();
      other.start();
      FileJournal journal = FileJournal.in(folder.resolve("journal" + number));
      try {
        untilDone(present, proxy, journal, number);
      } finally {
        ends.set(true);
        one.join();
        other.join();
      }
      wonByWriters += ofOld.notes.size() + ofPresent.notes.size();

      BackfilledItems oracle = new BackfilledItems(scratch, own);
      Map<String, Map<String, AttributeValue>> amid = byId(table);
      amid.keySet().retainAll(ofPresent.notes.keySet());
      check("beside the new program", expected(amid, oracle, present, pair), amid, "", pair);
      BackfillReport last =
          present
              .client()
              .execute(Backfill.of(present.entities()).withoutRecovery().journal(journal));
      Map<String, Map<String, AttributeValue>> done = byId(table);
      check("in the end", expected(done, oracle, present, pair), done, last, pair);
      ofPresent.values.forEach(
          (id, values) -> {
            Map<String, Object> seen =
                present.components(
                    present.get(present.record(json(pair.after(), id))).orElseThrow());
            seen.keySet().retainAll(values.keySet());
            if (!values.equals(seen)) {
              wrong.add(id + " has " + seen + " in place of " + values + "\n" + after);
            }
          });
      Map<String, Set<String>> notes = new HashMap<>(ofOld.notes);
      notes.putAll(ofPresent.notes);
      notes.forEach(
          (id, possible) -> {
            String seen = done.get(id).get("note").s();
            if (!possible.contains(seen)) {
              wrong.add(id + " has the note " + seen + " in place of " + possible + "\n" + after);
            }
          });

      Object undone = present.client().execute(UndoBackfill.of(present.entities(), journal));
      Map<String, Map<String, AttributeValue>> back = byId(table);
      back.keySet().removeAll(ofOld.touched);
      back.keySet().removeAll(ofPresent.touched);
      start.keySet().retainAll(back.keySet());
      check("after the undo", start, back, undone, pair);
    } finally {
      dynamoDb.deleteTable(delete -> delete.tableName(name));
      dynamoDb.deleteTable(delete -> delete.tableName(name + "-scratch"));
    }
  }

  private static Map<String, Map<String, AttributeValue>> expected(
      Map<String, Map<String, AttributeValue>> items,
      BackfilledItems oracle,
      Program present,
      RandomPair pair) {
    Map<String, Map<String, AttributeValue>> expected = new HashMap<>();
    items.forEach(
        (id, item) -> expected.put(id, oracle.of(item, present.record(json(pair.after(), id)))));
    return expected;
  }

  /** Begins the backfill again after each failure and each kill, until one comes to its end. */
  private void untilDone(Program present, FaultProxy proxy, Journal journal, int number) {
    Random random = new Random(number);
    Checkpoint checkpoint = Checkpoint.inFile(folder.resolve("checkpoint" + number));
    TableClient client =
        new TableClient(proxy.client(), present.type().table())
            .withTableName(present.client().context().tableName())
            // The programs write a few items in a loop, so the backfill loses many races in a row.
            .withTransactionAttempts(40)
            .withExecutor(Executors.newCachedThreadPool());
    while (true) {
      try {
        client.execute(
            Backfill.of(present.entities())
                .withoutRecovery()
                .segments(3)
                .checkpoint(checkpoint)
                .journal(new Killing(journal, random, written)));
        return;
      } catch (Killed killed) {
        kills++;
      } catch (UnfinishedException | SdkException failed) {
        // A request failed more often than the SDK tries it.
      }
    }
  }

  private static final class Killed extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  /** Ends the program, some of the times before a write is sent. */
  private record Killing(Journal journal, Random random, AtomicLong changes) implements Journal {
    @Override
    public void add(ItemChange change) {
      synchronized (random) {
        if (random.nextInt(KILLED_ONCE_IN) == 0) {
          throw new Killed();
        }
      }
      journal.add(change);
      changes.incrementAndGet();
      synchronized (random) {
        if (random.nextInt(KILLED_ONCE_IN) == 0) {
          throw new Killed();
        }
      }
    }

    @Override
    public void refused(ItemChange change) {
      journal.refused(change);
    }

    @Override
    public Iterator<ItemChange> lastFirst() {
      return journal.lastFirst();
    }
  }

  /** A program that reads and updates its items, and remembers what it wrote. */
  private static final class Writer {
    private final Program program;
    private final RandomModel model;
    private final List<String> ids;

    /** By id, the note that was written last, and those whose writes failed after it. */
    private final Map<String, Set<String>> notes = new HashMap<>();

    private final Map<String, Map<String, Object>> values = new HashMap<>();
    private final Set<String> touched = new HashSet<>();

    Writer(Program program, RandomModel model, List<String> ids) {
      this.program = program;
      this.model = model;
      this.ids = ids;
    }

    void writeUntil(AtomicBoolean ends) {
      for (int i = 0; !ends.get() && !ids.isEmpty(); i++) {
        String id = ids.get(i % ids.size());
        String note = "note " + i;
        try {
          Object read = program.get(program.record(json(model, id))).orElse(null);
          if (read != null) {
            touched.add(id);
            String changed =
                json(model, id, i / ids.size())
                    .replaceAll("\"note\":\"[^\"]*\"", "\"note\":\"" + note + "\"");
            Object record = program.record(changed, read);
            program.update(read, record);
            notes.put(id, new HashSet<>(Set.of(note)));
            Map<String, Object> all = program.components(record);
            all.keySet().removeIf(name -> name.equals("version") || name.startsWith("_"));
            values.put(id, all);
          }
        } catch (SingletException | UnsupportedOperationException refused) {
          // The other model's items aren't all for this program. It can have written one that it
          // can't read.
          values.remove(id);
          notes.computeIfPresent(id, (each, possible) -> and(possible, note));
        }
      }
    }
  }

  private static Set<String> and(Set<String> notes, String note) {
    notes.add(note);
    return notes;
  }

  /** Returns the ids of one of three parts of the items. */
  private static List<String> ids(Map<String, Map<String, AttributeValue>> items, int part) {
    return items.keySet().stream().filter(id -> Integer.parseInt(id) % 3 == part).toList();
  }

  private Map<String, Map<String, AttributeValue>> fill(
      Program old, RandomPair pair, WorkTable table) {
    for (int i = 0; i < ITEMS; i++) {
      try {
        old.put(old.record(json(pair.before(), String.valueOf(i))));
      } catch (SingletException refused) {
        // Another item has its unique value.
      }
    }
    return byId(table);
  }

  private static Map<String, Map<String, AttributeValue>> byId(WorkTable table) {
    Map<String, Map<String, AttributeValue>> items = new HashMap<>();
    table
        .items()
        .values()
        .forEach(
            item -> {
              if (!UniqueItem.is(item, table.schema())) {
                items.put(item.get("id").s(), item);
              }
            });
    return items;
  }

  /** Returns the record of an id: with all values, other ones, or few of them. */
  private static String json(RandomModel model, String id) {
    return json(model, id, Integer.parseInt(id) / 3);
  }

  private static String json(RandomModel model, String id, int round) {
    return model
        .json(round % 3)
        .replace('\'', '"')
        .replace("\"id\":\"1\"", "\"id\":\"" + id + "\"");
  }

  private void check(
      String step,
      Map<String, Map<String, AttributeValue>> expected,
      Map<String, Map<String, AttributeValue>> seen,
      Object report,
      RandomPair pair) {
    for (Map.Entry<String, Map<String, AttributeValue>> each : expected.entrySet()) {
      if (!Objects.equals(each.getValue(), seen.get(each.getKey()))) {
        wrong.add(
            String.join(
                "\n",
                step,
                "expected " + each.getValue(),
                "seen     " + seen.get(each.getKey()),
                report.toString(),
                pair.before().source(),
                "->",
                pair.after().source()));
        return;
      }
    }
  }
}
