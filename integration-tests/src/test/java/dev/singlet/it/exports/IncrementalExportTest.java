package dev.singlet.it.exports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.export.ExportCounts;
import dev.singlet.export.LastState;
import dev.singlet.export.TableExport;
import dev.singlet.it.backfill.model.Depot;
import dev.singlet.it.backfill.model.Depot.Truck;
import dev.singlet.it.backfill.model.Depot.Visit;
import dev.singlet.it.backfill.model.DepotTable;
import dev.singlet.it.backfill.model.DepotTruckEntity;
import dev.singlet.it.backfill.model.DepotVisitEntity;
import dev.singlet.it.exports.TestExport.Change;
import dev.singlet.stream.ItemChange;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.ReadPolicy;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ExportType;
import software.amazon.awssdk.services.dynamodb.model.ExportViewType;

/** An incremental export has a change for each item that differs between two times. */
class IncrementalExportTest {

  private static final Instant WRITTEN = Instant.parse("2026-11-04T07:28:34.028001Z");

  @RegisterExtension final LocalTable depot = LocalTable.of(DepotTable.SCHEMA);
  @TempDir Path bucket;
  private final List<Change> changes = new ArrayList<>();

  @BeforeEach
  void change() {
    depot.client().execute(DepotTruckEntity.put(truck("BE-1", "s1")));
    depot.client().execute(DepotVisitEntity.put(new Visit("BE-1", 1, null)));
    depot.client().execute(DepotVisitEntity.put(new Visit("BE-1", 2, Instant.EPOCH)));
    List<Map<String, AttributeValue>> before = depot.items();
    depot.client().execute(DepotVisitEntity.delete("BE-1", 1));
    depot.client().execute(DepotVisitEntity.put(new Visit("BE-1", 3, null)));
    depot.client().execute(DepotVisitEntity.put(new Visit("BE-1", 2, WRITTEN)));
    depot.client().execute(DepotTruckEntity.update("BE-1").serial("s2"));
    Map<PrimaryKey, Map<String, AttributeValue>> old = byKey(before);
    Map<PrimaryKey, Map<String, AttributeValue>> present = byKey(depot.items());
    Map<PrimaryKey, Map<String, AttributeValue>> all = new LinkedHashMap<>(old);
    all.putAll(present);
    all.forEach(
        (key, item) ->
            changes.add(
                new Change(
                    key.toMap(DepotTable.SCHEMA.key()),
                    old.getOrDefault(key, Map.of()),
                    present.getOrDefault(key, Map.of()))));
  }

  private static Truck truck(String plate, String serial) {
    return new Truck(plate, "Bern", serial, null, 0, null);
  }

  private static Map<PrimaryKey, Map<String, AttributeValue>> byKey(
      List<Map<String, AttributeValue>> items) {
    Map<PrimaryKey, Map<String, AttributeValue>> byKey = new LinkedHashMap<>();
    items.forEach(item -> byKey.put(PrimaryKey.of(DepotTable.SCHEMA.key(), item), item));
    return byKey;
  }

  private TableExport exported(ExportViewType view) {
    return TestExport.incremental(bucket, view, changes).open();
  }

  private static <T> List<T> all(Stream<T> items) {
    try (items) {
      return items.toList();
    }
  }

  @Test
  void changesHaveBothImages() {
    TableExport export = exported(ExportViewType.NEW_AND_OLD_IMAGES);

    List<ItemChange<Visit>> read = all(export.changes(DepotVisitEntity.type()));

    assertThat(read).hasSize(3);
    assertThat(read)
        .anySatisfy(
            change -> {
              assertThat(change).isInstanceOf(ItemChange.Inserted.class);
              assertThat(((ItemChange.Inserted<Visit>) change).item().number()).isEqualTo(3);
              assertThat(change.event().time()).isEqualTo(WRITTEN);
              assertThat(change.event().key().sort()).isEqualTo(AttributeValue.fromS("0003"));
              assertThat(change.event().sequenceNumber()).isNull();
            });
    assertThat(read)
        .anySatisfy(
            change -> {
              assertThat(change).isInstanceOf(ItemChange.Modified.class);
              ItemChange.Modified<Visit> modified = (ItemChange.Modified<Visit>) change;
              assertThat(modified.before().since()).isEqualTo(Instant.EPOCH);
              assertThat(modified.after().since())
                  .isEqualTo(WRITTEN.truncatedTo(ChronoUnit.MILLIS));
            });
    assertThat(read)
        .anySatisfy(
            change -> {
              assertThat(change).isInstanceOf(ItemChange.Removed.class);
              assertThat(((ItemChange.Removed<Visit>) change).item().number()).isEqualTo(1);
            });
  }

