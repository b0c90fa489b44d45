package dev.singlet.it.backfill;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.backfill.BackfillReport;
import dev.singlet.backfill.FileJournal;
import dev.singlet.backfill.LeftItems;
import dev.singlet.backfill.LeftItems.Reason;
import dev.singlet.backfill.UndoReport;
import dev.singlet.it.backfill.model.Depot.Truck;
import dev.singlet.it.backfill.model.DepotTable;
import dev.singlet.it.backfill.model.DepotTruckEntity;
import dev.singlet.migrate.Backfill;
import dev.singlet.migrate.UndoBackfill;
import dev.singlet.testing.LocalTable;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values that nothing reserves are reserved, and duplicates are listed. */
class UniqueValuesTest {

  @RegisterExtension final LocalTable depot = LocalTable.of(DepotTable.SCHEMA);
  @TempDir Path folder;

  private void store(String plate, String serial) {
    Map<String, AttributeValue> item =
        DepotTruckEntity.toItem(new Truck(plate, "Bern", serial, "a", 1, Instant.EPOCH));
    Stored.without(depot, item);
  }

  @Test
  void theyAreReservedAndReleasedByTheUndo() {
    store("BE-1", "s1");
    store("BE-2", "s2");
    List<Map<String, AttributeValue>> before = depot.items();
    FileJournal journal = FileJournal.in(folder);
    Backfill backfill = Backfill.of(DepotTable.type()).withoutRecovery().journal(journal);

    BackfillReport dry = depot.client().execute(backfill.dryRun());
    assertThat(dry.reserved()).isEqualTo(Map.of("Truck.serial", 2L));
    assertThat(depot.items()).isEqualTo(before);
    BackfillReport report = depot.client().execute(backfill);

    assertThat(report.reserved()).isEqualTo(Map.of("Truck.serial", 2L));
    assertThat(report.toString()).contains("Unique values of Truck.serial: 2 reserved");
    assertThat(depot.items()).hasSize(4);
    assertThat(depot.client().execute(backfill).reserved()).isEmpty();
    UndoReport undone = depot.client().execute(UndoBackfill.of(DepotTable.type(), journal));
    assertThat(undone.undone()).isEqualTo(2);
    assertThat(depot.items()).isEqualTo(before);
  }

  @Test
  void oneOfTwoItemsGetsTheValueAndTheOtherOneIsListed() {
    store("BE-1", "s1");
    store("BE-2", "s1");

    BackfillReport report =
        depot.client().execute(Backfill.of(DepotTable.type()).withoutRecovery());

    assertThat(report.reserved()).isEqualTo(Map.of("Truck.serial", 1L));
    assertThat(report.left()).extracting(LeftItems::reason).containsExactly(Reason.DUPLICATE);
    assertThat(report.toString()).contains("Truck.serial \"s1\" is reserved for PK=TRUCK#BE-");
  }
}
