package dev.singlet.it.docs;

import static dev.singlet.it.docs.model.TruckEntity.DEPOT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.singlet.TableClient;
import dev.singlet.error.InvalidKeyException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.Crash;
import dev.singlet.it.docs.model.FleetTable;
import dev.singlet.it.docs.model.OldFleet;
import dev.singlet.it.docs.model.OldFleetTable;
import dev.singlet.it.docs.model.OldFleetTruckEntity;
import dev.singlet.it.docs.model.Truck;
import dev.singlet.it.docs.model.TruckEntity;
import dev.singlet.query.UpdateAllResult;
import dev.singlet.scan.ScanProgress;
import dev.singlet.tables.TableChange;
import dev.singlet.tables.TableSetup;
import dev.singlet.tables.VerifyItems;
import dev.singlet.tables.VerifyTable;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.ReadPolicy;
import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.ItemDifference.Kind;
import dev.singlet.verify.ItemsReport;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The snippets of docs/operate/new-index.md: a table that a program without the index has filled.
 */
class NewIndexTest {

  private static final int TRUCKS = 30;

  @RegisterExtension final LocalTable table = LocalTable.of(OldFleetTable.SCHEMA);

  private final List<@Nullable String> saved = new ArrayList<>();

  private final List<String> left = new ArrayList<>();

  private TableClient before;
  private TableClient fleet;

  /** Ten trucks are in the depot north, ten in south, five have none, five an empty one. */
  private static @Nullable String depot(int number) {
    return switch (number % 6) {
      case 0, 1 -> "north";
      case 2, 3 -> "south";
      case 4 -> null;
      default -> "";
    };
  }

  private static String plate(int number) {
    return "ZH-%02d".formatted(number);
  }

  @BeforeEach
  void fill() {
    before = table.client();
    fleet = FleetTable.client(table.dynamoDb()).withTableName(table.tableName());
    for (int number = 0; number < TRUCKS; number++) {
      before.execute(
          OldFleetTruckEntity.put(
              new OldFleet.Truck("red", plate(number), depot(number), 1000 * number)));
    }
  }

  private List<TableChange> addIndex() {
    return TableSetup.of(table.dynamoDb(), FleetTable.SCHEMA)
        .withTableNameOf(fleet)
        .withTimeout(Duration.ofHours(6))
        .addMissingIndexes();
  }

  private static TruckEntity.Update withKeys(Truck truck) {
    String depot = truck.depot();
    return TruckEntity.update(truck.fleet(), truck.plate())
        .depot(depot)
        .when(depot == null ? DEPOT.notExists() : DEPOT.eq(depot));
  }

  private ScanProgress backfill(@Nullable String checkpoint) {
    return fleet.execute(
        FleetTable.scan(TruckEntity.type())
            .rateLimit(20)
            .from(checkpoint)
            .onUnreadable(ReadPolicy.collect(item -> left.add(item.toString())))
            .forEach(this::writeKeys)
            .onProgress(progress -> save(progress.checkpoint())));
  }

  private void writeKeys(Truck truck) {
    try {
      fleet.tryExecute(withKeys(truck));
    } catch (InvalidKeyException | ValidationException | UnreadableItemException impossible) {
      left.add(impossible.getMessage());
    }
  }

  private void save(@Nullable String checkpoint) {
    saved.add(checkpoint);
  }

  private List<ItemDifference> differences() {
    return fleet.execute(VerifyItems.of(FleetTable.type())).differences().toList();
  }

  private List<Truck> inDepot(String depot) {
    return fleet.stream(TruckEntity.inDepot(depot)).toList();
  }

