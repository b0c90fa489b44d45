package dev.singlet.it.docs;

import static dev.singlet.it.docs.model.TruckEntity.DEPOT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.backfill.FileJournal;
import dev.singlet.history.MigrationException;
import dev.singlet.history.MigrationsInfo;
import dev.singlet.history.RunningStep;
import dev.singlet.it.DescribedTable;
import dev.singlet.it.docs.model.FleetTable;
import dev.singlet.it.docs.model.OldFleet;
import dev.singlet.it.docs.model.OldFleetTable;
import dev.singlet.it.docs.model.OldFleetTruckEntity;
import dev.singlet.it.docs.model.Truck;
import dev.singlet.it.docs.model.TruckEntity;
import dev.singlet.migrate.Backfill;
import dev.singlet.migrate.Migrations;
import dev.singlet.query.Page;
import dev.singlet.testing.LocalTable;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** The snippets of docs/operate/migrations.md. */
class MigrationsDocTest {

  private static final Instant NOW = Instant.parse("2026-11-29T10:00:00Z");

  @RegisterExtension final LocalTable table = LocalTable.of(FleetTable.SCHEMA);

  @TempDir private Path folder;

  private FileJournal journal;

  @BeforeEach
  void open() {
    journal = FileJournal.in(folder);
  }

  @AfterEach
  void close() throws IOException {
    journal.close();
  }

  private Migrations migrations() {
    return Migrations.of(FleetTable.describe())
        .by("job 7")
        .step("0002", Backfill.of(FleetTable.type()).segments(4).writeRate(500).journal(journal))
        .step("0003", "depot west is closed", (client, step) -> closeDepot(client, step));
  }

  /** Keeps its place after each page, so that a run after a crash goes on there. */
  private static void closeDepot(TableClient client, RunningStep step) {
    String place = step.checkpoint();
    do {
      Page<Truck> page = client.execute(TruckEntity.inDepot("west").limit(100).from(place));
      for (Truck truck : page.items()) {
        boolean isClosed =
            client.tryExecute(
                TruckEntity.update(truck.fleet(), truck.plate())
                    .removeDepot()
                    .when(DEPOT.eq("west")));
        step.count(1, isClosed ? 1 : 0);
      }
      place = page.nextToken();
      if (place != null) {
        step.checkpoint(place);
      }
    } while (place != null);
  }

  @Test
  void aJobMigratesAndAProgramValidates() {
    TableClient fleet =
        table
            .client(DescribedTable.withRecovery(table.dynamoDb()))
            .withClock(Clock.fixed(NOW, ZoneOffset.UTC));
    TableClient before = OldFleetTable.client(table.dynamoDb()).withTableName(table.tableName());
    for (int i = 0; i < 300; i++) {
      String depot = i < 250 ? "west" : "north";
      before.execute(OldFleetTruckEntity.put(new OldFleet.Truck("red", "ZH-" + i, depot, i)));
    }

    assertThatThrownBy(() -> migrations().validate(fleet)).isInstanceOf(MigrationException.class);

    MigrationsInfo info = migrations().migrate(fleet);
    System.out.println(info);

    assertThat(info.toString())
        .isEqualTo(
            """
            Migrations of %s
              0002  done     2026-11-29T10:00:00Z to 2026-11-29T10:00:00Z, by job 7: 301 items read, 300 \
            written
              0003  done     2026-11-29T10:00:00Z to 2026-11-29T10:00:00Z, by job 7: 250 items read, 250 \
            written"""
                .formatted(table.tableName()));
    migrations().validate(fleet);
    assertThat(fleet.execute(TruckEntity.inDepot("west").count())).isZero();
    assertThat(fleet.execute(TruckEntity.inDepot("north").count())).isEqualTo(50);
  }
}
