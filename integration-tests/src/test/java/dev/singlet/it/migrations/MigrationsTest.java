package dev.singlet.it.migrations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.backfill.Steering;
import dev.singlet.deployed.AnnounceModel;
import dev.singlet.deployed.ForgetModel;
import dev.singlet.deployed.ModelsInUse;
import dev.singlet.deployed.UsedModel;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.history.MigrationException;
import dev.singlet.history.MigrationsInfo;
import dev.singlet.history.StepInfo;
import dev.singlet.history.StepState;
import dev.singlet.history.WhenLocked;
import dev.singlet.it.Crash;
import dev.singlet.it.docs.model.FleetTable;
import dev.singlet.it.docs.model.OldFleet;
import dev.singlet.it.docs.model.OldFleetTable;
import dev.singlet.it.docs.model.OldFleetTruckEntity;
import dev.singlet.it.docs.model.TruckEntity;
import dev.singlet.it.tables.model.PracticeTable;
import dev.singlet.it.tenants.model.DeskTable;
import dev.singlet.migrate.Backfill;
import dev.singlet.migrate.Migrations;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The steps of a table run once, in their order, and the table keeps how far they have come. */
class MigrationsTest {

  private static final int TRUCKS = 6;
  private static final Instant NOW = Instant.parse("2026-11-29T10:00:00Z");

  @RegisterExtension final LocalTable table = LocalTable.of(FleetTable.SCHEMA);
  @RegisterExtension final LocalTable practice = LocalTable.of(PracticeTable.SCHEMA);
  @RegisterExtension final LocalTable desk = LocalTable.of(DeskTable.SCHEMA);

  private final List<String> ran = new ArrayList<>();
  private TableClient before;
  private TableClient fleet;

  @BeforeEach
  void fill() {
    fleet = table.client().withClock(Clock.fixed(NOW, ZoneOffset.UTC));
    before = OldFleetTable.client(table.dynamoDb()).withTableName(table.tableName());
    for (int i = 0; i < TRUCKS; i++) {
      before.execute(OldFleetTruckEntity.put(new OldFleet.Truck("red", "ZH-" + i, "north", i)));
    }
  }

  private static Backfill backfill() {
    return Backfill.of(FleetTable.type()).withoutRecovery();
  }

  private static Migrations none() {
    return Migrations.of(FleetTable.describe()).by("job 7");
  }

  private Migrations withCode() {
    return none()
        .step("0002", backfill())
        .step("0003", "greets", (client, step) -> ran.add("0003"));
  }

  private void fillFleets() {
    for (int i = 0; i < TRUCKS; i++) {
      before.execute(OldFleetTruckEntity.put(new OldFleet.Truck("fleet" + i, "BE", "north", i)));
    }
  }

  private void mileage(String plate, AttributeValue value) {
    Map<String, AttributeValue> key =
        Map.of(
            "PK", AttributeValue.fromS("FLEET#red"),
            "SK", AttributeValue.fromS("TRUCK#" + plate));
    table
        .dynamoDb()
        .updateItem(
            update ->
                update
                    .tableName(table.tableName())
                    .key(key)
                    .updateExpression("SET mileage = :value")
                    .expressionAttributeValues(Map.of(":value", value)));
  }

  private static List<StepState> states(MigrationsInfo info) {
    return info.steps().stream().map(StepInfo::state).toList();
  }

  private long inNorth() {
    return fleet.execute(TruckEntity.inDepot("north").count());
  }

