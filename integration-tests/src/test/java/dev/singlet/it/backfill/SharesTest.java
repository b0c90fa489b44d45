package dev.singlet.it.backfill;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.backfill.BackfillReport;
import dev.singlet.backfill.FileJournal;
import dev.singlet.error.InvalidPageTokenException;
import dev.singlet.it.backfill.model.Depot.Truck;
import dev.singlet.it.backfill.model.DepotTable;
import dev.singlet.it.backfill.model.DepotTruckEntity;
import dev.singlet.it.backfill.model.Fleet.Van;
import dev.singlet.it.backfill.model.FleetTable;
import dev.singlet.it.backfill.model.FleetVanEntity;
import dev.singlet.migrate.Backfill;
import dev.singlet.migrate.UndoBackfill;
import dev.singlet.run.Steering;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.verify.ItemsReport;
import dev.singlet.verify.TableReport;
import dev.singlet.verify.TableShares;
import dev.singlet.verify.TenantReports;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Several machines divide a table, and their reports add up to one. */
class SharesTest {

  private static final int TRUCKS = 40;
  private static final int SHARES = 3;

  @RegisterExtension final LocalTable depot = LocalTable.of(DepotTable.SCHEMA);
  @RegisterExtension final LocalTable fleet = LocalTable.of(FleetTable.SCHEMA);
  @TempDir Path folder;

  private List<Map<String, AttributeValue>> store() {
    for (int i = 0; i < TRUCKS; i++) {
      Map<String, AttributeValue> item =
          DepotTruckEntity.toItem(new Truck("BE-" + i, "Bern", "s" + i, null, 1, Instant.EPOCH));
      Stored.without(depot, item, "GSI1PK", "GSI1SK");
    }
    return depot.items();
  }

  private Backfill backfill(int share) {
    return Backfill.of(DepotTable.type())
        .withoutRecovery()
        .segments(2)
        .share(share, SHARES)
        .journal(FileJournal.in(folder.resolve("" + share)));
  }

