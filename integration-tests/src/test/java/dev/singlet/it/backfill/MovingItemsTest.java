package dev.singlet.it.backfill;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.backfill.BackfillReport;
import dev.singlet.backfill.FileJournal;
import dev.singlet.backfill.ItemChange;
import dev.singlet.backfill.LeftItems;
import dev.singlet.backfill.LeftItems.Reason;
import dev.singlet.backfill.UndoReport;
import dev.singlet.it.backfill.model.Depot.Truck;
import dev.singlet.it.backfill.model.DepotTable;
import dev.singlet.it.backfill.model.DepotTruckEntity;
import dev.singlet.it.encryption.model.Safe.Note;
import dev.singlet.it.encryption.model.SafeNoteEntity;
import dev.singlet.it.encryption.model.SafeTable;
import dev.singlet.migrate.Backfill;
import dev.singlet.migrate.UndoBackfill;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.PrimaryKey;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items under another primary key are moved, if the backfill may do so. */
class MovingItemsTest {

  private static final Note NOTE = new Note("kim", 7, "work", "secret");

  @RegisterExtension final LocalTable depot = LocalTable.of(DepotTable.SCHEMA);
  @RegisterExtension final LocalTable safe = LocalTable.of(SafeTable.SCHEMA);
  @TempDir Path folder;

  private static Backfill ofDepot() {
    return Backfill.of(DepotTable.type()).withoutRecovery();
  }

  /**
   * Stores a truck, its reservation, and an attribute of others, under the key of an older model.
   */
  private void storeUnderOlderKey(String plate, String serial) {
    depot.client().execute(DepotTruckEntity.put(new Truck(plate, "Bern", serial, "a", 0, null)));
    for (Map<String, AttributeValue> item : depot.items()) {
      Map<String, AttributeValue> older = new HashMap<>(item);
      AttributeValue key = AttributeValue.fromS("LORRY#" + plate);
      if (item.get("PK").s().equals("TRUCK#" + plate)) {
        older.put("PK", key);
        older.put("color", AttributeValue.fromS("red"));
        depot
            .dynamoDb()
            .deleteItem(
                delete ->
                    delete
                        .tableName(depot.tableName())
                        .key(Map.of("PK", item.get("PK"), "SK", item.get("SK"))));
      } else if (item.containsKey("_owner") && item.get("PK").s().endsWith(serial)) {
        Map<String, AttributeValue> owner = new HashMap<>(item.get("_owner").m());
        owner.put("PK", key);
        older.put("_owner", AttributeValue.fromM(owner));
      } else {
        continue;
      }
      depot.dynamoDb().putItem(put -> put.tableName(depot.tableName()).item(older));
    }
  }

  @Test
  void theyAreLeftUnlessItMayMoveThem() {
    storeUnderOlderKey("BE-1", "s1");
    List<Map<String, AttributeValue>> before = depot.items();

    BackfillReport report = depot.client().execute(ofDepot());

    assertThat(depot.items()).isEqualTo(before);
    assertThat(report.left())
        .singleElement()
        .satisfies(
            left -> {
              assertThat(left.reason()).isEqualTo(Reason.OTHER_KEY);
              assertThat(left.samples().get(0).key()).isEqualTo("PK=LORRY#BE-1, SK=TRUCK");
              assertThat(left.samples().get(0).stored())
                  .isEqualTo("its key would be PK=TRUCK#BE-1, SK=TRUCK");
            });
  }