  @Test
  void eachStepRunsOnceInItsOrder() {
    Migrations migrations = withCode();
    assertThat(states(migrations.info(fleet))).containsOnly(StepState.PENDING).hasSize(2);
    assertThat(migrations.info(fleet).toString())
        .isEqualTo(
            """
            Migrations of %s
              0002  pending
              0003  pending"""
                .formatted(table.tableName()));
    assertThatThrownBy(() -> migrations.validate(fleet))
        .isInstanceOf(MigrationException.class)
        .hasMessage(
            "[SGR0501] These migrations of %s are not done: [0002, 0003]. Migrate first.",
            table.tableName());

    MigrationsInfo done = migrations.migrate(fleet);

    assertThat(inNorth()).isEqualTo(TRUCKS);
    assertThat(ran).containsExactly("0003");
    assertThat(done.isDone()).as(done.toString()).isTrue();
    assertThat(done.toString())
        .isEqualTo(
            """
            Migrations of %s
              0002  done     2026-11-29T10:00:00Z to 2026-11-29T10:00:00Z, by job 7: 7 items read, 6 \
            written
              0003  done     2026-11-29T10:00:00Z to 2026-11-29T10:00:00Z, by job 7: 0 items read, 0 \
            written"""
                .formatted(table.tableName()));
    migrations.migrate(fleet);
    assertThat(ran).containsExactly("0003");
    assertThat(migrations.validate(fleet)).isEqualTo(done);
  }

  @Test
  void laterReleasesAddSteps() {
    withCode().migrate(fleet);

    MigrationsInfo info =
        withCode().step("0004", "more", (client, step) -> ran.add("0004")).migrate(fleet);

    assertThat(info.isDone()).isTrue();
    assertThat(ran).containsExactly("0003", "0004");
  }

  @Test
  void aRunDoesTheBackfillsThatFollow() {
    Migrations migrations =
        none()
            .step("0002", backfill())
            .step("0003", backfill().only(TruckEntity.type()))
            .step("code", "", (client, step) -> {})
            .step("0004", backfill())
            .step("0005", backfill().movingItems());

    MigrationsInfo done = migrations.migrate(fleet);

    assertThat(done.isDone()).isTrue();
    assertThat(done.steps())
        .extracting(StepInfo::note)
        .containsExactly("", "The run of 0002 has done this step, too.", "", "", "");
    assertThat(done.steps()).extracting(StepInfo::written).containsExactly(6L, 0L, 0L, 0L, 0L);
  }

  @Test
  void aBackfillWaitsForProgramsOfOtherModels() {
    before.execute(AnnounceModel.of(OldFleetTable.describe(), "tracker"));
    fleet.execute(AnnounceModel.of(FleetTable.describe(), "tracker"));

    MigrationsInfo waiting = withCode().migrate(fleet.withClock(Clock.systemUTC()));

    assertThat(states(waiting)).containsExactly(StepState.WAITING, StepState.PENDING);
    assertThat(waiting.steps().get(0).note())
        .startsWith("It waits for programs of other models: tracker@")
        .endsWith(". When they have ended, forget them, and migrate again.");
    assertThat(inNorth()).as("the items are written").isEqualTo(TRUCKS);
    assertThat(ran).as("the next step waits, too").isEmpty();
    assertThat(waiting.isDone()).isFalse();
    before.execute(OldFleetTruckEntity.put(new OldFleet.Truck("red", "ZH-9", "north", 9)));
    assertThat(states(withCode().migrate(fleet.withClock(Clock.systemUTC()))))
        .containsExactly(StepState.WAITING, StepState.PENDING);
    assertThat(inNorth()).isEqualTo(TRUCKS);

    UsedModel old =
        before.execute(ModelsInUse.of(OldFleetTable.describe())).stream()
            .filter(used -> used.descriptor().contains("OldFleet"))
            .findFirst()
            .orElseThrow();
    before.execute(ForgetModel.of(OldFleetTable.describe(), old));

    assertThat(withCode().migrate(fleet).isDone()).isTrue();
    assertThat(inNorth()).as("with what the older program wrote").isEqualTo(TRUCKS + 1);
    assertThat(ran).containsExactly("0003");
  }

  @Test
  void aModelThatWasNotSeenLatelyDoesNotCount() {
    before.execute(AnnounceModel.of(OldFleetTable.describe(), "tracker"));
    TableClient later = fleet.withClock(Clock.offset(Clock.systemUTC(), Duration.ofDays(3)));

    assertThat(states(withCode().migrate(later)))
        .containsExactly(StepState.WAITING, StepState.PENDING);
    assertThat(withCode().seenWithin(Duration.ofDays(2)).migrate(later).isDone()).isTrue();
  }

