package dev.singlet.it.migrations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.deployed.AnnounceModel;
import dev.singlet.deployed.ForgetModel;
import dev.singlet.deployed.ModelsInUse;
import dev.singlet.deployed.UsedModel;
import dev.singlet.history.MigrationsInfo;
import dev.singlet.history.StepState;
import dev.singlet.it.docs.model.FleetTable;
import dev.singlet.it.docs.model.OldFleet;
import dev.singlet.it.docs.model.OldFleetTable;
import dev.singlet.it.docs.model.OldFleetTruckEntity;
import dev.singlet.migrate.Backfill;
import java.time.Clock;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** A backfill is not done as long as a program of another model can undo it. */
class OlderProgramsTest extends StepsOfFleet {

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
}
