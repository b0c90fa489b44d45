package dev.singlet.it.entities;

import static org.assertj.core.api.Assertions.assertThat;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.batch.BatchWrite;
import dev.singlet.it.entities.model.Clinic;
import dev.singlet.it.entities.model.Clinic.Begin;
import dev.singlet.it.entities.model.Clinic.Bill;
import dev.singlet.it.entities.model.Clinic.Note;
import dev.singlet.it.entities.model.Clinic.Patient;
import dev.singlet.it.entities.model.Clinic.Visit;
import dev.singlet.it.entities.model.ClinicBeginProjection;
import dev.singlet.it.entities.model.ClinicBillEntity;
import dev.singlet.it.entities.model.ClinicFiledCollection;
import dev.singlet.it.entities.model.ClinicNoteEntity;
import dev.singlet.it.entities.model.ClinicPatientEntity;
import dev.singlet.it.entities.model.ClinicTable;
import dev.singlet.it.entities.model.ClinicVisitEntity;
import dev.singlet.json.EntityJson;
import dev.singlet.model.StampsDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Document;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Each entity has the stamps that it names, in place of its table's. */
class StampsOfEntitiesTest {

  private static final Instant FIRST = Instant.parse("2024-01-15T08:00:00Z");
  private static final Instant LATER = Instant.parse("2024-01-15T09:00:00Z");

  private static final Patient PATIENT = new Patient("p", "Ann");
  private static final Visit VISIT = new Visit("p", 1, "cough", null, null);
  private static final Note NOTE = new Note("p", 1, "thin", Map.of());
  private static final Bill BILL = new Bill("p", 1, 5);

  @RegisterExtension final LocalTable table = LocalTable.of(ClinicTable.SCHEMA);

  private TableClient at(Instant time) {
    return table.client().withClock(Clock.fixed(time, ZoneOffset.UTC));
  }

  private AsyncTableClient asyncAt(Instant time) {
    return table.asyncClient().withClock(Clock.fixed(time, ZoneOffset.UTC));
  }

  /** Requires that all four items have their own stamps, and no others. */
  private void assertStamped(Instant created, Instant modified) {
    assertThat(table.items()).hasSize(4);
    for (Map<String, AttributeValue> item : table.items()) {
      Set<String> others = new HashSet<>(item.keySet());
      others.removeAll(
          Set.of("PK", "SK", "_et", "patient", "no", "name", "reason", "text", "amount"));
      Map<String, AttributeValue> stamps = new HashMap<>(item);
      stamps.keySet().retainAll(others);
      AttributeValue first = fromS(text(created));
      AttributeValue last = fromS(text(modified));
      assertThat(stamps)
          .isEqualTo(
              switch (item.get("_et").s()) {
                case "Patient" -> Map.of("_ct", first, "_md", last);
                case "Visit" ->
                    Map.of("begun", first, "changed", fromN("" + modified.toEpochMilli()));
                case "Bill" -> Map.of("changed", last);
                default -> Map.of();
              });
    }
    assertThat(at(modified).execute(VerifyItems.of(ClinicTable.type())).differences()).isEmpty();
  }

  private static String text(Instant time) {
    return time.toString().replace("Z", ".000Z");
  }

  @Test
  void putsAndUpdates() {
    assertThat(at(FIRST).execute(ClinicPatientEntity.put(PATIENT))).isEqualTo(PATIENT);
    assertThat(at(FIRST).execute(ClinicVisitEntity.put(VISIT)))
        .isEqualTo(new Visit("p", 1, "cough", FIRST, FIRST));
    assertThat(asyncAt(FIRST).execute(ClinicNoteEntity.put(NOTE)).join()).isEqualTo(NOTE);
    assertThat(asyncAt(FIRST).execute(ClinicBillEntity.put(BILL)).join()).isEqualTo(BILL);
    assertStamped(FIRST, FIRST);

    at(LATER).execute(ClinicPatientEntity.update("p").name("Eve"));
    assertThat(asyncAt(LATER).execute(ClinicVisitEntity.update("p", 1).reason("cold")).join())
        .isEqualTo(new Visit("p", 1, "cold", FIRST, LATER));
    Note other = new Note("p", 1, "fat", Map.of());
    assertThat(at(LATER).execute(ClinicNoteEntity.update(NOTE, other))).isEqualTo(other);
    assertThat(at(LATER).execute(ClinicBillEntity.update(BILL, new Bill("p", 1, 6))).amount())
        .isEqualTo(6);
    assertStamped(FIRST, LATER);
  }