  @Test
  void aFailedStepRunsAgain() {
    AtomicInteger runs = new AtomicInteger();
    Migrations migrations =
        none()
            .step(
                "code",
                "fails once",
                (client, step) -> {
                  step.count(5, 2);
                  if (runs.incrementAndGet() == 1) {
                    throw new IllegalStateException("no disk");
                  }
                })
            .step("next", "", (client, step) -> ran.add("next"));

    assertThatThrownBy(() -> migrations.migrate(fleet))
        .isInstanceOf(MigrationException.class)
        .hasMessage(
            "[SGR0501] The step code has failed: java.lang.IllegalStateException: no disk. The next"
                + " run goes on with it.")
        .hasRootCauseMessage("no disk");

    MigrationsInfo failed = migrations.info(fleet);
    assertThat(states(failed)).containsExactly(StepState.FAILED, StepState.PENDING);
    assertThat(failed.steps().get(0).note()).endsWith("no disk");
    assertThat(failed.steps().get(0).written()).isEqualTo(2);
    assertThat(failed.lockedBy()).as("the lock is free").isEmpty();
    assertThat(ran).isEmpty();
    assertThatThrownBy(() -> migrations.validate(fleet)).isInstanceOf(MigrationException.class);
    assertThat(migrations.migrate(fleet).isDone()).isTrue();
    assertThat(ran).containsExactly("next");
  }

  @Test
  void aBackfillThatLeftItemsHasFailedUntilTheyAreMended() {
    mileage("ZH-1", AttributeValue.fromS("many"));

    MigrationsInfo info = withCode().migrate(fleet);

    assertThat(states(info)).containsExactly(StepState.FAILED, StepState.PENDING);
    assertThat(info.toString()).contains("    Left as they are, because of unreadable, Truck: 1.");
    before.execute(OldFleetTruckEntity.put(new OldFleet.Truck("red", "ZH-1", "north", 1)));
    assertThat(withCode().migrate(fleet).isDone()).isTrue();
    assertThat(inNorth()).isEqualTo(TRUCKS);
  }

  @Test
  void aStepThatIsStoppedGoesOn() {
    fillFleets();
    Migrations stopping =
        none().step("0002", backfill().segments(3).steeredBy(() -> Steering.Order.STOP));
    Migrations migrations = none().step("0002", backfill().segments(3));

    MigrationsInfo stopped = stopping.migrate(fleet);

    assertThat(states(stopped)).containsExactly(StepState.PENDING);
    assertThat(stopped.steps().get(0).note()).isEqualTo("It was stopped.");
    long first = stopped.steps().get(0).written();
    assertThat(first).isBetween(1L, 2L * TRUCKS - 1);
    MigrationsInfo done = migrations.migrate(fleet);
    assertThat(done.isDone()).as(done.toString()).isTrue();
    assertThat(done.steps().get(0).written()).isEqualTo(2 * TRUCKS);
  }

  @Test
  void aStepThatWasChangedIsRefusedAndRepaired() {
    withCode().migrate(fleet);
    Migrations changed =
        none().step("0002", backfill().movingItems()).step("0003", "greets twice", (c, step) -> {});

    assertThatThrownBy(() -> changed.validate(fleet))
        .isInstanceOf(MigrationException.class)
        .hasMessageContaining("0002: This step was changed after it was begun: its checksum was")
        .hasMessageContaining("0003: This step was changed")
        .hasMessageEndingWith("If that is on purpose, repair the history.");
    assertThatThrownBy(() -> changed.migrate(fleet)).isInstanceOf(MigrationException.class);

    assertThat(changed.repair(fleet).isDone()).isTrue();

    assertThat(changed.validate(fleet).problems()).isEmpty();
    assertThat(changed.migrate(fleet).isDone()).isTrue();
    assertThat(ran).containsExactly("0003");
  }

