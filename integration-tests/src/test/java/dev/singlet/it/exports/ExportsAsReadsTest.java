package dev.singlet.it.exports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.singlet.error.InvalidArgumentException;
import dev.singlet.export.ExportCounts;
import dev.singlet.export.ExportedItem;
import dev.singlet.export.TableExport;
import dev.singlet.it.backfill.model.DepotTable;
import dev.singlet.it.backfill.model.Fleet;
import dev.singlet.it.backfill.model.Fleet.Van;
import dev.singlet.it.backfill.model.FleetTable;
import dev.singlet.it.backfill.model.FleetVanEntity;
import dev.singlet.it.docs.model.Guestbook.Greeting;
import dev.singlet.it.docs.model.GuestbookGreetingEntity;
import dev.singlet.it.docs.model.GuestbookTable;
import dev.singlet.it.docs.model.HospitalTable;
import dev.singlet.it.docs.model.Patient;
import dev.singlet.it.docs.model.PatientEntity;
import dev.singlet.testing.LocalTable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Tenants, hooks and encryption are in an export as in other reads. */
class ExportsAsReadsTest {

  @RegisterExtension final LocalTable fleet = LocalTable.of(FleetTable.SCHEMA);
  @RegisterExtension final LocalTable guests = LocalTable.of(GuestbookTable.SCHEMA);
  @RegisterExtension final LocalTable hospital = LocalTable.of(HospitalTable.SCHEMA);
  @TempDir Path bucket;

  private TableExport vans() {
    for (String tenant : List.of("acme", "globex")) {
      fleet.client().forTenant(tenant).execute(FleetVanEntity.put(new Van("BE-1", tenant)));
    }
    List<Map<String, AttributeValue>> items = new ArrayList<>(fleet.items());
    Map<String, AttributeValue> ofNoTenant = new HashMap<>(items.get(0));
    ofNoTenant.put("PK", AttributeValue.fromS("VAN#BE-9"));
    items.add(ofNoTenant);
    return TestExport.full(bucket, items).open();
  }

  @Test
  void aTenantGetsItsOwnItems() {
    List<Van> read = new ArrayList<>();

    ExportCounts counts = vans().read(FleetVanEntity.type()).forTenant("acme").forEach(read::add);

    assertThat(read).containsExactly(new Van("BE-1", "acme"));
    assertThat(counts.ofOthers()).isEqualTo(2);
  }

  @Test
  void itemsOfAllTenantsComeWithTheirTenants() {
    try (Stream<ExportedItem<Fleet>> items = vans().read(FleetTable.type()).items()) {
      assertThat(items)
          .extracting(ExportedItem::tenant, ExportedItem::item)
          .containsExactlyInAnyOrder(
              tuple("acme", new Van("BE-1", "acme")), tuple("globex", new Van("BE-1", "globex")));
    }
  }

  @Test
  void aTableWithoutTenantsRefusesOne() {
    TableExport export = vans();

    assertThatThrownBy(() -> export.read(DepotTable.type()).forTenant("acme"))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageStartingWith("[SGR0111] The table Depot has no tenants.");
  }

  @Test
  void hooksSeeRecordsThatAreRead() {
    guests.client().execute(GuestbookGreetingEntity.put(new Greeting("Kim", "  ")));

    try (Stream<Greeting> greetings =
        TestExport.full(bucket, guests.items()).open().stream(GuestbookGreetingEntity.type())) {
      assertThat(greetings).containsExactly(new Greeting("Kim", "..."));
    }
  }

  @Test
  void encryptedAttributesAreDecrypted() {
    Patient kim = new Patient("7", "Kim", "Lee", "flu", List.of("2025: cough"));
    hospital.client().execute(PatientEntity.put(kim));
    assertThat(hospital.items().toString()).doesNotContain("flu");

    try (Stream<Patient> patients =
        TestExport.full(bucket, hospital.items()).open().stream(PatientEntity.type())) {
      assertThat(patients).containsExactly(kim);
    }
  }
}
