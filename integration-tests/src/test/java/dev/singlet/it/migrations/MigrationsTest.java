package dev.singlet.it.migrations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.history.MigrationException;
import dev.singlet.history.MigrationsInfo;
import dev.singlet.history.StepInfo;
import dev.singlet.history.StepState;
import dev.singlet.it.docs.model.OldFleet;
import dev.singlet.it.docs.model.OldFleetTruckEntity;
import dev.singlet.it.docs.model.TruckEntity;
import dev.singlet.migrate.Migrations;
import dev.singlet.run.Steering;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The steps of a table run once, in their order, and the table keeps how far they have come. */
class MigrationsTest extends StepsOfFleet {

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
    assertThat(second.steps().get(0).note())
        .isEqualTo(
            "Runs that ended early had left items. The next run begins again, and lists them.");
    mileage("ZH-1", AttributeValue.fromN("1"));
    assertThat(migrations.migrate(fleet).isDone()).isTrue();
    assertThat(inNorth()).isEqualTo(2 * TRUCKS);
  }
}
