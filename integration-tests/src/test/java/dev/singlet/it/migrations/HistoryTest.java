package dev.singlet.it.migrations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
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
import dev.singlet.it.tables.model.PracticeTable;
import dev.singlet.it.tenants.model.DeskTable;
import dev.singlet.migrate.Migrations;
import dev.singlet.testing.LocalTable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Steps that do not fit the history of a table are refused, and can be repaired. */
class HistoryTest extends StepsOfFleet {

  @RegisterExtension final LocalTable practice = LocalTable.of(PracticeTable.SCHEMA);
  @RegisterExtension final LocalTable desk = LocalTable.of(DeskTable.SCHEMA);

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
    assertThatThrownBy(() -> none().step("0002", backfill().share(0, 2)))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage("[SGR0105] The step 0002 is a share of a backfill, which alone is never done.");
    assertThatThrownBy(() -> none().lease(Duration.ofMillis(999)))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage("[SGR0105] lease(PT0.999S): give a second or more.");
    assertThat(withCode()).hasToString("Migrations[[0002, 0003]]");
  }

  @Test
  void aCheckpointThatTheItemHasNoPlaceForIsRefused() {
    Migrations migrations =
        none().step("code", "", (client, step) -> step.checkpoint("x".repeat(100_001)));

    assertThatThrownBy(() -> migrations.migrate(fleet))
        .isInstanceOf(MigrationException.class)
        .rootCause()
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0105] The checkpoint of the step code has more than 100,000 characters. Give a"
                + " backfill fewer segments.");
    assertThat(states(migrations.info(fleet))).containsExactly(StepState.FAILED);
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
