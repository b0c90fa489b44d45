package dev.singlet.it.docs;

import static dev.singlet.it.docs.model.TruckEntity.DEPOT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.singlet.TableClient;
import dev.singlet.backfill.BackfillEstimate;
import dev.singlet.backfill.BackfillReport;
import dev.singlet.backfill.FileJournal;
import dev.singlet.backfill.LeftItems;
import dev.singlet.backfill.UndoReport;
import dev.singlet.it.Crash;
import dev.singlet.it.docs.model.FleetTable;
import dev.singlet.it.docs.model.OldFleet;
import dev.singlet.it.docs.model.OldFleetTable;
import dev.singlet.it.docs.model.OldFleetTruckEntity;
import dev.singlet.it.docs.model.Truck;
import dev.singlet.it.docs.model.TruckEntity;
import dev.singlet.migrate.Backfill;
import dev.singlet.migrate.RepairChanges;
import dev.singlet.migrate.UndoBackfill;
import dev.singlet.query.UpdateAllResult;
import dev.singlet.run.Checkpoint;
import dev.singlet.run.Steering;
import dev.singlet.tables.TableChange;
import dev.singlet.tables.TableSetup;
import dev.singlet.tables.VerifyItems;
import dev.singlet.tables.VerifyTable;
import dev.singlet.testing.LocalTable;
import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.ItemDifference.Kind;
import dev.singlet.verify.ItemsReport;
import java.nio.file.Path;
import java.time.Duration;
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
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Record;

/**
 * The snippets of docs/operate/new-index.md: a table that a program without the index has filled.
 */
class NewIndexTest {

  private static final int TRUCKS = 30;

  @RegisterExtension final LocalTable table = LocalTable.of(OldFleetTable.SCHEMA).withStream();

  @TempDir Path folder;

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

  private Backfill backfill() {
    return Backfill.of(FleetTable.type())
        .segments(4)
        .writeRate(500)
        .journal(FileJournal.in(folder.resolve("journal")))
        .checkpoint(Checkpoint.inFile(folder.resolve("checkpoint")))
        .steeredBy(Steering.byFile(folder.resolve("steering")))
        .onProgress(progress -> System.out.println(progress));
  }

  private BackfillReport run() {
    return fleet.execute(backfill().withoutRecovery());
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

    BackfillReport dry = fleet.execute(backfill().dryRun());
    assertThat(dry.toString().replace("0.5 read", "1.0 read"))
        .startsWith(
            """
            Dry run of the backfill of %s
            Items: 30 read, 20 to be written. 1.0 read units, 40.0 write units (estimated).
              Truck: 10 right, 20 to be written: GSI1PK 20, GSI1SK 20
                PK=FLEET#red, SK=TRUCK#ZH-00
                  - nothing
                  + GSI1PK="DEPOT#north", GSI1SK="red#ZH-00"
            """
                .formatted(table.tableName()));
    BackfillReport sample = fleet.execute(backfill().sample(1_000));
    BackfillEstimate estimate = Objects.requireNonNull(sample.estimate());
    System.out.println(estimate);
    double dollars = estimate.cost(0.125, 0.625);
    Duration atLeast = estimate.duration(1_000, 500);
    assertThat(estimate.written()).isEqualTo(20);
    assertThat(dollars).isEqualTo((1 * 0.125 + 40 * 0.625) / 1_000_000);
    assertThat(atLeast).isEqualTo(Duration.ofSeconds(1));
    List<Map<String, AttributeValue>> attributes = withoutIndexKeys();

    BackfillReport done = run();

    assertThat(done.items()).isEqualTo(TRUCKS);
    assertThat(done.written()).isEqualTo(20);
    assertThat(done.isFine()).isTrue();
    assertThat(withoutIndexKeys()).containsExactlyElementsOf(attributes);
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

  /** A sort key has 1,024 bytes at most. That of the index has both names. */
  @Test
  void whatCantBeWrittenIsListedAndEndsNothing() {
    addIndex();
    String name = "x".repeat(600);
    before.execute(OldFleetTruckEntity.put(new OldFleet.Truck(name, name, "north", 7)));
    putWithoutMileage();

    BackfillReport done = run();

    assertThat(done.checkpoint()).isNull();
    assertThat(inDepot("north")).hasSize(10);
    assertThat(done.left())
        .extracting(LeftItems::reason, left -> left.samples().get(0).stored())
        .satisfiesExactly(
            unreadable -> assertThat(unreadable.toString()).contains("unreadable", "mileage"),
            refused ->
                assertThat(refused.toString())
                    .contains("invalid", "GSI1SK would be 1201 bytes long"));
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

  /** Takes each batch of the table's stream. */
  void repair(List<Record> records) {
    BackfillReport report = fleet.execute(RepairChanges.of(FleetTable.type(), records));
    if (!report.isFine()) {
      System.out.println(report);
    }
  }

  @Test
  void theOldProgramWritesWhileItsWritesAreRepaired() {
    addIndex();
    run();
    int done = table.streamRecords().size();

    before.execute(OldFleetTruckEntity.put(new OldFleet.Truck("red", plate(0), "north", 7)));
    before.execute(OldFleetTruckEntity.update("red", plate(1)).depot("west"));
    before.execute(OldFleetTruckEntity.update("red", plate(2)).removeDepot());
    List<Record> records = table.streamRecords();
    repair(records.subList(done, records.size()));

    assertThat(differences()).isEmpty();
    assertThat(inDepot("west")).hasSize(1);
    assertThat(inDepot("north")).hasSize(9);
  }

  /** Each program after a crash has the files of the one before. */
  @Test
  void itIsDoneWhereverTheProgramEndsAndUndone() {
    DynamoDbClient whole = table.dynamoDb();
    addIndex();
    List<Map<String, AttributeValue>> start = sorted(table.items());
    List<Map<String, AttributeValue>> attributes = withoutIndexKeys();

    int crashes =
        Crash.afterEachRequest(
            whole,
            () -> {},
            dynamoDb -> {
              fleet = FleetTable.client(dynamoDb).withTableName(table.tableName());
              run();
            },
            () -> assertThat(withoutIndexKeys()).containsExactlyElementsOf(attributes));

    assertThat(crashes).isGreaterThan(3);
    fleet = FleetTable.client(whole).withTableName(table.tableName());
    assertThat(differences()).isEmpty();
    assertThat(inDepot("north")).hasSize(10);
    assertThat(inDepot("south")).hasSize(10);

    FileJournal journal = FileJournal.in(folder.resolve("journal"));
    UndoReport undone = fleet.execute(UndoBackfill.of(FleetTable.type(), journal));

    assertThat(undone.changed()).isZero();
    assertThat(sorted(table.items())).isEqualTo(start);
  }

  private List<Map<String, AttributeValue>> withoutIndexKeys() {
    return sorted(
        table.items().stream()
            .map(
                item -> {
                  Map<String, AttributeValue> rest = new TreeMap<>(item);
                  rest.keySet().removeIf(Set.of("GSI1PK", "GSI1SK")::contains);
                  return rest;
                })
            .toList());
  }

  private static List<Map<String, AttributeValue>> sorted(
      List<? extends Map<String, AttributeValue>> items) {
    return items.stream()
        .<Map<String, AttributeValue>>map(item -> item)
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
    run();

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

    run();

    assertThat(differences()).isEmpty();
    assertThat(inDepot("west")).hasSize(1);
    assertThat(inDepot("north")).hasSize(9);
    assertThat(inDepot("south")).hasSize(9);
  }
}