  @Test
  void aStepThatComesTooLateIsRefused() {
    withCode().migrate(fleet);
    Migrations other = none().step("0001", "late", (client, step) -> {}).step("0002", backfill());

    assertThat(other.info(fleet).problems())
        .containsExactly(
            "This step was not begun, and is declared before one that was. Declare it after that"
                + " one.");
    assertThatThrownBy(() -> other.migrate(fleet)).isInstanceOf(MigrationException.class);
  }

  @Test
  void aProgramOfAnEarlierReleaseGetsOnWithLaterSteps() {
    withCode().migrate(fleet);
    Migrations earlier = none().step("0002", backfill());

    MigrationsInfo info = earlier.validate(fleet);

    assertThat(info.isDone()).isTrue();
    assertThat(info.steps()).extracting(StepInfo::isDeclared).containsExactly(true, false);
    assertThat(info.toString()).contains("\n    It is a step of another program.");
    assertThat(earlier.migrate(fleet).isDone()).isTrue();
    assertThat(earlier.repair(fleet).steps()).hasSize(2);
  }

  @Test
  void aRunThatWentOnDoesNotDoTheBackfillsThatFollow() {
    fillFleets();
    none().step("0002", backfill().segments(3).steeredBy(() -> Steering.Order.STOP)).migrate(fleet);

    MigrationsInfo done =
        none().step("0002", backfill().segments(3)).step("0003", backfill()).migrate(fleet);

    assertThat(done.isDone()).isTrue();
    assertThat(done.steps().get(1).note()).isEmpty();
    assertThat(done.steps().get(1).items()).isGreaterThanOrEqualTo(2 * TRUCKS);
  }

  @Test
  void itemsThatAStoppedRunLeftAreNotForgotten() {
    fillFleets();
    mileage("ZH-1", AttributeValue.fromS("many"));
    Migrations stopping =
        none().step("0002", backfill().segments(2).steeredBy(() -> Steering.Order.STOP));
    Migrations migrations = none().step("0002", backfill().segments(2));

    stopping.migrate(fleet);
    MigrationsInfo second = migrations.migrate(fleet);

    assertThat(states(second)).containsExactly(StepState.FAILED);
    mileage("ZH-1", AttributeValue.fromN("1"));
    assertThat(migrations.migrate(fleet).isDone()).isTrue();
    assertThat(inNorth()).isEqualTo(2 * TRUCKS);
  }

  @Test
  void aBackfillAfterOneThatWaitsRuns() {
    before.execute(AnnounceModel.of(OldFleetTable.describe(), "tracker"));
    TableClient now = fleet.withClock(Clock.systemUTC());
    none().step("0002", backfill()).migrate(now);
    before.execute(OldFleetTruckEntity.put(new OldFleet.Truck("red", "ZH-9", "north", 9)));

    MigrationsInfo info =
        none()
            .step("0002", backfill())
            .step("0003", backfill())
            .step("code", "", (client, step) -> ran.add("code"))
            .migrate(now);

    assertThat(states(info))
        .containsExactly(StepState.WAITING, StepState.WAITING, StepState.PENDING);
    assertThat(inNorth()).isEqualTo(TRUCKS + 1);
    assertThat(ran).isEmpty();
  }

  @Test
  void anOlderProgramThatEndsWhileTheBackfillRunsCounts() {
    before.execute(AnnounceModel.of(OldFleetTable.describe(), "tracker"));
    TableClient now = fleet.withClock(Clock.systemUTC());
    Backfill forgetting =
        backfill()
            .onProgress(
                progress ->
                    before
                        .execute(ModelsInUse.of(OldFleetTable.describe()))
                        .forEach(
                            used ->
                                before.execute(ForgetModel.of(OldFleetTable.describe(), used))));

    MigrationsInfo info = none().step("0002", forgetting).migrate(now);

    assertThat(states(info)).containsExactly(StepState.WAITING);
    assertThat(none().step("0002", backfill()).migrate(now).isDone()).isTrue();
  }

