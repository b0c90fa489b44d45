package dev.singlet.it.backfill;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.backfill.BackfillReport;
import dev.singlet.backfill.FileJournal;
import dev.singlet.backfill.LeftItems.Reason;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.backfill.model.DepotTable;
import dev.singlet.it.backfill.model.Fleet.Van;
import dev.singlet.it.backfill.model.FleetTable;
import dev.singlet.it.backfill.model.FleetVanEntity;
import dev.singlet.migrate.Backfill;
import dev.singlet.migrate.UndoBackfill;
import dev.singlet.testing.LocalTable;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A client without a tenant backfills the items of all of them, and one of a tenant its own. */
class BackfillOfTenantsTest {

  @RegisterExtension final LocalTable fleet = LocalTable.of(FleetTable.SCHEMA);
  @TempDir Path folder;

  private void store(String... tenants) {
    for (String tenant : tenants) {
      TableClient client = fleet.client().forTenant(tenant);
      client.execute(FleetVanEntity.put(new Van("BE-1", "Bern")));
    }
    for (Map<String, AttributeValue> item : fleet.items()) {
      Stored.without(fleet, item, "GSI1PK", "GSI1SK");
    }
  }

  private long found(String tenant) {
    return fleet.client().forTenant(tenant).execute(FleetVanEntity.inTown("Bern").count());
  }

  @Test
  void allTenantsAreDoneInOnePass() {
    store("acme", "globex");
    Stored.with(fleet, fleet.items().get(0), "PK", "VAN#BE-9");
    List<Map<String, AttributeValue>> before = fleet.items();
    FileJournal journal = FileJournal.in(folder);
    Backfill backfill = Backfill.of(FleetTable.type()).withoutRecovery();

    BackfillReport report = fleet.client().execute(backfill.journal(journal).segments(2));

    assertThat(found("acme")).isEqualTo(1);
    assertThat(found("globex")).isEqualTo(1);
    assertThat(report.items()).isEqualTo(3);
    assertThat(report.written()).isEqualTo(2);
    assertThat(report.left())
        .singleElement()
        .satisfies(
            left -> {
              assertThat(left.reason()).isEqualTo(Reason.NO_TENANT);
              assertThat(left.samples().get(0).key()).isEqualTo("PK=VAN#BE-9, SK=VAN");
            });
    assertThat(report.isFine()).isTrue();
    fleet.client().execute(UndoBackfill.of(FleetTable.type(), journal));
    assertThat(fleet.items()).containsExactlyInAnyOrderElementsOf(before);
  }

  @Test
  void itemsWithoutATenantMoveToTheirs() {
    store("acme");
    for (Map<String, AttributeValue> item : fleet.items()) {
      Stored.with(fleet, item, "PK", "VAN#BE-2", "plate", "BE-2");
      Stored.with(fleet, item, "PK", "VAN#ZH-1", "plate", "ZH-1");
      Stored.with(fleet, item, "PK", "BUS#BE-3", "_et", "Bus");
    }
    List<Map<String, AttributeValue>> before = fleet.items();
    FileJournal journal = FileJournal.in(folder);
    Backfill backfill =
        Backfill.of(FleetTable.type())
            .withoutRecovery()
            .journal(journal)
            .introducingTenants(
                item ->
                    item.get("_et").s().equals("Van")
                        ? item.get("plate").s().startsWith("BE") ? "acme" : "globex"
                        : null);

    BackfillReport report = fleet.client().execute(backfill);

    assertThat(found("acme")).isEqualTo(2);
    assertThat(found("globex")).isEqualTo(1);
    assertThat(report.entities())
        .singleElement()
        .satisfies(
            vans -> {
              assertThat(vans.moved()).isEqualTo(2);
              assertThat(vans.written()).isEqualTo(1);
            });
    assertThat(report.left())
        .singleElement()
        .satisfies(left -> assertThat(left.reason()).isEqualTo(Reason.NO_TENANT));
    assertThat(fleet.client().execute(backfill).written()).isZero();
    fleet.client().execute(UndoBackfill.of(FleetTable.type(), journal));
    assertThat(fleet.items()).containsExactlyInAnyOrderElementsOf(before);
    assertThatThrownBy(
            () -> Backfill.of(DepotTable.type()).introducingTenants(item -> "acme").dryRun())
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0105] Backfill[Depot].introducingTenants(...): this table has no tenants.");
  }

  @Test
  void aClientOfATenantIntroducesNone() {
    store("acme");
    List<Map<String, AttributeValue>> before = fleet.items();
    Backfill backfill =
        Backfill.of(FleetTable.type()).withoutRecovery().introducingTenants(item -> "acme");

    assertThatThrownBy(() -> fleet.client().forTenant("acme").execute(backfill))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0105] Backfill[Fleet] introduces tenants. Execute it on a client without a tenant,"
                + " not on one of forTenant(\"acme\").");

    assertThat(fleet.items()).isEqualTo(before);
  }

  @Test
  void aTenantDoesItsOwn() {
    store("acme", "globex");

    BackfillReport report =
        fleet.client().forTenant("acme").execute(Backfill.of(FleetTable.type()).withoutRecovery());

    assertThat(report.written()).isEqualTo(1);
    assertThat(found("acme")).isEqualTo(1);
    assertThat(found("globex")).isZero();
  }
}
