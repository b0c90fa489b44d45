package dev.singlet.it.backfill;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.backfill.BackfillReport;
import dev.singlet.backfill.LeftItems.Reason;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.Crash;
import dev.singlet.it.backfill.model.Depot.Truck;
import dev.singlet.it.backfill.model.DepotTable;
import dev.singlet.it.backfill.model.DepotTruckEntity;
import dev.singlet.it.backfill.model.DepotVisitEntity;
import dev.singlet.it.backfill.model.Fleet.Van;
import dev.singlet.it.backfill.model.FleetTable;
import dev.singlet.it.backfill.model.FleetVanEntity;
import dev.singlet.migrate.RepairChanges;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.verify.ItemDifference;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.Record;

/** The repair of items that older programs have written, by the records of the stream. */
class RepairChangesTest {

  @RegisterExtension final LocalTable depot = LocalTable.of(DepotTable.SCHEMA).withStream();
  @RegisterExtension final LocalTable fleet = LocalTable.of(FleetTable.SCHEMA).withStream();

  /** Writes a truck as a program does that knows neither the index nor the unique value. */
  private void writeAsBefore(String plate, String serial) {
    Map<String, AttributeValue> truck =
        DepotTruckEntity.toItem(new Truck(plate, "Bern", serial, "a", 1, Instant.EPOCH));
    Stored.without(depot, truck, "GSI1PK", "GSI1SK");
  }

  private static Map<String, AttributeValue> key(String plate) {
    return DepotTruckEntity.key(plate).toMap(DepotTable.SCHEMA.key());
  }

  private void deleteAsBefore(String plate) {
    depot.dynamoDb().deleteItem(delete -> delete.tableName(depot.tableName()).key(key(plate)));
  }

  private List<Record> all() {
    return depot.streamRecords();
  }

  private static RepairChanges repair(List<Record> changes) {
    return RepairChanges.of(DepotTable.type(), changes);
  }

  private BackfillReport repaired(List<Record> changes) {
    return depot.client().execute(repair(changes));
  }

  private long inBern() {
    return depot.client().execute(DepotTruckEntity.inDepot("Bern").count());
  }

  private void put(String plate, String serial) {
    depot.client().execute(DepotTruckEntity.put(new Truck(plate, "Bern", serial, null, 0, null)));
  }

  @Test
  void whatAnOldProgramWritesIsPutRight() {
    writeAsBefore("BE-1", "s1");
    put("BE-2", "s2");

    BackfillReport report = repaired(all());

    assertThat(report.toString())
        .isEqualTo(
            """
            Backfill of %s
            Items: 3 read, 1 written. 7.0 read units, 4.0 write units.
              Truck: 1 right, 1 written: GSI1PK 1, GSI1SK 1
              Unique values of Truck.serial: 1 reserved"""
                .formatted(depot.tableName()));
    assertThat(inBern()).isEqualTo(2);
    int sent = all().size();
    BackfillReport again = repaired(all());
    assertThat(again.written()).isZero();
    assertThat(again.reserved()).isEmpty();
    assertThat(all()).as("the repair's own writes lead to no others").hasSize(sent);
  }

  @Test
  void anOldImageOverwritesNothing() {
    writeAsBefore("BE-1", "s1");
    List<Record> first = all();
    Truck changed = new Truck("BE-1", "Thun", "s1", "new", 1, Instant.EPOCH);
    Stored.without(depot, DepotTruckEntity.toItem(changed), "GSI1PK", "GSI1SK");

    assertThat(repaired(first).written()).isEqualTo(1);

    assertThat(inBern()).isZero();
    assertThat(depot.client().execute(DepotTruckEntity.inDepot("Thun").count())).isEqualTo(1);
    assertThat(depot.client().execute(DepotTruckEntity.get("BE-1")))
        .hasValueSatisfying(truck -> assertThat(truck.note()).isEqualTo("new"));
  }

