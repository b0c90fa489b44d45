package dev.singlet.it.docs;

import static dev.singlet.value.Range.between;
import static dev.singlet.value.Range.gt;
import static dev.singlet.value.Range.gte;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.UnfinishedException;
import dev.singlet.it.AfterRequest;
import dev.singlet.it.docs.model.GitHub;
import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.it.docs.model.Issue;
import dev.singlet.it.docs.model.IssueEntity;
import dev.singlet.it.docs.model.Star;
import dev.singlet.it.docs.model.StarEntity;
import dev.singlet.query.DeleteAll;
import dev.singlet.query.DeleteAllResult;
import dev.singlet.query.Page;
import dev.singlet.tables.CreateTable;
import dev.singlet.tables.VerifyItems;
import dev.singlet.tables.VerifyTable;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import dev.singlet.value.PrimaryKey;
import dev.singlet.verify.ItemsReport;
import dev.singlet.verify.TableDifference;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;

class OperationsTest {

  @RegisterExtension final LocalTable table = LocalTable.of(GitHubTable.SCHEMA);

  private static Issue issue(int number) {
    return IssueEntity.builder()
        .owner("aws")
        .repoName("sdk")
        .issueNumber(number)
        .title("Issue " + number)
        .build();
  }

  @Test
  void client() {
    try (DynamoDbLocal local = DynamoDbLocal.start()) {
      DynamoDbClient dynamoDb = local.client();
      Issue issue = issue(42);

      TableClient github = GitHubTable.client(dynamoDb);

      github.execute(CreateTable.of(GitHubTable.SCHEMA).ifNotExists());
      Issue stored = github.execute(IssueEntity.put(issue).ifNotExists());
      Optional<Issue> one = github.execute(IssueEntity.get("aws", "sdk", 42).consistent());
      boolean wasThere = github.execute(IssueEntity.delete("aws", "sdk", 42));

      assertThat(stored.status()).isEqualTo(Issue.Status.OPEN);
      assertThat(one).contains(stored);
      assertThat(wasThere).isTrue();
    }
  }

  @Test
  void aRecordInHand() {
    TableClient github = table.client();
    Issue issue = github.execute(IssueEntity.put(issue(42)));

    Optional<Issue> again = github.execute(IssueEntity.get(issue).consistent());
    boolean deleted = github.execute(IssueEntity.delete(issue));
    PrimaryKey key = IssueEntity.key(issue);

    assertThat(again).contains(issue);
    assertThat(deleted).isTrue();
    assertThat(key).isEqualTo(IssueEntity.key("aws", "sdk", 42));

    GitHub some = issue;
    github.execute(GitHubTable.put(some));
    github.execute(GitHubTable.delete(some));

    assertThat(table.items()).isEmpty();
  }

  @Test
  void comparingTheTable() {
    try (DynamoDbLocal local = DynamoDbLocal.start()) {
      local.client().createTable(withoutGsi2());
      TableClient github = GitHubTable.client(local.client());

      for (TableDifference difference : github.execute(VerifyTable.of(GitHubTable.SCHEMA))) {
        System.out.println(difference.problem());
        System.out.println("  " + difference.remedy());
      }

      assertThat(github.execute(VerifyTable.of(GitHubTable.SCHEMA)))
          .singleElement()
          .hasToString(
              "The table has no global index GSI2. Add it by UpdateTable, which takes one index at a"
                  + " time, and wait until it is active and filled.");
    }
  }

  @Test
  void comparingTheItems() {
    TableClient github = table.client();
    github.execute(IssueEntity.put(issue(1)));

    ItemsReport report = github.execute(VerifyItems.of(GitHubTable.type()).sample(10_000));
    System.out.println(report);
    if (!report.fitsModel()) {
      throw new IllegalStateException("Items don't fit the model.");
    }

    assertThat(report.differences()).isEmpty();
  }

