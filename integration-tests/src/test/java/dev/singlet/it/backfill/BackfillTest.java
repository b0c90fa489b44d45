package dev.singlet.it.backfill;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.backfill.BackfillReport;
import dev.singlet.backfill.LeftItems;
import dev.singlet.backfill.LeftItems.Reason;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.backfill.model.Depot.Truck;
import dev.singlet.it.backfill.model.Depot.Visit;
import dev.singlet.it.backfill.model.DepotTable;
import dev.singlet.it.backfill.model.DepotTruckEntity;
import dev.singlet.it.backfill.model.DepotVisitEntity;
import dev.singlet.it.evolution.model.StaffPersonEntity;
import dev.singlet.it.evolution.model.StaffTable;
import dev.singlet.migrate.Backfill;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items get what the model stores, and keep the rest. */
class BackfillTest {

  private static final Instant TIME = Instant.parse("2020-01-01T00:00:00Z");

  @RegisterExtension final LocalTable depot = LocalTable.of(DepotTable.SCHEMA);
  @RegisterExtension final LocalTable staff = LocalTable.of(StaffTable.SCHEMA);

  private static Backfill ofDepot() {
    return Backfill.of(DepotTable.type()).withoutRecovery();
  }

  private static Map<String, AttributeValue> truck(String plate, String note) {
    return DepotTruckEntity.toItem(new Truck(plate, "Bern", null, note, 3, TIME));
  }

  @Test
  void onlyWhatDiffersIsWritten() {
    depot.client().execute(DepotTruckEntity.put(new Truck("BE-1", "Bern", null, "a", 0, null)));
    List<Map<String, AttributeValue>> right = depot.items();
    Map<String, AttributeValue> second = truck("BE-2", "b");
    Stored.without(depot, second, "GSI1PK", "GSI1SK");
    Map<String, AttributeValue> third = truck("BE-3", "c");
    Stored.with(depot, third, "GSI1PK", "DEPOT#Thun", "color", "red");

    BackfillReport report = depot.client().execute(ofDepot());

    assertThat(report.toString())
        .isEqualTo(
            """
            Backfill of %s
            Items: 3 read, 2 written. 0.5 read units, %s write units.
              Truck: 1 right, 2 written: GSI1PK 2, GSI1SK 1"""
                .formatted(depot.tableName(), "5.0"));
    assertThat(report.requests()).isEqualTo(3);
    assertThat(report.isFine()).isTrue();
    assertThat(depot.items())
        .contains(right.get(0))
        .contains(second)
        .anySatisfy(
            item ->
                assertThat(item)
                    .containsAllEntriesOf(third)
                    .containsEntry("color", AttributeValue.fromS("red")));
    BackfillReport again = depot.client().execute(ofDepot());
    assertThat(again.written()).isZero();
    assertThat(again.requests()).isEqualTo(1);
    assertThat(again.writeUnits()).isZero();
  }

  @Test
  void aDryRunWritesNothingAndShowsWhatItWouldWrite() {
    Stored.without(depot, truck("BE-2", "b"), "GSI1PK", "GSI1SK");
    List<Map<String, AttributeValue>> before = depot.items();

    BackfillReport report = depot.client().execute(Backfill.of(DepotTable.type()).dryRun());

    assertThat(depot.items()).isEqualTo(before);
    assertThat(report.isFine()).isFalse();
    assertThat(report.toString())
        .isEqualTo(
            """
            Dry run of the backfill of %s
            Items: 1 read, 1 to be written. 0.5 read units, 2.0 write units (estimated).
              Truck: 0 right, 1 to be written: GSI1PK 1, GSI1SK 1
                PK=TRUCK#BE-2, SK=TRUCK
                  - nothing
                  + GSI1PK="DEPOT#Bern", GSI1SK="BE-2\""""
                .formatted(depot.tableName()));
    assertThat(report.writeUnits()).isEqualTo(depot.client().execute(ofDepot()).writeUnits());
  }

  @Test
  void aSegmentWithMuchMoreItemsThanTheOthersIsTold() {
    for (int i = 0; i < 1_000; i++) {
      depot.client().execute(DepotVisitEntity.put(new Visit("BE-1", i, TIME)));
    }

    assertThat(depot.client().execute(ofDepot().segments(4)).toString())
        .isEqualTo(
            """
            Backfill of %s
            Items: 1,000 read, 0 written. %s read units, 0.0 write units.
            Segments: the largest had 4.0 times as many items as the average. More segments make it faster.
              Visit: 1,000 right, 0 written"""
                .formatted(depot.tableName(), "18.0"));
    assertThat(depot.client().execute(ofDepot()).toString()).doesNotContain("Segments");
  }

