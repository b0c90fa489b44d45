package dev.singlet.examples.recipes.semanticsearch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.abort;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.examples.recipes.StoppingClient;
import dev.singlet.examples.recipes.Stops;
import dev.singlet.examples.shared.ConnectionException;
import dev.singlet.examples.shared.Dynoxide;
import dev.singlet.examples.shared.Embeddings;
import dev.singlet.migrate.Backfill;
import dev.singlet.tables.CreateTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class IssueSearchTest {

  private static final Embeddings MODEL = new Embeddings(Tracker.DIMENSIONS);

  private static Dynoxide server;

  private final String name = "Tracker" + UUID.randomUUID();
  private TableClient tracker;
  private IssueSearch issues;

  @BeforeAll
  static void start() {
    try {
      server = Dynoxide.start();
    } catch (ConnectionException none) {
      abort(none.getMessage());
    }
  }

  @AfterAll
  static void end() {
    if (server != null) {
      server.close();
    }
  }

  @BeforeEach
  void createTable() {
    tracker = tracker(server.client());
    tracker.execute(CreateTable.of(TrackerTable.SCHEMA));
    issues = new IssueSearch(tracker, MODEL::of);
  }

  private TableClient tracker(DynamoDbClient dynamoDb) {
    return new TableClient(dynamoDb, TrackerTable.SCHEMA).withTableName(name);
  }

  @Test
  void anIssueIsFoundInOtherWordsAndByItsOwnerOnly() {
    issues.file("acme", "site", 1, "Login page is blank", "White after login.");
    issues.file("acme", "site", 2, "Export is slow", "A large table takes minutes.");
    issues.file("other", "site", 1, "Login page is blank", "White after login.");

    assertThat(issues.like("acme", "a blank page after logging in"))
        .extracting(Found::title)
        .containsExactly("Login page is blank", "Export is slow");
    assertThat(issues.like("nobody", "blank")).isEmpty();
  }

  @Test
  void filtersChooseTheRepositoryAndTheStatus() {
    issues.file("acme", "site", 1, "Blank page", "");
    issues.file("acme", "app", 2, "Blank page", "");
    issues.file("acme", "app", 3, "Blank page", "");
    issues.close("acme", "app", 3);

    assertThat(issues.openLike("acme", "app", "blank page"))
        .extracting(Found::number)
        .containsExactly(2);
  }

  @Test
  void onlyWhatIsNearIsADuplicate() {
    issues.file("acme", "app", 1, "Export is slow", "A large table takes minutes.");
    issues.file("acme", "app", 2, "Crash at midnight", "The date is wrong.");
    issues.file("acme", "site", 3, "Export is slow", "A large table takes minutes.");

    assertThat(issues.duplicates("acme", "app", "Slow export", "A large table takes minutes."))
        .containsExactly(new IssueTitle("app", 1, "Export is slow"));
  }

  @Test
  void aNumberIsTakenOnce() {
    issues.file("acme", "app", 1, "Export is slow", "");

    assertThatThrownBy(() -> issues.file("acme", "app", 1, "Crash", ""))
        .isInstanceOf(ConditionFailedException.class);
    assertThat(issues.like("acme", "crash"))
        .extracting(Found::title)
        .containsExactly("Export is slow");
  }

  @Test
  void anotherTextWithItsEmbeddingIsFoundAtOnce() {
    issues.file("acme", "app", 1, "Export is slow", "");

    issues.rewrite("acme", "app", 1, "Crash at midnight", "");

    assertThat(issues.waiting("acme")).isEmpty();
    assertThat(issues.like("acme", "crash at midnight"))
        .extracting(Found::score)
        .containsExactly(0.0);
  }

  @Test
  void anotherTitleWaitsForItsEmbedding() {
    issues.file("acme", "app", 1, "Export is slow", "");

    issues.retitle("acme", "app", 1, "Crash at midnight");

    assertThat(issues.like("acme", "export is slow")).isEmpty();
    assertThat(issues.waiting("acme"))
        .extracting(Issue::title)
        .containsExactly("Crash at midnight");
    assertThat(issues.embedWaiting("acme")).isEqualTo(1);
    assertThat(issues.waiting("acme")).isEmpty();
    assertThat(issues.like("acme", "crash at midnight"))
        .extracting(Found::score)
        .containsExactly(0.0);
  }

  @Test
  void anEmbeddingOfATextThatHasChangedMeanwhileIsNotStored() {
    issues.file("acme", "app", 1, "Export is slow", "");
    issues.retitle("acme", "app", 1, "Import is slow");
    IssueSearch late =
        new IssueSearch(
            tracker,
            text -> {
              issues.retitle("acme", "app", 1, "Crash at midnight");
              return MODEL.of(text);
            });

    assertThat(late.embedWaiting("acme")).isZero();

    assertThat(issues.waiting("acme"))
        .extracting(Issue::title)
        .containsExactly("Crash at midnight");
    assertThat(issues.embedWaiting("acme")).isEqualTo(1);
  }

  /** A query, and an update for each of three issues. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  void anEmbedderThatStopsAfterAnyRequestIsContinuedByTheNext(int requests) {
    fileWaiting();
    IssueSearch stopping = stoppingAfter(requests);
    assertThatThrownBy(() -> stopping.embedWaiting("acme"))
        .isInstanceOf(StoppingClient.StoppedException.class);

    issues.embedWaiting("acme");

    assertThat(issues.waiting("acme")).isEmpty();
    assertThat(all())
        .hasSize(3)
        .allSatisfy(
            issue ->
                assertThat(issue.embedding())
                    .isEqualTo(MODEL.listOf(Issue.text(issue.title(), issue.body()))));
  }

  @Test
  void anEmbedderThatDoesNotStopMakesAll() {
    fileWaiting();

    assertThat(stoppingAfter(4).embedWaiting("acme")).isEqualTo(3);
  }

  /** The backfill and the job, after the indexes were added to a table that has issues. */
  @Test
  void olderIssuesAreFoundWhereverTheirStepsStop() {
    int stops =
        Stops.afterEachRequest(
            server.client(), this::putOlder, this::embedOlder, this::assertAllAreFound);

    assertThat(stops).isGreaterThan(6);
  }

  /** Puts issues as a program did whose model lacked the indexes. */
  private void putOlder() {
    for (int number = 1; number <= 3; number++) {
      Map<String, AttributeValue> item =
          new HashMap<>(
              IssueEntity.toItem(
                  new Issue("acme", "app", number, "Crash " + number, "", Status.OPEN, null)));
      item.keySet().removeAll(Set.of("GSI1PK", "GSI1SK"));
      server.client().putItem(put -> put.tableName(name).item(item));
    }
    assertThat(issues.waiting("acme")).isEmpty();
    assertThat(issues.like("acme", "crash")).isEmpty();
  }

  private void embedOlder(DynamoDbClient dynamoDb) {
    TableClient client = tracker(dynamoDb);
    client.execute(Backfill.of(TrackerTable.type()).withoutRecovery());
    new IssueSearch(client, MODEL::of).embedWaiting("acme");
  }

  private void assertAllAreFound() {
    assertThat(issues.waiting("acme")).isEmpty();
    assertThat(issues.like("acme", "crash"))
        .extracting(Found::number)
        .containsExactlyInAnyOrder(1, 2, 3);
  }

  private IssueSearch stoppingAfter(int requests) {
    return new IssueSearch(
        tracker(new StoppingClient(server.client(), requests).client()), MODEL::of);
  }

  private void fileWaiting() {
    for (int number = 1; number <= 3; number++) {
      issues.file("acme", "app", number, "Export is slow", "");
      issues.retitle("acme", "app", number, "Crash " + number);
    }
  }

  private List<Issue> all() {
    return tracker.stream(TrackerTable.scan()).map(Issue.class::cast).toList();
  }
}