  @Test
  void theIndexIsFilled() {
    assertThat(fleet.execute(VerifyTable.of(FleetTable.SCHEMA))).hasSize(1);

    assertThat(addIndex()).extracting(TableChange::index).containsExactly("GSI1");

    assertThat(fleet.execute(VerifyTable.of(FleetTable.SCHEMA))).isEmpty();

    assertThat(inDepot("north")).isEmpty();
    ItemsReport report = fleet.execute(VerifyItems.of(FleetTable.type()));
    System.out.println(report);
    assertThat(report.toString())
        .contains(
            """
            Truck: 30 items, 10 as a put would write them.

              attribute  same  missing
              GSI1PK                20
              GSI1SK                20
            """);
    assertThat(report.differences())
        .extracting(ItemDifference::kind, ItemDifference::attribute, ItemDifference::items)
        .containsExactly(tuple(Kind.MISSING, "GSI1PK", 20L), tuple(Kind.MISSING, "GSI1SK", 20L));

    ScanProgress done = backfill(null);

    assertThat(done.items()).isEqualTo(TRUCKS);
    assertThat(done.checkpoint()).isNull();
    assertThat(differences()).isEmpty();
    assertThat(inDepot("north")).hasSize(10);
    assertThat(inDepot("south")).hasSize(10);
    assertThat(inDepot("north")).extracting(Truck::plate).isSorted().contains("ZH-00", "ZH-01");
    assertThat(fleet.stream(TruckEntity.ofFleet("red")))
        .extracting(Truck::mileage)
        .containsExactlyElementsOf(
            before.stream(OldFleetTruckEntity.ofFleet("red"))
                .map(OldFleet.Truck::mileage)
                .toList());
  }

  @Test
  void itGoesOnFromACheckpoint() {
    addIndex();
    List<Truck> written = new ArrayList<>();

    assertThatThrownBy(
            () ->
                fleet.execute(
                    FleetTable.scan(TruckEntity.type())
                        .pageSize(4)
                        .forEach(
                            truck -> {
                              if (written.size() == 10) {
                                throw new IllegalStateException("stopped");
                              }
                              fleet.execute(withKeys(truck));
                              written.add(truck);
                            })
                        .onProgress(progress -> save(progress.checkpoint()))))
        .isInstanceOf(IllegalStateException.class);
    assertThat(saved).hasSize(2);
    assertThat(differences()).isNotEmpty();

    ScanProgress rest = backfill(Objects.requireNonNull(saved.get(1)));

    assertThat(rest.items()).isEqualTo(TRUCKS - 8);
    assertThat(differences()).isEmpty();
    assertThat(inDepot("north")).hasSize(10);
  }

  /** A sort key has 1,024 bytes at most. That of the index has both names. */
  @Test
  void whatCantBeWrittenIsListedAndEndsNothing() {
    addIndex();
    String name = "x".repeat(600);
    before.execute(OldFleetTruckEntity.put(new OldFleet.Truck(name, name, "north", 7)));
    putWithoutMileage();

    ScanProgress done = backfill(null);

    assertThat(done.checkpoint()).isNull();
    assertThat(inDepot("north")).hasSize(10);
    assertThat(left)
        .satisfiesExactlyInAnyOrder(
            refused -> assertThat(refused).contains("GSI1SK would be 1201 bytes long"),
            unreadable -> assertThat(unreadable).contains("mileage"));
    assertThat(differences())
        .extracting(ItemDifference::kind, ItemDifference::attribute)
        .contains(tuple(Kind.INVALID, ""), tuple(Kind.UNREADABLE, "mileage"));
  }

  private void putWithoutMileage() {
    table
        .dynamoDb()
        .putItem(
            put ->
                put.tableName(table.tableName())
                    .item(
                        Map.of(
                            "PK", AttributeValue.fromS("FLEET#blue"),
                            "SK", AttributeValue.fromS("TRUCK#ZH-8"),
                            "_et", AttributeValue.fromS("Truck"),
                            "fleet", AttributeValue.fromS("blue"),
                            "plate", AttributeValue.fromS("ZH-8"),
                            "depot", AttributeValue.fromS("north"))));
  }