  @Test
  void valuesThatAnOldProgramGaveUpAreReleased() {
    put("BE-1", "s1");
    put("BE-2", "s2");
    writeAsBefore("BE-1", "s3");
    deleteAsBefore("BE-2");

    BackfillReport report = repaired(all());

    assertThat(report.released()).isEqualTo(Map.of("Truck.serial", 2L));
    assertThat(report.reserved()).isEqualTo(Map.of("Truck.serial", 1L));
    assertThat(report.toString()).contains("  Unique values of Truck.serial: 2 released");
    put("BE-4", "s1");
    put("BE-5", "s2");
    assertThat(depot.items()).hasSize(6);
  }

  @Test
  void aValueThatMovedToAnotherItemMovesItsReservation() {
    put("BE-1", "s1");
    deleteAsBefore("BE-1");
    writeAsBefore("BE-2", "s1");
    List<Record> changes = all();

    BackfillReport report = repaired(changes.subList(changes.size() - 1, changes.size()));

    assertThat(report.reserved()).isEqualTo(Map.of("Truck.serial", 1L));
    assertThat(report.isFine()).isTrue();
    assertThat(repaired(changes).isFine()).isTrue();
    assertThat(depot.items()).hasSize(2);
  }

  @Test
  void duplicatesAreLeftAndTold() {
    put("BE-1", "s1");
    writeAsBefore("BE-2", "s1");

    BackfillReport report = repaired(all());

    assertThat(report.isFine()).isFalse();
    assertThat(report.left())
        .singleElement()
        .satisfies(left -> assertThat(left.reason()).isEqualTo(Reason.DUPLICATE));
    assertThat(inBern()).as("the index is repaired nevertheless").isEqualTo(2);
  }

  @Test
  void itemsWithoutImagesAreRead() {
    writeAsBefore("BE-1", "s1");
    List<Record> keys = new ArrayList<>();
    for (Record change : all()) {
      keys.add(
          change.toBuilder()
              .dynamodb(change.dynamodb().toBuilder().newImage(null).oldImage(null).build())
              .build());
    }

    assertThat(repaired(keys).written()).isEqualTo(1);

    assertThat(inBern()).isEqualTo(1);
    deleteAsBefore("BE-1");
    assertThat(repaired(keys).written()).as("it is gone").isZero();
  }

  /** Returns the image of a truck under the key of an older model. */
  private static Map<String, AttributeValue> underOlderKey(String plate) {
    Map<String, AttributeValue> truck =
        new HashMap<>(DepotTruckEntity.toItem(new Truck(plate, "Bern", "s1", "a", 1, null)));
    truck.put("PK", AttributeValue.fromS("LORRY#" + plate));
    return truck;
  }

  @Test
  void itemsThatMoveKeepWhatWasAddedAfterTheImage() {
    Stored.without(depot, underOlderKey("BE-1"));
    List<Record> changes = all();
    Stored.with(depot, underOlderKey("BE-1"), "color", "red");

    assertThat(repaired(changes).left())
        .singleElement()
        .satisfies(left -> assertThat(left.reason()).isEqualTo(Reason.OTHER_KEY));
    BackfillReport report = depot.client().execute(repair(changes).movingItems());

    assertThat(report.toString()).contains("Truck: 0 right, 0 written, 1 moved: PK 1");
    assertThat(depot.items())
        .filteredOn(item -> !item.containsKey("_owner"))
        .singleElement()
        .satisfies(
            moved -> {
              assertThat(moved.get("PK").s()).isEqualTo("TRUCK#BE-1");
              assertThat(moved.get("color").s()).isEqualTo("red");
            });
    assertThat(depot.client().execute(VerifyItems.of(DepotTable.type())).differences())
        .extracting(ItemDifference::kind)
        .containsExactly(ItemDifference.Kind.UNKNOWN);
  }