  /** Returns a report that was sent to another machine. */
  private static <R extends Serializable> R sent(R report) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(report);
      out.flush();
      @SuppressWarnings("unchecked") // It is what was written.
      R read =
          (R) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
      assertThat(read).isEqualTo(report);
      return read;
    } catch (IOException | ClassNotFoundException impossible) {
      throw new AssertionError(impossible);
    }
  }

  @Test
  void sharesOfABackfillWriteEachItemOnce() {
    List<Map<String, AttributeValue>> before = store();

    BackfillReport all =
        IntStream.range(0, SHARES)
            .mapToObj(share -> depot.client().execute(backfill(share)))
            .peek(each -> assertThat(each.items()).isBetween(1L, 2L * TRUCKS - 2))
            .map(SharesTest::sent)
            .reduce(TableReport::ofShares)
            .orElseThrow();

    assertThat(all.items()).as("also values that a share has reserved").isBetween(40L, 80L);
    assertThat(all.written()).isEqualTo(TRUCKS);
    assertThat(all.reserved()).isEqualTo(Map.of("Truck.serial", (long) TRUCKS));
    assertThat(all.isFine()).isTrue();
    assertThat(depot.client().execute(DepotTruckEntity.inDepot("Bern").count())).isEqualTo(TRUCKS);

    for (int share = 0; share < SHARES; share++) {
      FileJournal journal = FileJournal.in(folder.resolve("" + share));
      depot.client().execute(UndoBackfill.of(DepotTable.type(), journal));
    }
    assertThat(depot.items()).containsExactlyInAnyOrderElementsOf(before);
  }

  @Test
  void theSumIsNotFineIfAShareWasNotReadToItsEnd() {
    store();
    BackfillReport stopped =
        depot.client().execute(backfill(0).steeredBy(() -> Steering.Order.STOP).segments(3));
    BackfillReport done = depot.client().execute(backfill(1));

    assertThat(stopped.checkpoint()).isNotNull();
    assertThat(TableReport.ofShares(stopped, done).checkpoint()).isEqualTo(stopped.checkpoint());
    assertThat(TableReport.ofShares(done, stopped).checkpoint()).isEqualTo(stopped.checkpoint());
    assertThat(TableReport.ofShares(done, stopped).isFine()).isFalse();
    assertThatThrownBy(
            () -> depot.client().execute(backfill(1).segments(3).from(stopped.checkpoint())))
        .as("a checkpoint of another share")
        .isInstanceOf(InvalidPageTokenException.class);
  }

  @Test
  void theSumIsNotFineIfAShareIsMissing() {
    store();
    BackfillReport first = depot.client().execute(backfill(0));
    BackfillReport second = depot.client().execute(backfill(1));

    assertThat(first.isFine()).isFalse();
    assertThat(first.toString()).endsWith("\n\nThis is about share 0 of 3 of the table only.");
    assertThat(TableReport.ofShares(first, first).isFine()).isFalse();
    BackfillReport two = TableReport.ofShares(first, second);
    assertThat(two.isFine()).isFalse();
    assertThat(two.toString()).endsWith("\n\nThis is about 2 of 3 shares of the table only.");
    assertThat(TableReport.ofShares(two, depot.client().execute(backfill(2))).isFine()).isTrue();

    ItemsReport one = depot.client().execute(VerifyItems.of(DepotTable.type()).share(0, SHARES));
    assertThat(one.isFine()).isFalse();
    assertThat(one.toString()).contains(" items, share 0 of 3 of the table. ");
    ItemsReport ofOtherDivision =
        depot.client().execute(VerifyItems.of(DepotTable.type()).share(1, 2));
    ItemsReport cut =
        new ItemsReport(
            one.table(),
            one.itemsRead(),
            one.items(),
            one.requests(),
            one.capacityUnits(),
            one.entities(),
            one.others(),
            one.uniqueValues(),
            one.bytes(),
            one.partitions(),
            "the place where it failed",
            false,
            one.shares());
    ItemsReport rest =
        IntStream.range(1, SHARES)
            .mapToObj(
                share ->
                    depot.client().execute(VerifyItems.of(DepotTable.type()).share(share, SHARES)))
            .reduce(TableReport::ofShares)
            .orElseThrow();
    assertThat(TableReport.ofShares(one, rest).isFine()).isTrue();
    assertThat(TableReport.ofShares(cut, rest).isFine()).isFalse();
    assertThatThrownBy(() -> new TableShares(1, new TreeSet<>(Set.of(7))))
        .hasMessageEndingWith(
            "TableShares(1, [7]): give numbers from 0, less than the number of shares.");
    assertThatThrownBy(() -> TableReport.ofShares(one, ofOtherDivision))
        .hasMessage(
            "[SGR0105] A report is about share 0 of 3, and another one about share 1 of 2. Add up"
                + " reports of one division only.");
  }

  @Test
  void sharesOfAComparisonReadEachItemOnce() {
    store();

    ItemsReport all =
        IntStream.range(0, SHARES)
            .mapToObj(
                share ->
                    depot.client().execute(VerifyItems.of(DepotTable.type()).share(share, SHARES)))
            .map(SharesTest::sent)
            .reduce(TableReport::ofShares)
            .orElseThrow();

    ItemsReport whole = depot.client().execute(VerifyItems.of(DepotTable.type()));
    assertThat(all.items()).isEqualTo(TRUCKS);
    assertThat(all.entities()).extracting("items").isEqualTo(List.of((long) TRUCKS, 0L));
    assertThat(all.bytes()).isEqualTo(whole.bytes());
    assertThat(all.fitsModel()).isFalse();
  }

  @Test
  void sharesOfAllTenantsAddUpByTenant() {
    for (int i = 0; i < TRUCKS; i++) {
      fleet
          .client()
          .forTenant(i % 2 == 0 ? "acme" : "globex")
          .execute(FleetVanEntity.put(new Van("BE-" + i, "Bern")));
    }

    TenantReports<ItemsReport> all =
        IntStream.range(0, SHARES)
            .mapToObj(
                share ->
                    fleet
                        .client()
                        .execute(
                            VerifyItems.of(FleetTable.type()).share(share, SHARES).ofAllTenants()))
            .map(SharesTest::sent)
            .reduce(TenantReports::beside)
            .orElseThrow();

    assertThat(all.areFine()).isTrue();
    assertThat(all.tenants()).hasSize(2);
    assertThat(all.tenants().values()).extracting(ItemsReport::items).containsOnly(20L);
  }

  @Test
  void thereIsSuchAShareWithSegmentsForAll() {
    Backfill backfill = Backfill.of(DepotTable.type());
    assertThatThrownBy(() -> backfill.share(3, 3))
        .hasMessage(
            "[SGR0105] share(3, 3): give the number of a share, from 0, and the number of all"
                + " shares, as in share(0, 4) to share(3, 4).");
    assertThatThrownBy(() -> backfill.share(0, 2).segments(500_001))
        .hasMessageEndingWith(
            "segments(500001): give 1 to 1,000,000 for all of the 2 shares together.");
  }

  @Test
  void theRequestsNameTheSegmentsOfTheTable() {
    assertThat(Backfill.of(DepotTable.type()).segments(2).share(1, 3).toRequest())
        .satisfies(
            request -> {
              assertThat(request.segment()).isEqualTo(2);
              assertThat(request.totalSegments()).isEqualTo(6);
            });
  }
}
