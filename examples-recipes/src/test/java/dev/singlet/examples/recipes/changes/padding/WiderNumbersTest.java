package dev.singlet.examples.recipes.changes.padding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.singlet.TableClient;
import dev.singlet.backfill.LeftItems;
import dev.singlet.backfill.UndoReport;
import dev.singlet.change.plan.Action;
import dev.singlet.change.plan.Estimate;
import dev.singlet.change.plan.PlanStep;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.examples.recipes.Stops;
import dev.singlet.examples.recipes.changes.ChangedModel;
import dev.singlet.examples.recipes.changes.MemoryJournal;
import dev.singlet.examples.recipes.changes.Units;
import dev.singlet.migrate.UndoBackfill;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.ItemDifference.Kind;
import dev.singlet.verify.ItemsReport;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class WiderNumbersTest {

  private static final int ISSUES = 3;
  private static final int MANY = 200;

  @RegisterExtension final LocalTable table = LocalTable.of(BeforeTable.SCHEMA);

  private TableClient before;
  private TableClient after;

  @BeforeEach
  void programs() {
    before = before(table.dynamoDb());
    after = after(table.dynamoDb());
  }

  private TableClient before(DynamoDbClient dynamoDb) {
    return BeforeTable.client(dynamoDb).withTableName(table.tableName());
  }

  private TableClient after(DynamoDbClient dynamoDb) {
    return AfterTable.client(dynamoDb).withTableName(table.tableName());
  }

  private void fill() {
    LongStream.rangeClosed(1, ISSUES)
        .forEach(
            number -> {
              after.execute(AfterIssueEntity.delete("acme", "app", number));
              before.execute(
                  BeforeIssueEntity.put(new Before.Issue("acme", "app", number, "Slow")));
            });
  }

  private ItemsReport compared() {
    return after.execute(VerifyItems.of(AfterTable.type()));
  }

  private List<String> keys() {
    return table.items().stream().map(item -> item.get("PK").s()).sorted().toList();
  }

  @Test
  void beforeTheMoveTheNewProgramFindsNothing() {
    fill();

    assertThat(after.execute(AfterIssueEntity.get("acme", "app", 1))).isEmpty();
    assertThat(after.execute(AfterIssueEntity.delete("acme", "app", 1))).isFalse();
    assertThatThrownBy(() -> after.stream(AfterTable.scan()).toList())
        .isInstanceOf(UnreadableItemException.class);
    assertThat(compared().differences()).extracting(ItemDifference::kind).contains(Kind.OTHER_KEY);
    assertThat(compared().fitsModel()).isFalse();
  }

  @Test
  void withoutStoppingBothProgramsHaveAnIssueOfTheSameNumber() {
    fill();

    after.execute(AfterIssueEntity.put(new After.Issue("acme", "app", 1, "Loud")).ifNotExists());

    assertThat(keys()).contains("ISSUE#acme#app#00000001", "ISSUE#acme#app#0000000001");
    assertThat(before.execute(BeforeIssueEntity.get("acme", "app", 1)))
        .map(Before.Issue::title)
        .contains("Slow");
    assertThat(after.execute(WiderNumbers.move()).left())
        .extracting(LeftItems::reason, LeftItems::items)
        .containsExactly(tuple(LeftItems.Reason.KEY_TAKEN, 1L));
    assertThat(keys()).contains("ISSUE#acme#app#00000001", "ISSUE#acme#app#0000000001");
  }

  @Test
  void theMoveCanStopAfterEachRequest() {
    int stops =
        Stops.afterEachRequest(
            table.dynamoDb(),
            this::fill,
            dynamoDb -> after(dynamoDb).execute(WiderNumbers.move()),
            () -> {
              assertThat(keys())
                  .containsExactly(
                      "ISSUE#acme#app#0000000001",
                      "ISSUE#acme#app#0000000002",
                      "ISSUE#acme#app#0000000003");
              assertThat(compared().fitsModel()).isTrue();
            });

    assertThat(stops).as("of a look, a scan and a move of each issue").isEqualTo(ISSUES + 1);
  }

  @Test
  void afterTheMoveTheOldProgramFindsNothing() {
    fill();
    assertThat(after.execute(WiderNumbers.move()).isFine()).isTrue();

    assertThat(before.execute(BeforeIssueEntity.get("acme", "app", 1))).isEmpty();
    assertThat(after.execute(AfterIssueEntity.get("acme", "app", 1)))
        .contains(new After.Issue("acme", "app", 1, "Slow"));
  }

  @Test
  void theUndoBringsTheIssuesBack() {
    fill();
    List<Map<String, AttributeValue>> start = table.items();
    MemoryJournal journal = new MemoryJournal();
    assertThat(after.execute(WiderNumbers.move().journal(journal)).isFine()).isTrue();

    UndoReport undone = after.execute(UndoBackfill.of(AfterTable.type(), journal));

    assertThat(undone.undone()).isEqualTo(ISSUES);
    assertThat(table.items()).containsExactlyInAnyOrderElementsOf(start);
  }

  @Test
  void theMoveCostsWhatThePlanSays() {
    for (int number = 1; number <= MANY; number++) {
      before.execute(
          BeforeIssueEntity.put(new Before.Issue("acme", "app", number, "Slow".repeat(100))));
    }
    Estimate estimate = estimate(Units.bytes(table.items()));
    Units units = new Units();

    assertThat(after.withListener(units).execute(WiderNumbers.move()).isFine()).isTrue();

    // A scan meets some of the issues that have moved, too.
    assertThat(units.reads())
        .isBetween(estimate.readUnits().value(), 2 * estimate.readUnits().value() + 1);
  }

  private static Estimate estimate(double bytes) {
    return new ChangedModel("padding", "Before", "After")
        .plan(MANY, bytes).steps().stream()
            .filter(step -> step.action() == Action.MOVE)
            .map(PlanStep::estimate)
            .findFirst()
            .orElseThrow();
  }
}