  @Test
  void changesAreCounted() {
    List<ExportCounts> counts = new ArrayList<>();

    all(
        exported(ExportViewType.NEW_AND_OLD_IMAGES)
            .read(DepotTable.type())
            .onCounted(counts::add)
            .changes());

    assertThat(counts)
        .singleElement()
        .satisfies(
            told -> {
              assertThat(told.items()).isEqualTo(Map.of("Truck", 1L, "Visit", 2L));
              assertThat(told.deleted()).isEqualTo(1);
              // The serial number s1 was released, and s2 reserved.
              assertThat(told.ofSinglet()).isEqualTo(2);
              assertThat(told.lines()).isEqualTo(changes.size());
            });
  }

  @Test
  void newImagesAloneTellTheLastStates() {
    TableExport export = exported(ExportViewType.NEW_IMAGE);
    Map<String, String> copy = new HashMap<>();

    for (LastState<Depot> state : all(export.read(DepotTable.type()).lastStates())) {
      String key = state.event().key().partition().s() + "/" + state.event().key().sort().s();
      copy.put(
          key,
          state instanceof LastState.Stored<Depot> stored
              ? stored.item().getClass().getSimpleName()
              : "deleted");
    }

    assertThat(copy)
        .isEqualTo(
            Map.of(
                "TRUCK#BE-1/TRUCK", "Truck",
                "VISIT#BE-1/0001", "deleted",
                "VISIT#BE-1/0002", "Visit",
                "VISIT#BE-1/0003", "Visit"));
    assertThatThrownBy(() -> export.changes(DepotTable.type()))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0105] ExportRead[Depot]: the view type of the export is NEW_IMAGE, so it has no old images."
                + " Read it with lastStates().");
  }

  @Test
  void oldImagesTellWhoseDeletedItemsAre() {
    TableExport export = exported(ExportViewType.NEW_AND_OLD_IMAGES);

    assertThat(all(export.read(DepotTruckEntity.type()).lastStates()))
        .singleElement()
        .isInstanceOf(LastState.Stored.class);
    assertThat(all(export.read(DepotVisitEntity.type()).lastStates()))
        .hasSize(3)
        .filteredOn(LastState.Deleted.class::isInstance)
        .hasSize(1);
  }

  @Test
  void anItemThatAnotherEntityReplacedIsGone() {
    Change visit =
        changes.stream()
            .filter(each -> each.after().containsKey("number"))
            .findFirst()
            .orElseThrow();
    Map<String, AttributeValue> bus = new HashMap<>(visit.keys());
    bus.put("_et", AttributeValue.fromS("Bus"));
    changes.clear();
    changes.add(new Change(visit.keys(), visit.after(), bus));
    TableExport export = exported(ExportViewType.NEW_AND_OLD_IMAGES);

    assertThat(all(export.read(DepotVisitEntity.type()).lastStates()))
        .singleElement()
        .isInstanceOf(LastState.Deleted.class);
    assertThat(all(export.changes(DepotVisitEntity.type())))
        .singleElement()
        .isInstanceOf(ItemChange.Removed.class);
  }

  @Test
  void anUnreadableImageNamesItsLineOrIsCounted() {
    Change visit =
        changes.stream()
            .filter(each -> each.after().containsKey("number"))
            .findFirst()
            .orElseThrow();
    Map<String, AttributeValue> damaged = new HashMap<>(visit.after());
    damaged.put("number", AttributeValue.fromS("many"));
    changes.clear();
    changes.add(new Change(visit.keys(), damaged, damaged));
    TableExport export = exported(ExportViewType.NEW_AND_OLD_IMAGES);
    List<ExportCounts> counts = new ArrayList<>();

    assertThatThrownBy(() -> all(export.changes(DepotTable.type())))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessageEndingWith(
            " (line 1 of the data file 2026-Nov/AWSDynamoDB/data/file1.json.gz).");
    assertThat(
            all(
                export
                    .read(DepotTable.type())
                    .onUnreadable(ReadPolicy.skip())
                    .onCounted(counts::add)
                    .changes()))
        .isEmpty();
    assertThat(counts)
        .singleElement()
        .satisfies(told -> assertThat(told.unreadable()).isEqualTo(1));
  }

  @Test
  void theManifestTellsTheTimes() {
    TableExport export = exported(ExportViewType.NEW_AND_OLD_IMAGES);

    assertThat(export.exportType()).isEqualTo(ExportType.INCREMENTAL_EXPORT);
    assertThat(export.viewType()).contains(ExportViewType.NEW_AND_OLD_IMAGES);
    assertThat(export.from()).contains(Instant.parse("2026-11-03T00:00:00Z"));
    assertThat(export.to()).contains(Instant.parse("2026-11-04T00:00:00Z"));
    assertThatThrownBy(() -> export.stream(DepotTable.type()))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0105] ExportRead[Depot]: the type of the export is INCREMENTAL_EXPORT. Read it with changes() or"
                + " lastStates().");
  }
}