  @Test
  void itemsThatDiffer() throws IOException {
    TableClient github = table.client();
    github.execute(IssueEntity.put(issue(1)));
    Map<String, AttributeValue> numbered = new HashMap<>(IssueEntity.toItem(issue(2)));
    numbered.put("GSI1SK", AttributeValue.fromS("OPEN#2"));
    Map<String, AttributeValue> lacking = new HashMap<>(IssueEntity.toItem(issue(3)));
    lacking.remove("status");
    for (Map<String, AttributeValue> item : List.of(numbered, lacking)) {
      table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));
    }

    String report = github.execute(VerifyItems.of(GitHubTable.type())).toString();

    assertThat(report).contains("\nMeaning\n");
    String shown = report.substring(0, report.indexOf("\nMeaning\n"));
    assertThat(Snippet.read(Path.of("../docs/start/operations.md")))
        .contains(shown.replace(table.tableName(), "GitHubTable"));
  }

  private static CreateTableRequest withoutGsi2() {
    CreateTableRequest request = CreateTable.of(GitHubTable.SCHEMA).toRequest();
    return request.toBuilder()
        .attributeDefinitions(
            request.attributeDefinitions().stream()
                .filter(each -> !each.attributeName().startsWith("GSI2"))
                .toList())
        .globalSecondaryIndexes(
            request.globalSecondaryIndexes().stream()
                .filter(each -> !each.indexName().equals("GSI2"))
                .toList())
        .build();
  }

  @Test
  void rangesOfIntegers() {
    TableClient github = table.client();
    for (int number = 1; number <= 3; number++) {
      github.execute(IssueEntity.put(issue(number)));
    }
    Integer two = 2;

    assertThat(github.stream(IssueEntity.byRepo("aws", "sdk").issueNumber(gte(two)))).hasSize(2);
    assertThat(github.stream(IssueEntity.byRepo("aws", "sdk").issueNumber(between(two, two))))
        .hasSize(1);
    assertThat(github.stream(IssueEntity.byRepo("aws", "sdk").issueNumber(gt(-1)))).hasSize(3);
  }

  @Test
  void created() {
    try (FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start()) {
      proxy.inject(Fault.LOST_RESPONSE).on(PutItemRequest.class).once();
      TableClient github = table.client(proxy.client());
      Issue issue = issue(42);

      assertThatThrownBy(() -> create(github, issue))
          .isInstanceOfSatisfying(
              ConditionFailedException.class,
              failed -> assertThat(failed.mayHaveBeenMade()).isTrue());

      assertThat(proxy.requests(PutItemRequest.class)).isEqualTo(2);
      assertThat(github.execute(IssueEntity.get("aws", "sdk", 42))).isPresent();
    }
  }

  private static void create(TableClient github, Issue issue) {
    try {
      github.execute(IssueEntity.put(issue).ifNotExists());
    } catch (ConditionFailedException failed) {
      if (!failed.wasMade()) {
        throw failed;
      }
    }
  }

  private final StringBuilder logged = new StringBuilder();

  private void log(String line) {
    logged.append(line);
  }

  @Test
  void unfinished() {
    table.client().execute(IssueEntity.put(issue(42)));
    DynamoDbException denied =
        (DynamoDbException) DynamoDbException.builder().message("denied").statusCode(400).build();
    TableClient github =
        table.client(
            AfterRequest.of(
                table.dynamoDb(),
                "batchWriteItem",
                () -> {
                  throw denied;
                }));

    DeleteAll<Issue> all = IssueEntity.byRepo("aws", "sdk").deleteAll();
    try {
      github.execute(all);
    } catch (UnfinishedException failed) {
      DeleteAllResult soFar = failed.soFar(all).orElseThrow();
      log(soFar.deleted() + " are deleted, go on from " + soFar.nextToken());
    }

    assertThat(logged).hasToString("0 are deleted, go on from null");
  }

  @Test
  void replaced() {
    TableClient github = table.client();
    Issue issue = issue(42);

    Optional<Issue> replaced = github.execute(IssueEntity.put(issue).returningOld());
    Optional<Issue> deleted = github.execute(IssueEntity.delete("aws", "sdk", 42).returningOld());

    assertThat(replaced).isEmpty();
    assertThat(deleted).map(Issue::title).contains("Issue 42");
  }

  @Test
  void queries() {
    TableClient github = table.client();
    Instant monday = Instant.parse("2024-01-15T00:00:00Z");
    for (int number = 99; number <= 101; number++) {
      github.execute(IssueEntity.put(issue(number)));
    }
    github.execute(StarEntity.put(new Star("kim", "aws", "sdk", monday)));

    Page<Issue> newestFirst = github.execute(IssueEntity.open("aws", "sdk"));
    Page<Issue> some =
        github.execute(IssueEntity.byRepo("aws", "sdk").issueNumber(between(100, 200)));
    Page<Star> recent =
        github.execute(
            StarEntity.byRepository("aws", "sdk").userName("kim").starredAt(gte(monday)));

    assertThat(newestFirst.items()).extracting(Issue::issueNumber).containsExactly(101L, 100L, 99L);
    assertThat(some.items()).extracting(Issue::issueNumber).containsExactly(100L, 101L);
    assertThat(recent.items()).hasSize(1);
  }

  @Test
  void pages() {
    TableClient github = table.client();
    for (int number = 1; number <= 30; number++) {
      github.execute(IssueEntity.put(issue(number)));
    }

    Page<Issue> page = github.execute(IssueEntity.open("aws", "sdk").limit(20));
    Page<Issue> next =
        github.execute(IssueEntity.open("aws", "sdk").limit(20).from(page.nextToken()));

    assertThat(page.items()).hasSize(20);
    assertThat(next.items()).hasSize(10);
    assertThat(next.nextToken()).isNull();
  }
}