  @Test
  void aLockWhoseProgramHasEndedIsTakenOverWhateverTheChoice() {
    Migrations migrations = none().lease(Duration.ofSeconds(1)).step("code", "", (c, step) -> {});
    assertThatThrownBy(() -> migrations.migrate(table.client(Crash.after(table.dynamoDb(), 4))))
        .isInstanceOf(Crash.class);
    assertThat(migrations.info(fleet).lockedBy()).isEqualTo("job 7");

    assertThat(migrations.whenLocked(WhenLocked.REFUSE).migrate(fleet).isDone()).isTrue();
  }

  @Test
  void repairBeginsAFailedStepFromTheStart() {
    List<String> places = new ArrayList<>();
    Migrations migrations =
        none()
            .step(
                "code",
                "",
                (client, step) -> {
                  places.add(String.valueOf(step.checkpoint()));
                  step.checkpoint("half");
                  throw new IllegalStateException("no");
                });
    assertThatThrownBy(() -> migrations.migrate(fleet)).isInstanceOf(MigrationException.class);

    assertThatThrownBy(() -> migrations.migrate(fleet)).isInstanceOf(MigrationException.class);
    assertThat(places).as("without it, a run goes on").containsExactly("null", "half");

    assertThat(states(migrations.repair(fleet))).containsExactly(StepState.PENDING);

    assertThat(migrations.info(fleet).steps().get(0).note()).isEmpty();
    assertThatThrownBy(() -> migrations.migrate(fleet)).isInstanceOf(MigrationException.class);
    assertThat(places).containsExactly("null", "half", "null");
  }

  /** After a crash the lock is left, and a run after the lease takes the step up. */
  @Test
  void itEndsAfterAnyRequestAndGoesOn() {
    int crashes =
        Crash.afterEachRequest(
            table.dynamoDb(),
            () -> {},
            client -> migrated(client),
            () -> assertThat(fleet.execute(TruckEntity.ofFleet("red").count())).isEqualTo(TRUCKS));

    assertThat(crashes).isGreaterThan(TRUCKS);
    assertThat(withCode().info(fleet).isDone()).isTrue();
    assertThat(inNorth()).isEqualTo(TRUCKS);
    assertThat(ran).contains("0003");
    assertThat(fleet.execute(VerifyItems.of(FleetTable.type())).fitsModel()).isTrue();
    assertThat(fleet.execute(ModelsInUse.of(FleetTable.describe()))).isEmpty();
  }

  private void migrated(DynamoDbClient client) {
    withCode().lease(Duration.ofSeconds(1)).migrate(table.client(client));
  }

