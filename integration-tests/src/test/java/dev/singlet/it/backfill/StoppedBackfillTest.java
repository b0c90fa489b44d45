package dev.singlet.it.backfill;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.backfill.BackfillProgress;
import dev.singlet.backfill.BackfillReport;
import dev.singlet.backfill.FileJournal;
import dev.singlet.it.Crash;
import dev.singlet.it.backfill.model.Depot.Truck;
import dev.singlet.it.backfill.model.DepotTable;
import dev.singlet.it.backfill.model.DepotTruckEntity;
import dev.singlet.migrate.Backfill;
import dev.singlet.migrate.UndoBackfill;
import dev.singlet.run.Checkpoint;
import dev.singlet.run.Steering;
import dev.singlet.testing.LocalTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A backfill and its undo can end at any moment, and go on. */
class StoppedBackfillTest {

  private static final int TRUCKS = 8;
  private static final String LONG = "a note of 16 chr";

  @RegisterExtension final LocalTable depot = LocalTable.of(DepotTable.SCHEMA);
  @TempDir Path folder;

  private List<Map<String, AttributeValue>> store(int trucks) {
    for (int i = 0; i < trucks; i++) {
      Map<String, AttributeValue> item =
          DepotTruckEntity.toItem(new Truck("BE-" + i, "Bern", "s" + i, LONG, 1, Instant.EPOCH));
      Stored.without(depot, item, "GSI1PK", "GSI1SK");
    }
    return depot.items();
  }

  private long found() {
    return depot.client().execute(DepotTruckEntity.inDepot("Bern").count());
  }

  @Test
  void itEndsAfterAnyRequestAndGoesOn() {
    List<Map<String, AttributeValue>> before = store(TRUCKS);
    FileJournal journal = FileJournal.in(folder);

    int crashes =
        Crash.afterEachRequest(
            depot.dynamoDb(),
            () -> {},
            client -> run(client(client), journal),
            () -> assertThat(depot.items()).hasSizeGreaterThanOrEqualTo(TRUCKS));

    assertThat(crashes).isGreaterThan(TRUCKS);
    assertThat(found()).isEqualTo(TRUCKS);
    assertThat(run(depot.client(), journal).written()).isZero();

    int undoCrashes =
        Crash.afterEachRequest(
            depot.dynamoDb(),
            () -> {},
            client -> client(client).execute(UndoBackfill.of(DepotTable.type(), journal)),
            () -> {});

    assertThat(undoCrashes).isGreaterThan(TRUCKS);
    assertThat(depot.items()).containsExactlyInAnyOrderElementsOf(before);
  }

  private TableClient client(software.amazon.awssdk.services.dynamodb.DynamoDbClient dynamoDb) {
    return depot.client(dynamoDb);
  }

  private static BackfillReport run(TableClient client, FileJournal journal) {
    return client.execute(Backfill.of(DepotTable.type()).withoutRecovery().journal(journal));
  }

  @Test
  void aCheckpointIsKeptWhileItRunsAndDeletedAtTheEnd() throws IOException {
    store(3);
    Path file = folder.resolve("checkpoint");
    List<String> kept = new ArrayList<>();
    Backfill backfill =
        Backfill.of(DepotTable.type())
            .withoutRecovery()
            .segments(4)
            .checkpoint(Checkpoint.inFile(file))
            .onProgress(progress -> kept.add(read(file)));

    BackfillReport stopped = depot.client().execute(backfill.steeredBy(() -> Steering.Order.STOP));

    assertThat(stopped.checkpoint()).isNotNull().isEqualTo(Files.readString(file));
    assertThat(stopped.isFine()).isFalse();
    assertThat(stopped.toString()).endsWith("The table was not read to its end.");
    BackfillReport rest = depot.client().execute(backfill);
    assertThat(stopped.and(rest).written()).isEqualTo(3);
    assertThat(stopped.and(rest).isFine()).isTrue();
    assertThat(file).doesNotExist();
    assertThat(kept).contains(stopped.checkpoint()).last().isEqualTo("");
    assertThat(found()).isEqualTo(3);
  }

  private static String read(Path file) {
    try {
      return Files.exists(file) ? Files.readString(file) : "";
    } catch (IOException unreadable) {
      throw new IllegalStateException(unreadable);
    }
  }

  @Test
  void aFilePausesAndStopsIt() throws IOException {
    store(2);
    Path file = folder.resolve("steering");
    Steering steering = Steering.byFile(file);
    assertThat(steering.order()).isEqualTo(Steering.Order.GO);
    Files.writeString(file, "25 %\n");
    assertThat(steering.order()).isEqualTo(Steering.Order.slower(0.25));
    Files.writeString(file, "stop");
    assertThat(steering.order()).isEqualTo(Steering.Order.STOP);
    Files.writeString(file, "wait");
    assertThat(steering.order()).isEqualTo(Steering.Order.PAUSE);
    List<Steering.Order> orders =
        new ArrayList<>(
            List.of(Steering.Order.GO, Steering.Order.PAUSE, Steering.Order.slower(0.5)));

    BackfillReport report =
        depot
            .client()
            .execute(
                Backfill.of(DepotTable.type())
                    .withoutRecovery()
                    .segments(2)
                    .steeredBy(
                        () ->
                            orders.size() == 1 ? orders.get(0) : orders.remove(orders.size() - 1)));

    assertThat(orders).as("a pause asks again").containsExactly(Steering.Order.GO);
    assertThat(report.written()).isEqualTo(2);
  }

  @Test
  void theProgressIsALineWithABar() {
    store(3);
    List<BackfillProgress> told = new ArrayList<>();

    depot.client().execute(Backfill.of(DepotTable.type()).withoutRecovery().onProgress(told::add));

    assertThat(told)
        .singleElement()
        .satisfies(
            progress -> {
              assertThat(progress.items()).isEqualTo(3);
              assertThat(progress.written()).isEqualTo(3);
              assertThat(progress.timeLeft()).isZero();
              assertThat(progress.toString())
                  .startsWith("[####################] 100 %, 3 of 3 items, 3 written, 0 left");
            });
  }
}
