package dev.singlet.it.migrations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.deployed.ModelsInUse;
import dev.singlet.history.MigrationException;
import dev.singlet.history.MigrationsInfo;
import dev.singlet.history.StepState;
import dev.singlet.history.WhenLocked;
import dev.singlet.it.Crash;
import dev.singlet.it.docs.model.FleetTable;
import dev.singlet.it.docs.model.TruckEntity;
import dev.singlet.migrate.Migrations;
import dev.singlet.tables.VerifyItems;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Of several programs that migrate a table, one works at a time. */
class SeveralProgramsTest extends StepsOfFleet {

  @Test
  void aLockWhoseProgramHasEndedIsTakenOverWhateverTheChoice() {
    Migrations migrations = none().lease(Duration.ofSeconds(1)).step("code", "", (c, step) -> {});
    assertThatThrownBy(() -> migrations.migrate(table.client(Crash.after(table.dynamoDb(), 4))))
        .isInstanceOf(Crash.class);
    assertThat(migrations.info(fleet).lockedBy()).isEqualTo("job 7");

    assertThat(migrations.whenLocked(WhenLocked.REFUSE).migrate(fleet).isDone()).isTrue();
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
            .lease(Duration.ofSeconds(6))
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
    // It waits longer than the first one, so a pause of this machine doesn't end that one's lease.
    Migrations inner = none().lease(Duration.ofSeconds(6)).step("code", "", (client, step) -> {});

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
}