  @Test
  void reservationsThatAreNotReadFailTheRepair() {
    writeAsBefore("BE-1", "s1");

    assertThatThrownBy(() -> depot.client(readingNoBatch()).execute(repair(all())))
        .isInstanceOf(ProvisionedThroughputExceededException.class)
        .hasMessage("DynamoDB did not process 2 keys of a batch.");

    assertThat(repaired(all()).reserved()).isEqualTo(Map.of("Truck.serial", 1L));
  }

  /** Returns a client for which DynamoDB has no capacity to read batches. */
  private DynamoDbClient readingNoBatch() {
    return (DynamoDbClient)
        Proxy.newProxyInstance(
            DynamoDbClient.class.getClassLoader(),
            new Class<?>[] {DynamoDbClient.class},
            (proxy, method, arguments) -> {
              if (arguments != null && arguments[0] instanceof BatchGetItemRequest request) {
                return BatchGetItemResponse.builder()
                    .responses(Map.of())
                    .unprocessedKeys(request.requestItems())
                    .build();
              }
              try {
                return method.invoke(depot.dynamoDb(), arguments);
              } catch (InvocationTargetException failure) {
                throw failure.getCause();
              }
            });
  }

  @Test
  void itCanEndAfterAnyRequest() {
    writeAsBefore("BE-1", "s1");
    writeAsBefore("BE-2", "s2");
    deleteAsBefore("BE-2");
    List<Record> changes = all();

    int crashes =
        Crash.afterEachRequest(
            depot.dynamoDb(),
            () -> {},
            client -> depot.client(client).execute(repair(changes)),
            () -> {});

    assertThat(crashes).isGreaterThan(2);
    assertThat(inBern()).isEqualTo(1);
    assertThat(depot.items()).hasSize(2);
  }

  @Test
  void eachTenantIsRepairedByItsOwnModel() {
    for (String tenant : List.of("acme", "globex")) {
      fleet.client().forTenant(tenant).execute(FleetVanEntity.put(new Van("BE-1", "Bern")));
    }
    fleet.items().forEach(item -> Stored.without(fleet, item, "GSI1PK", "GSI1SK"));
    List<Record> changes = fleet.streamRecords();

    fleet
        .asyncClient()
        .forTenant("acme")
        .execute(RepairChanges.of(FleetTable.type(), changes))
        .join();

    assertThat(vans("acme")).isEqualTo(1);
    assertThat(vans("globex")).isZero();
    BackfillReport rest = fleet.client().execute(RepairChanges.of(FleetTable.type(), changes));
    assertThat(rest.items()).isEqualTo(2);
    assertThat(rest.written()).isEqualTo(1);
    assertThat(vans("globex")).isEqualTo(1);
  }

  private long vans(String tenant) {
    return fleet.client().forTenant(tenant).execute(FleetVanEntity.inTown("Bern").count());
  }

  @Test
  void onlySomeEntitiesAndNoChanges() {
    writeAsBefore("BE-1", "s1");

    BackfillReport report =
        depot.client().execute(repair(all()).only(DepotVisitEntity.type()).movingItems());

    assertThat(report.written()).isZero();
    assertThat(report.reserved()).isEmpty();
    BackfillReport nothing = repaired(List.of());
    assertThat(nothing.items()).isZero();
    assertThat(nothing.isFine()).isTrue();
    assertThat(repair(all()).toRequest().key()).isEqualTo(key("BE-1"));
    assertThatThrownBy(() -> repair(List.of()).toRequest())
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage("[SGR0105] RepairChanges[Depot, 0 records]: there are no changes.");
    assertThatThrownBy(() -> repaired(List.of(Record.builder().build())))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageEndingWith(
            "RepairChanges[Depot, 1 records]: a record of the stream has no key [PK, SK]. Give"
                + " records of this table's stream, as DynamoDB made them.");
  }

  @Test
  void aClientThatIsNotOfTheTableIsRefused() {
    TableClient other = fleet.client();

    assertThatThrownBy(() -> other.execute(repair(all())))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("belongs to the table Depot");
  }
}