  @Test
  void upserts() {
    for (Instant time : List.of(FIRST, LATER)) {
      at(time).execute(ClinicPatientEntity.upsert("p").name("Ann"));
      at(time).execute(ClinicVisitEntity.upsert("p", 1).reason("cough"));
      at(time).execute(ClinicNoteEntity.upsert("p", 1).text("thin"));
      at(time).execute(ClinicBillEntity.upsert("p", 1).amount(time.getEpochSecond()));
      assertStamped(FIRST, time);
    }
  }

  @Test
  void transactionsAndBatches() {
    asyncAt(FIRST)
        .execute(
            BatchWrite.of(
                ClinicPatientEntity.put(PATIENT),
                ClinicVisitEntity.put(VISIT),
                ClinicNoteEntity.put(NOTE),
                ClinicBillEntity.put(BILL)))
        .join();
    assertStamped(FIRST, FIRST);

    at(LATER)
        .transact(
            ClinicPatientEntity.update("p").name("Eve"),
            ClinicVisitEntity.put(new Visit("p", 1, "cold", FIRST, FIRST)),
            ClinicNoteEntity.upsert("p", 1).text("fat"),
            ClinicBillEntity.update("p", 1).amount(6));
    assertStamped(FIRST, LATER);
  }

  @Test
  void importedTimesAreWrittenWhereTheEntityHasThem() {
    TableClient clinic = at(Instant.parse("2030-01-01T00:00:00Z"));
    clinic.execute(ClinicPatientEntity.put(PATIENT).stamped(FIRST, LATER));
    clinic.execute(ClinicVisitEntity.put(VISIT).stamped(FIRST, LATER));
    clinic.execute(ClinicNoteEntity.put(NOTE).stamped(FIRST, LATER));
    clinic.execute(ClinicBillEntity.put(BILL).stamped(FIRST, LATER));

    assertStamped(FIRST, LATER);
  }

  @Test
  void readsShowThem() {
    TableClient clinic = at(FIRST);
    Visit visit = clinic.execute(ClinicVisitEntity.put(VISIT));
    clinic.transact(ClinicPatientEntity.put(PATIENT), ClinicNoteEntity.put(NOTE));

    List<Clinic.Filed> file = clinic.execute(ClinicFiledCollection.file("p")).items();
    assertThat(file).containsExactlyInAnyOrder(PATIENT, visit, NOTE);
    assertThat(
            clinic
                .execute(ClinicVisitEntity.visits("p").project(ClinicBeginProjection.type()))
                .items())
        .containsExactly(new Begin(FIRST));
    assertThat(
            clinic
                .execute(
                    ClinicVisitEntity.visits("p")
                        .filter(
                            ClinicVisitEntity.SINCE
                                .eq(FIRST)
                                .and(ClinicVisitEntity.LAST.lt(LATER))))
                .items())
        .containsExactly(visit);
    EntityJson<Visit> json = EntityJson.of(ClinicVisitEntity.type());
    assertThat(json.read(json.write(visit))).isEqualTo(visit);
    assertThat(json.write(visit)).contains("\"begun\"", "\"changed\"");
  }

  @Test
  void theTablesNamesAreUnknownAttributesOfAnEntityWithoutThem() {
    Note kept = new Note("p", 1, "thin", Map.of("_ct", Document.of("once")));

    at(FIRST).execute(ClinicNoteEntity.put(kept));

    assertThat(at(FIRST).execute(ClinicNoteEntity.get("p", 1))).contains(kept);
  }

  @Test
  void theDescriptorHasThem() {
    TableDescriptor clinic = ClinicTable.describe();

    assertThat(clinic.entities())
        .extracting(entity -> entity.name() + " " + clinic.stamps(entity))
        .containsExactly(
            "Bill " + new StampsDescriptor("", "changed"),
            "Note " + new StampsDescriptor("", ""),
            "Patient " + new StampsDescriptor("_ct", "_md"),
            "Visit " + new StampsDescriptor("begun", "changed"));
    assertThat(TableDescriptor.ofJson(clinic.toJson())).isEqualTo(clinic);
  }
}
