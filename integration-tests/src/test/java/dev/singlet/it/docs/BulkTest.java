package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.bulk.BulkReport;
import dev.singlet.bulk.WriteOutcome;
import dev.singlet.error.UnfinishedException;
import dev.singlet.it.docs.model.FleetTable;
import dev.singlet.it.docs.model.Truck;
import dev.singlet.it.docs.model.TruckEntity;
import dev.singlet.item.BatchableWrite;
import dev.singlet.migrate.BulkWrite;
import dev.singlet.run.Checkpoint;
import dev.singlet.testing.LocalTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** The snippet of docs/write/bulk.md. */
class BulkTest {

  private static final int LINES = 600;

  @RegisterExtension final LocalTable table = LocalTable.of(FleetTable.SCHEMA);

  @TempDir private Path folder;

  private final ExecutorService threads = Executors.newFixedThreadPool(8);
  private final List<WriteOutcome> kept = new ArrayList<>();

  @AfterEach
  void stop() {
    threads.shutdown();
  }

  /** A line such as {@code red;ZH-1;north;1200}. */
  private static final class TruckLine {
    static Truck parse(String line) {
      String[] cells = line.split(";", -1);
      return new Truck(cells[0], cells[1], cells[2], Integer.parseInt(cells[3]));
    }
  }

  private void keep(WriteOutcome outcome) {
    kept.add(outcome);
  }

  @Test
  void linesOfAFileAreWritten() throws IOException {
    TableClient fleet = table.client();
    Path file = folder.resolve("trucks.csv");
    Files.write(
        file,
        IntStream.range(0, LINES)
            .mapToObj(line -> (line % 240 == 239 ? "" : "red") + ";ZH-" + line + ";north;0")
            .toList());

    BulkReport report;
    try (Stream<String> lines = Files.lines(file)) {
      report =
          fleet
              .withExecutor(threads)
              .execute(
                  BulkWrite.of(FleetTable.type(), lines.map(TruckLine::parse).map(TruckEntity::put))
                      .requestsAtOnce(8)
                      .writeRate(1_000)
                      .checkpoint(Checkpoint.inFile(folder.resolve("place")))
                      .onOutcome(outcome -> keep(outcome))
                      .onProgress(progress -> System.out.println(progress)));
    }
    System.out.println(report);

    assertThat(report.toString().replace(table.tableName(), "Fleet"))
        .isEqualTo(
            """
              Bulk write to Fleet. Writes: 598 made. 25 requests, 1,196.0 write units.
              Not made, INVALID: 2
                239 INVALID Put[Truck]: [SGR0102] Truck, key PK: fleet is empty. A part of a key needs a value.
                479 INVALID Put[Truck]: [SGR0102] Truck, key PK: fleet is empty. A part of a key needs a value.""");
    assertThat(kept).hasSize(LINES);
    assertThat(fleet.execute(TruckEntity.inDepot("north").count())).isEqualTo(LINES - 2);
  }

  @Test
  void aRunThatEndsEarlyHasItsReport() {
    TableClient fleet = table.client().withTableName("none");
    BulkWrite load =
        BulkWrite.of(
            FleetTable.type(), List.of(TruckEntity.put(new Truck("red", "ZH-1", "north", 0))));
    assertThatThrownBy(() -> fleet.execute(load))
        .isInstanceOfSatisfying(
            UnfinishedException.class,
            failed -> assertThat(failed.soFar(load)).map(BulkReport::place).contains(0L));

    try {
      fleet.execute(load);
    } catch (UnfinishedException failed) {
      BulkReport soFar = failed.soFar(load).orElseThrow();
      System.out.println("Go on after " + soFar.place() + " writes: " + failed.getCause());
    }
  }

  @Test
  void linesThatAreNotReadableAreLeftOut() {
    List<String> bad = new ArrayList<>();
    Stream<String> lines = Stream.of("red;ZH-1;north;1", "red;ZH-2", "red;ZH-3;north;3");
    Stream<BatchableWrite> puts =
        lines.flatMap(
            line -> {
              try {
                return Stream.of(TruckEntity.put(TruckLine.parse(line)));
              } catch (RuntimeException unreadable) {
                bad.add(line);
                return Stream.empty();
              }
            });

    BulkReport report = table.client().execute(BulkWrite.of(FleetTable.type(), puts));

    assertThat(report.isComplete()).isTrue();
    assertThat(bad).containsExactly("red;ZH-2");
    assertThat(table.items()).hasSize(2);
  }
}