  @Test
  void theyMoveWithTheirUniqueValuesAndBack() {
    storeUnderOlderKey("BE-1", "s1");
    storeUnderOlderKey("BE-2", "s2");
    List<Map<String, AttributeValue>> before = depot.items();
    FileJournal journal = FileJournal.in(folder);

    BackfillReport report = depot.client().execute(ofDepot().movingItems().journal(journal));

    assertThat(report.toString())
        .contains("Truck: 0 right, 0 written, 2 moved: PK 2")
        .doesNotContain("Left");
    assertThat(depot.client().execute(DepotTruckEntity.get("BE-1")))
        .hasValueSatisfying(truck -> assertThat(truck.version()).isEqualTo(1));
    assertThat(depot.items())
        .hasSize(4)
        .filteredOn(item -> item.containsKey("color"))
        .extracting(item -> item.get("PK").s())
        .containsExactlyInAnyOrder("TRUCK#BE-1", "TRUCK#BE-2");
    assertThat(depot.client().execute(VerifyItems.of(DepotTable.type())).toString())
        .doesNotContain("unreserved")
        .doesNotContain("orphaned");

    UndoReport undone =
        depot.client().execute(UndoBackfill.of(DepotTable.type(), journal).writeRate(500));

    assertThat(undone.undone()).isEqualTo(2);
    assertThat(undone.changed()).isZero();
    assertThat(depot.items()).containsExactlyInAnyOrderElementsOf(before);
    assertThat(depot.client().execute(UndoBackfill.of(DepotTable.type(), journal)).notMade())
        .isEqualTo(2);
  }

  @Test
  void anItemWhoseKeyAnotherOneHasIsLeft() {
    storeUnderOlderKey("BE-1", "s1");
    depot.client().execute(DepotTruckEntity.put(new Truck("BE-1", "Thun", "s2", "b", 0, null)));
    List<Map<String, AttributeValue>> before = depot.items();

    BackfillReport report = depot.client().execute(ofDepot().movingItems());

    assertThat(depot.items()).isEqualTo(before);
    assertThat(report.left()).extracting(LeftItems::reason).containsExactly(Reason.KEY_TAKEN);
    assertThat(report.toString())
        .contains("PK=LORRY#BE-1, SK=TRUCK: another item has PK=TRUCK#BE-1");
  }

  @Test
  void aMoveAndALaterChangeOfTheSameItemAreTakenBackInTheirOrder() {
    storeUnderOlderKey("BE-1", "s1");
    List<Map<String, AttributeValue>> before = depot.items();
    FileJournal journal = FileJournal.in(folder);
    depot.client().execute(ofDepot().movingItems().journal(journal));
    Map<String, AttributeValue> moved =
        depot.items().stream().filter(item -> item.containsKey("color")).findFirst().orElseThrow();
    journal.add(new ItemChange("Truck", moved, Stored.with(depot, moved, "color", "blue")));

    UndoReport undone = depot.client().execute(UndoBackfill.of(DepotTable.type(), journal));

    assertThat(undone.changed()).isZero();
    assertThat(undone.undone()).isEqualTo(2);
    assertThat(depot.items()).containsExactlyInAnyOrderElementsOf(before);
  }

  @Test
  void whatIsEncryptedIsLeftInPlace() {
    safe.client().execute(SafeNoteEntity.put(NOTE));
    Map<String, AttributeValue> stored = safe.items().get(0);
    Stored.without(safe, stored, "GSI1PK");

    safe.client().execute(Backfill.of(SafeTable.type()).withoutRecovery());

    assertThat(safe.items().get(0)).as("not encrypted again").isEqualTo(stored);
  }

  @Test
  void whatIsEncryptedIsEncryptedForTheNewKey() {
    Map<String, AttributeValue> older = new HashMap<>(SafeNoteEntity.toItem(NOTE));
    older.put("SK", AttributeValue.fromS("NOTE#7"));
    PrimaryKey key = PrimaryKey.of(SafeTable.SCHEMA.key(), older);
    AttributeValue sealed =
        SafeNoteEntity.type().encrypted().seal(key, "text", AttributeValue.fromS(NOTE.text()));
    older.put("text", sealed);
    Stored.without(safe, older);

    BackfillReport report =
        safe.client().execute(Backfill.of(SafeTable.type()).withoutRecovery().movingItems());

    assertThat(report.isFine()).isTrue();
    assertThat(safe.client().execute(SafeNoteEntity.get("kim", 7))).contains(NOTE);
    assertThat(safe.items()).singleElement().extracting("text").isNotEqualTo(sealed);
  }
}
