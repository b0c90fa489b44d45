package dev.singlet.examples.recipes.changes.authors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import dev.singlet.TableClient;
import dev.singlet.change.plan.Action;
import dev.singlet.change.plan.Estimate;
import dev.singlet.change.plan.PlanStep;
import dev.singlet.examples.recipes.Stops;
import dev.singlet.examples.recipes.changes.ChangedModel;
import dev.singlet.examples.recipes.changes.MemoryJournal;
import dev.singlet.examples.recipes.changes.Units;
import dev.singlet.listener.RequestListener;
import dev.singlet.migrate.UndoBackfill;
import dev.singlet.tables.TableSetup;
import dev.singlet.tables.VerifyItems;
import dev.singlet.testing.LocalTable;
import dev.singlet.verify.ItemDifference;
import dev.singlet.verify.ItemDifference.Kind;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class AuthorIndexTest {

  private static final int ISSUES = 4;
  private static final int MANY = 200;

  @RegisterExtension final LocalTable table = LocalTable.of(BeforeTable.SCHEMA);

  private TableClient old;
  private TableClient release;

  @BeforeEach
  void programs() {
    TableSetup.of(table.dynamoDb(), AfterTable.SCHEMA)
        .withTableName(table.tableName())
        .addMissingIndexes();
    old = table.client();
    release = release(table.dynamoDb());
  }

  private TableClient release(DynamoDbClient dynamoDb) {
    return AfterTable.client(dynamoDb).withTableName(table.tableName());
  }

  private void fill() {
    LongStream.rangeClosed(1, ISSUES)
        .forEach(number -> old.execute(BeforeIssueEntity.put(oldIssue(number, "ann"))));
  }

  private static Before.Issue oldIssue(long number, String author) {
    return new Before.Issue("acme", "app", number, "Slow", author);
  }

  private static After.Issue issue(long number, String author) {
    return new After.Issue("acme", "app", number, "Slow", author);
  }

  private List<Long> numbersOf(String author) {
    return release.stream(AfterIssueEntity.byAuthor(author)).map(After.Issue::issueNumber).toList();
  }

  private List<Kind> differences() {
    return release
        .execute(VerifyItems.of(AfterTable.type()))
        .differences()
        .map(ItemDifference::kind)
        .distinct()
        .toList();
  }

  @Test
  void theQueryMissesOlderIssuesUntilTheBackfill() {
    fill();
    release.execute(AfterIssueEntity.put(issue(9, "ann")));

    assertThat(numbersOf("ann")).containsExactly(9L);
    assertThat(differences()).containsExactly(Kind.MISSING);

    release.execute(AuthorIndex.backfill());

    assertThat(numbersOf("ann")).containsExactly(1L, 2L, 3L, 4L, 9L);
    assertThat(differences()).isEmpty();
  }

  @Test
  void theUndoRemovesTheKeys() {
    fill();
    List<Map<String, AttributeValue>> start = table.items();
    MemoryJournal journal = new MemoryJournal();
    release.execute(AuthorIndex.backfill().journal(journal));

    release.execute(UndoBackfill.of(AfterTable.type(), journal));

    assertThat(numbersOf("ann")).isEmpty();
    assertThat(table.items()).containsExactlyInAnyOrderElementsOf(start);
  }

  @Test
  void bothProgramsReadWhatTheOtherOneWrites() {
    old.execute(BeforeIssueEntity.put(oldIssue(1, "ann")));
    release.execute(AfterIssueEntity.put(issue(2, "ann")));

    assertThat(old.stream(BeforeIssueEntity.byRepo("acme", "app")))
        .containsExactly(oldIssue(1, "ann"), oldIssue(2, "ann"));
    assertThat(release.stream(AfterIssueEntity.byRepo("acme", "app")))
        .containsExactly(issue(1, "ann"), issue(2, "ann"));
  }

  @Test
  void aPutOfTheOldProgramErasesTheKey() {
    release.execute(AfterIssueEntity.put(issue(1, "ann")));

    old.execute(BeforeIssueEntity.put(oldIssue(1, "ann")));

    assertThat(numbersOf("ann")).isEmpty();
    assertThat(differences()).containsExactly(Kind.MISSING);
  }

  @Test
  void anUpdateOfTheOldProgramLeavesTheKeyOfTheOtherAuthor() {
    release.execute(AfterIssueEntity.put(issue(1, "ann")));

    old.execute(BeforeIssueEntity.update("acme", "app", 1).author("bob"));

    assertThat(numbersOf("ann")).containsExactly(1L);
    assertThat(numbersOf("bob")).isEmpty();
    assertThat(differences()).containsExactly(Kind.OTHER_INDEX_KEY);
    release.execute(AuthorIndex.backfill());
    assertThat(numbersOf("ann")).isEmpty();
    assertThat(numbersOf("bob")).containsExactly(1L);
    assertThat(differences()).isEmpty();
  }

  @Test
  void theBackfillIsLostIfTheOldProgramStillRuns() {
    fill();
    release.execute(AuthorIndex.backfill());

    old.execute(BeforeIssueEntity.put(oldIssue(1, "ann")));

    assertThat(numbersOf("ann")).containsExactly(2L, 3L, 4L);
  }

  @Test
  void theBackfillCanStopAfterEachRequest() {
    int stops =
        Stops.afterEachRequest(
            table.dynamoDb(),
            this::fill,
            dynamoDb -> release(dynamoDb).execute(AuthorIndex.backfill()),
            () -> {
              assertThat(numbersOf("ann")).containsExactly(1L, 2L, 3L, 4L);
              assertThat(differences()).isEmpty();
            });

    assertThat(stops).as("of a look, a scan and an update of each issue").isEqualTo(ISSUES + 1);
  }

  @Test
  void whatReleaseOneWritesDuringTheBackfillStays() {
    fill();
    AtomicInteger requests = new AtomicInteger();
    RequestListener afterTheScan =
        report -> {
          if (requests.getAndIncrement() == 1) {
            release.execute(AfterIssueEntity.update("acme", "app", 2).author("bob"));
            release.execute(AfterIssueEntity.delete("acme", "app", 3));
          }
        };

    release.withListener(afterTheScan).execute(AuthorIndex.backfill());

    assertThat(numbersOf("ann")).containsExactly(1L, 4L);
    assertThat(numbersOf("bob")).containsExactly(2L);
    assertThat(differences()).isEmpty();
  }

  @Test
  void theProgramOfTodayCanComeBack() {
    fill();
    release.execute(AuthorIndex.backfill());

    assertThat(old.stream(BeforeIssueEntity.byRepo("acme", "app"))).hasSize(ISSUES);
    old.execute(BeforeIssueEntity.update("acme", "app", 1).title("Fast"));
    assertThat(numbersOf("ann")).containsExactly(1L, 2L, 3L, 4L);
  }

  @Test
  void theBackfillCostsWhatThePlanSays() {
    String title = "Slow".repeat(100);
    for (int number = 1; number <= MANY; number++) {
      old.execute(BeforeIssueEntity.put(new Before.Issue("acme", "app", number, title, "ann")));
    }
    Estimate estimate = estimate(Units.bytes(table.items()));
    Units units = new Units();

    release.withListener(units).execute(AuthorIndex.backfill());

    assertThat(units.reads()).isCloseTo(estimate.readUnits().value(), withinPercentage(5));
    assertThat(units.writes()).isEqualTo(estimate.writeUnits().value());
  }

  private static Estimate estimate(double bytes) {
    return new ChangedModel("authors", "Before", "After")
        .plan(MANY, bytes).steps().stream()
            .filter(step -> step.action() == Action.WRITE_AGAIN)
            .map(PlanStep::estimate)
            .findFirst()
            .orElseThrow();
  }
}
