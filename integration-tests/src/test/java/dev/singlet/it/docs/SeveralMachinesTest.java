package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.backfill.BackfillReport;
import dev.singlet.backfill.FileJournal;
import dev.singlet.it.DescribedTable;
import dev.singlet.it.docs.model.FleetTable;
import dev.singlet.it.docs.model.OldFleet;
import dev.singlet.it.docs.model.OldFleetTable;
import dev.singlet.it.docs.model.OldFleetTruckEntity;
import dev.singlet.it.docs.model.TruckEntity;
import dev.singlet.migrate.Backfill;
import dev.singlet.run.Checkpoint;
import dev.singlet.run.Steering.Order;
import dev.singlet.testing.LocalTable;
import dev.singlet.verify.TableReport;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** The snippets of docs/operate/several-machines.md. */
class SeveralMachinesTest {

  private static final int TRUCKS = 120;
  private static final int SHARES = 4;

  @RegisterExtension final LocalTable table = LocalTable.of(FleetTable.SCHEMA);

  @TempDir private Path folder;

  @BeforeEach
  void store() {
    TableClient before = OldFleetTable.client(table.dynamoDb()).withTableName(table.tableName());
    for (int i = 0; i < TRUCKS; i++) {
      before.execute(OldFleetTruckEntity.put(new OldFleet.Truck("red" + i, "ZH", "west", i)));
    }
  }

  private TableClient fleet() {
    return table.client(DescribedTable.withRecovery(table.dynamoDb()));
  }

  private long inDepot() {
    return fleet().execute(TruckEntity.inDepot("west").count());
  }

  BackfillReport share(TableClient fleet, int index, int of) {
    return fleet.execute(
        Backfill.of(FleetTable.type())
            .segments(4)
            .share(index, of)
            .writeRate(2_000.0 / of)
            .journal(FileJournal.in(folder.resolve("journal-" + index)))
            .checkpoint(Checkpoint.inFile(folder.resolve("place-" + index))));
  }

  record ShareOfWork(int index, int of, @Nullable String checkpoint, long written) {}

  ShareOfWork work(TableClient fleet, ShareOfWork share, LongSupplier remainingMillis) {
    BackfillReport report =
        fleet.execute(
            Backfill.of(FleetTable.type())
                .segments(4)
                .share(share.index(), share.of())
                .from(share.checkpoint())
                .steeredBy(() -> remainingMillis.getAsLong() > 60_000 ? Order.GO : Order.STOP));
    return new ShareOfWork(
        share.index(), share.of(), report.checkpoint(), share.written() + report.written());
  }

  @Test
  void theSharesAreTheWholeTable() {
    List<BackfillReport> reports = new ArrayList<>();
    for (int index = 0; index < SHARES; index++) {
      reports.add(share(fleet(), index, SHARES));
    }

    BackfillReport all = reports.stream().reduce(TableReport::ofShares).orElseThrow();
    System.out.println(all);

    assertThat(all.written()).isEqualTo(TRUCKS);
    assertThat(all.isFine()).isTrue();
    assertThat(inDepot()).isEqualTo(TRUCKS);
  }

  @Test
  void aFunctionGoesOnUntilNoCheckpointIsLeft() {
    long written = 0;
    int calls = 0;
    for (int index = 0; index < SHARES; index++) {
      ShareOfWork share = new ShareOfWork(index, SHARES, null, 0);
      do {
        share = work(fleet(), share, () -> 0);
        calls++;
      } while (share.checkpoint() != null);
      written += share.written();
    }

    assertThat(written).isEqualTo(TRUCKS);
    assertThat(calls).as("each call does a page").isGreaterThan(SHARES);
    assertThat(inDepot()).isEqualTo(TRUCKS);
  }
}