  /** Each step is begun again by a program that knows the last checkpoint only. */
  @Test
  void itIsDoneWhereverTheProgramEnds() {
    List<Map<String, AttributeValue>> attributes = withoutIndexKeys();
    DynamoDbClient whole = table.dynamoDb();

    int crashes =
        Crash.afterEachRequest(
            whole,
            () -> {},
            dynamoDb -> {
              fleet = FleetTable.client(dynamoDb).withTableName(table.tableName());
              TableSetup.of(dynamoDb, FleetTable.SCHEMA).withTableNameOf(fleet).addMissingIndexes();
              backfill(saved.isEmpty() ? null : saved.get(saved.size() - 1));
            },
            () -> assertThat(withoutIndexKeys()).containsExactlyElementsOf(attributes));

    assertThat(crashes).isGreaterThan(TRUCKS);
    fleet = FleetTable.client(whole).withTableName(table.tableName());
    assertThat(withoutIndexKeys()).containsExactlyElementsOf(attributes);
    assertThat(differences()).isEmpty();
    assertThat(inDepot("north")).hasSize(10);
    assertThat(inDepot("south")).hasSize(10);
  }

  private List<Map<String, AttributeValue>> withoutIndexKeys() {
    return table.items().stream()
        .map(
            item -> {
              Map<String, AttributeValue> rest = new TreeMap<>(item);
              rest.keySet().removeIf(Set.of("GSI1PK", "GSI1SK", "_md")::contains);
              return rest;
            })
        .sorted(Comparator.comparing(item -> item.get("PK").s() + item.get("SK").s()))
        .toList();
  }

  @Test
  void updateAllOfAQueryDoesTheSame() {
    addIndex();

    UpdateAllResult result =
        fleet.execute(TruckEntity.ofFleet("red").updateAll(truck -> withKeys(truck)));

    assertThat(result.updated()).isEqualTo(TRUCKS);
    assertThat(result.refused()).isEmpty();
    assertThat(differences()).isEmpty();
  }

  @Test
  void aTruckThatMovesMeanwhileKeepsItsPlace() {
    addIndex();
    Truck read = fleet.execute(TruckEntity.get("red", plate(0))).orElseThrow();
    fleet.execute(TruckEntity.update("red", plate(0)).depot("west"));

    boolean isWritten = fleet.tryExecute(withKeys(read));

    assertThat(isWritten).isFalse();
    assertThat(inDepot("west")).hasSize(1);
    assertThat(inDepot("north")).isEmpty();
  }

  @Test
  void writesOfTheOldProgramUndoItUntilItRunsAgain() {
    addIndex();
    backfill(null);

    before.execute(OldFleetTruckEntity.put(new OldFleet.Truck("red", plate(0), "north", 7)));
    before.execute(OldFleetTruckEntity.update("red", plate(1)).depot("west"));
    before.execute(OldFleetTruckEntity.update("red", plate(2)).removeDepot());

    assertThat(differences())
        .extracting(ItemDifference::kind, ItemDifference::attribute, ItemDifference::items)
        .containsExactlyInAnyOrder(
            tuple(Kind.MISSING, "GSI1PK", 1L),
            tuple(Kind.MISSING, "GSI1SK", 1L),
            tuple(Kind.OTHER_INDEX_KEY, "GSI1PK", 1L),
            tuple(Kind.LEFT_OVER, "GSI1PK", 1L),
            tuple(Kind.LEFT_OVER, "GSI1SK", 1L));
    assertThat(inDepot("west")).isEmpty();

    backfill(null);

    assertThat(differences()).isEmpty();
    assertThat(inDepot("west")).hasSize(1);
    assertThat(inDepot("north")).hasSize(9);
    assertThat(inDepot("south")).hasSize(9);
  }

  @Test
  void anyKeyIsWrittenByAPutOfWhatWasRead() {
    addIndex();
    Truck truck = fleet.execute(TruckEntity.get("red", plate(0))).orElseThrow();

    fleet.transact(
        tx -> {
          tx.read(TruckEntity.get(truck)).ifPresent(read -> tx.write(TruckEntity.put(read)));
          return null;
        });

    assertThat(inDepot("north")).containsExactly(truck);
  }
}