  @Test
  void theSameIsDoneWithFuturesAndInSegments() {
    for (int i = 0; i < 30; i++) {
      Stored.without(depot, truck("BE-" + i, "b"), "GSI1PK", "GSI1SK");
    }

    BackfillReport report =
        depot.asyncClient().execute(ofDepot().segments(4).readRate(1000).writeRate(1000)).join();

    assertThat(report.written()).isEqualTo(30);
    assertThat(depot.client().execute(DepotTruckEntity.inDepot("Bern").count())).isEqualTo(30);
  }

  @Test
  void anItemOfAnOlderSchemaVersionIsMigrated() {
    Map<String, AttributeValue> older =
        Map.of(
            "PK", AttributeValue.fromS("PERSON#1"),
            "SK", AttributeValue.fromS("PERSON"),
            "_et", AttributeValue.fromS("Person"),
            "id", AttributeValue.fromS("1"),
            "team", AttributeValue.fromS("blue"),
            "name", AttributeValue.fromS("Ada Byron"),
            "grade", AttributeValue.fromS("7"));
    Stored.with(staff, older, "shoe", "38");

    staff.client().execute(Backfill.of(StaffTable.type()).withoutRecovery());

    assertThat(staff.items())
        .singleElement()
        .satisfies(
            item ->
                assertThat(item)
                    .doesNotContainKey("name")
                    .containsEntry("first", AttributeValue.fromS("Ada"))
                    .containsEntry("grade", AttributeValue.fromN("7"))
                    .containsEntry("_v", AttributeValue.fromN("3"))
                    .containsEntry("GSI1PK", AttributeValue.fromS("TEAM#blue"))
                    .containsEntry("shoe", AttributeValue.fromS("38")));
    assertThat(staff.client().execute(StaffPersonEntity.get("1"))).isPresent();
  }

  @Test
  void whatNobodyCanDecideIsLeft() {
    Stored.with(depot, truck("BE-1", "a"), "note", "a note of too many characters");
    Stored.with(depot, truck("BE-2", "b"), "version", "two");
    Stored.without(
        depot, DepotVisitEntity.toItem(new Visit("BE-3", 1, TIME)), "_ct", "since", "GSI1SK");
    Stored.without(depot, truck("BE-4", "d"), "_et");
    List<Map<String, AttributeValue>> before = depot.items();

    BackfillReport report = depot.client().execute(ofDepot());

    assertThat(depot.items()).isEqualTo(before);
    assertThat(report.left())
        .extracting(LeftItems::reason)
        .containsExactly(Reason.UNREADABLE, Reason.INVALID, Reason.UNDETERMINED, Reason.NO_ENTITY);
    assertThat(report.isFine()).isFalse();
    assertThat(report.toString())
        .endsWith(
            """

            Left as they are, because of unreadable, Truck: 1. Reads of them fail. Mend them, or change \
            the model to the stored form.
              PK=TRUCK#BE-2, SK=TRUCK: version is of type S, not N

            Left as they are, because of invalid, Truck: 1. Puts of them are refused. Mend them, or \
            widen the constraint.
              PK=TRUCK#BE-1, SK=TRUCK: note must have at most 20 characters (was "a note of too \
            many characters")

            Left as they are, because of undetermined, Visit: 1. Set the value by an update first.
              PK=VISIT#BE-3, SK=0001: GSI1SK is made of a value that the item lacks, and that a put \
            takes from the clock or from chance

            Left as they are, because of no entity: 1. They belong to others, or lack the entity \
            attribute: see VerifyItems.
              PK=TRUCK#BE-4, SK=TRUCK: is of no entity""");
  }

  @Test
  void onlyTheEntitiesThatAreAskedForAreWritten() {
    Stored.without(depot, truck("BE-1", "a"), "GSI1PK", "GSI1SK");

    BackfillReport report = depot.client().execute(ofDepot().only(DepotVisitEntity.type()));

    assertThat(report.written()).isZero();
    assertThat(depot.items()).noneMatch(item -> item.containsKey("GSI1PK"));
    assertThatThrownBy(() -> ofDepot().only(StaffPersonEntity.type()))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage("[SGR0105] Backfill[Depot].only(Person): this entity is not of the table.");
  }

  @Test
  void theRequestIsTheFirstScan() {
    assertThat(ofDepot().segments(2).toRequest())
        .satisfies(
            scan -> {
              assertThat(scan.tableName()).isEqualTo("Depot");
              assertThat(scan.totalSegments()).isEqualTo(2);
              assertThat(scan.filterExpression()).isNull();
            });
    assertThat(Set.of(ofDepot().toString())).containsExactly("Backfill[Depot]");
  }
}