  @Test
  void ofTenProgramsThatBeginAtOnceOneWorks() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(10);
    AtomicInteger runs = new AtomicInteger();
    Migrations migrations =
        none()
            .lease(Duration.ofSeconds(2))
            .step("code", "", (client, step) -> runs.incrementAndGet())
            .step("0002", backfill());
    List<Future<MigrationsInfo>> all = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      Migrations own = migrations.by("program " + i);
      all.add(threads.submit(() -> own.migrate(fleet)));
    }

    for (Future<MigrationsInfo> each : all) {
      assertThat(each.get(60, TimeUnit.SECONDS).isDone()).isTrue();
    }

    threads.shutdown();
    assertThat(runs).hasValue(1);
    assertThat(inNorth()).isEqualTo(TRUCKS);
    assertThat(migrations.info(fleet).lockedBy()).isEmpty();
  }

  @Test
  void whileAnotherProgramMigratesOneGoesOnOrRefuses() {
    List<MigrationsInfo> told = new ArrayList<>();
    Migrations inner = none().lease(Duration.ofSeconds(1)).step("code", "", (client, step) -> {});

    none()
        .by("the first")
        .lease(Duration.ofSeconds(1))
        .step(
            "code",
            "",
            (client, step) -> {
              told.add(inner.whenLocked(WhenLocked.GO_ON).migrate(client));
              assertThatThrownBy(() -> inner.whenLocked(WhenLocked.REFUSE).migrate(client))
                  .isInstanceOf(MigrationException.class)
                  .hasMessage(
                      "[SGR0501] Another program migrates " + table.tableName() + ": the first.");
            })
        .migrate(fleet);

    assertThat(told)
        .singleElement()
        .satisfies(
            info -> {
              assertThat(info.lockedBy()).isEqualTo("the first");
              assertThat(states(info)).containsExactly(StepState.RUNNING);
              assertThat(info.toString())
                  .startsWith("Migrations of " + table.tableName() + ", locked by the first")
                  .contains("code  running  2026-11-29T10:00:00Z to now, by the first");
            });
  }

  @Test
  void whatCannotBeAStepIsRefused() {
    assertThatThrownBy(() -> withCode().step("0002", backfill()))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0105] The step \"0002\": give each step an id of its own, of up to 100 letters and"
                + " digits, and . _ - after the first.");
    assertThatThrownBy(() -> none().step("a b", backfill()))
        .isInstanceOf(InvalidArgumentException.class);
    assertThatThrownBy(() -> none().step("0002", backfill().dryRun()))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage("[SGR0105] The step 0002 is a dry run, which is never done.");
    assertThatThrownBy(() -> none().lease(Duration.ofMillis(999)))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage("[SGR0105] lease(PT0.999S): give a second or more.");
    assertThat(withCode()).hasToString("Migrations[[0002, 0003]]");
  }

  @Test
  void aTableWhoseSortKeyIsNoTextHasItsHistoryBesideItsModels() {
    TableClient client = practice.client();
    client.execute(AnnounceModel.of(PracticeTable.describe(), "desk"));
    Migrations migrations =
        Migrations.of(PracticeTable.describe())
            .step("code", "", (own, step) -> step.checkpoint("half"));

    assertThat(migrations.migrate(client).isDone()).isTrue();

    assertThat(practice.items()).hasSize(1);
    List<UsedModel> used = client.execute(ModelsInUse.of(PracticeTable.describe()));
    assertThat(used).hasSize(1);
    assertThat(client.execute(ForgetModel.of(PracticeTable.describe(), used.get(0)))).isTrue();
    assertThat(migrations.validate(client).isDone()).isTrue();
  }

  @Test
  void aClientOfATenantIsRefused() {
    Migrations migrations =
        Migrations.of(DeskTable.describe()).step("code", "", (client, step) -> {});

    assertThatThrownBy(() -> migrations.info(desk.client().forTenant("acme")))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0105] Migrations are of the whole table. Use a client without a tenant, not one of"
                + " forTenant(\"acme\").");
    assertThat(migrations.migrate(desk.client()).isDone()).isTrue();
    assertThatThrownBy(() -> migrations.info(fleet))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("migrations of");
  }

  @Test
  void aDamagedHistoryIsTold() {
    withCode().migrate(fleet);
    Map<String, AttributeValue> history =
        table.items().stream()
            .filter(item -> item.containsKey("_singlet_steps"))
            .findFirst()
            .orElseThrow();
    table
        .dynamoDb()
        .updateItem(
            update ->
                update
                    .tableName(table.tableName())
                    .key(Map.of("PK", history.get("PK"), "SK", history.get("SK")))
                    .updateExpression("SET #steps = :text")
                    .expressionAttributeNames(Map.of("#steps", "_singlet_steps"))
                    .expressionAttributeValues(
                        Map.of(
                            ":text",
                            AttributeValue.fromM(
                                Map.of(
                                    "0002",
                                    AttributeValue.fromM(
                                        Map.of("state", AttributeValue.fromS("LOST"))))))));

    assertThatThrownBy(() -> withCode().info(fleet))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessageContaining("History of migrations");
  }
}
