package dev.singlet.tools.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.examples.github.model.GitHubTable;
import dev.singlet.examples.github.model.Issue;
import dev.singlet.examples.github.model.IssueEntity;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.tools.ExampleModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;

/**
 * Items on DynamoDB Local that lack keys of indexes, brought to the model of the GitHub example.
 */
class BackfillTest {

  private static final String REGION = "us-east-1";

  private final String name = "Backfilled-" + UUID.randomUUID();
  private final DynamoDbLocal local = DynamoDbLocal.start();
  private final DynamoDbClient dynamoDb =
      DynamoDbClient.builder().endpointOverride(local.endpoint()).region(Region.of(REGION)).build();

  @TempDir Path folder;

  @BeforeEach
  void twoIssuesOfWhichOneLacksAKey() {
    TableClient github = GitHubTable.client(dynamoDb).withTableName(name);
    github.execute(CreateTable.of(GitHubTable.SCHEMA));
    for (int number = 1; number <= 2; number++) {
      github.execute(IssueEntity.put(issue(number)));
    }
    update(1, "REMOVE GSI4PK, GSI4SK");
  }

  @AfterEach
  void stop() {
    dynamoDb.close();
    local.close();
  }

  private static Issue issue(int number) {
    return IssueEntity.builder()
        .owner("ann")
        .repoName("atlas")
        .issueNumber(number)
        .title("Issue " + number)
        .author("ann")
        .assignees(Set.of())
        .labels(Set.of())
        .build();
  }

  private static Map<String, AttributeValue> key(int number) {
    AttributeValue key = AttributeValue.fromS("ISSUE#ann#atlas#0000000" + number);
    return Map.of("PK", key, "SK", key);
  }

  private void update(int number, String expression) {
    dynamoDb.updateItem(
        update -> update.tableName(name).key(key(number)).updateExpression(expression));
  }

  private Map<Map<String, AttributeValue>, Map<String, AttributeValue>> items() {
    Map<Map<String, AttributeValue>, Map<String, AttributeValue>> items = new HashMap<>();
    dynamoDb.scanPaginator(all -> all.tableName(name)).items().stream()
        .forEach(item -> items.put(Map.of("PK", item.get("PK"), "SK", item.get("SK")), item));
    return items;
  }

  private Call call(String command, Object... options) {
    List<Object> arguments =
        new ArrayList<>(
            List.of(command, "--region", REGION, "--endpoint", local.endpoint(), "--name", name));
    arguments.addAll(List.of(options));
    arguments.add(ExampleModel.GITHUB.place());
    return Call.of(arguments.toArray());
  }

  private Call backfill(Object... options) {
    List<Object> all = new ArrayList<>(List.of(options));
    all.add("--without-recovery");
    return call("backfill", all.toArray());
  }

  @Test
  void aDryRunSaysWhatWouldBeWrittenAndWritesNothing() {
    Map<?, ?> before = items();

    Call call = backfill("--dry-run", "--journal", folder.resolve("journal"));

    assertThat(call.out())
        .isEqualTo(
            """
            Dry run of the backfill of %s
            Items: 2 read, 1 to be written. 0.5 read units, 3.0 write units (estimated).
              Issue: 1 right, 1 to be written: GSI4PK 1, GSI4SK 1
                PK=ISSUE#ann#atlas#00000001, SK=ISSUE#ann#atlas#00000001
                  - nothing
                  + GSI4PK="ISSUE#ann#atlas", GSI4SK="ISSUE#OPEN#99999998"
            """
                .formatted(name));
    assertThat(call.status()).isEqualTo(1);
    assertThat(items()).isEqualTo(before);
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aSampleTellsTheCostOfTheWholeTable() {
    Map<?, ?> before = items();

    Call call =
        backfill(
            "--sample",
            "100",
            "--write-rate",
            "2",
            "--read-price",
            "0.125",
            "--write-price",
            "625000",
            "--currency",
            "CHF");

    assertThat(call.out())
        .endsWith(
            """

            The whole table, with 95 % confidence: 2 items, 1 to be written, 1 read units, 3 write units.
            About 2 items, 1 to be written, 1 read units, 3 write units, 1.88 CHF, at least 2 s at these\
             rates.
            """);
    assertThat(call.status()).isEqualTo(1);
    assertThat(items()).isEqualTo(before);
  }

  @Test
  void theCostIsToldBeforeTheFirstWrite() {
    Call call = backfill("--without-journal", "--write-price", "1000000");

    assertThat(call.err())
        .startsWith("About 2 items, 1 to be written, 1 read units, 3 write units, 3.00 USD.\n");
    assertThat(call.status()).isZero();
  }

  @Test
  void itWritesWhatDiffersOnceAndTheUndoBringsItBack() {
    Path journal = folder.resolve("journal");
    update(2, "REMOVE GSI4PK, GSI4SK");
    Map<?, ?> before = items();

    Call first = backfill("--journal", journal, "--segments", "2");

    assertThat(first.out())
        .isEqualTo(
            """
            Backfill of %s
            Items: 2 read, 2 written. 1.0 read units, 6.0 write units.
              Issue: 0 right, 2 written: GSI4PK 2, GSI4SK 2
            """
                .formatted(name));
    assertThat(first.status()).isZero();
    assertThat(items().get(key(1))).containsKeys("GSI4PK", "GSI4SK");
    Map<?, ?> after = items();
    Call second = backfill("--journal", journal, "--read-rate", "100", "--write-rate", "100");
    assertThat(second.out()).contains("Items: 2 read, 0 written.");
    assertThat(second.status()).isZero();
    assertThat(items()).isEqualTo(after);

    Call undo = call("undo-backfill", "--journal", journal, "--write-rate", "100");

    assertThat(undo)
        .isEqualTo(
            new Call(
                0,
                "Undo of a backfill of %s. Changes: 2 taken back, 0 not there.\n".formatted(name),
                ""));
    assertThat(items()).isEqualTo(before);
  }

  @Test
  void anItemThatWasChangedSinceIsLeftAndTold() {
    Path journal = folder.resolve("journal");
    update(2, "REMOVE GSI4PK, GSI4SK");
    assertThat(backfill("--journal", journal).status()).isZero();
    update(1, "SET title = author");

    Call undo = call("undo-backfill", "--journal", journal);

    assertThat(undo)
        .isEqualTo(
            new Call(
                1,
                """
                Undo of a backfill of %s. Changes: 1 taken back, 0 not there.
                Items that were changed since, and are left as they are: 1. Look at them:
                  PK=ISSUE#ann#atlas#00000001, SK=ISSUE#ann#atlas#00000001
                """
                    .formatted(name),
                ""));
    assertThat(items().get(key(1))).containsKey("GSI4PK");
    assertThat(items().get(key(2))).doesNotContainKey("GSI4PK");
  }

  @Test
  void onlyTheNamedEntitiesAreWritten() {
    assertThat(backfill("--without-journal", "--only", "Gist,Star").status()).isZero();
    assertThat(items().get(key(1))).doesNotContainKey("GSI4PK");
    assertThat(backfill("--without-journal", "--only", "Gist,Issue").status()).isZero();
    assertThat(items().get(key(1))).containsKey("GSI4PK");
  }

  @Test
  void itStopsIfItIsToldToAndGoesOnAtItsPlace() throws IOException {
    Path steering = Files.writeString(folder.resolve("steering"), "stop");
    Path checkpoint = folder.resolve("checkpoint");
    for (int number = 1; number <= 9; number++) {
      putOfAThirdOfAPage(number);
    }

    Call stopped =
        backfill("--without-journal", "--checkpoint", checkpoint, "--steering", steering);
    assertThat(stopped.out()).endsWith("\nThe table was not read to its end.\n");
    assertThat(stopped.status()).isEqualTo(1);
    assertThat(checkpoint).isNotEmptyFile();
    assertThat(items().values().stream().filter(item -> !item.containsKey("GSI4PK"))).isNotEmpty();
    Files.delete(steering);
    Call rest =
        backfill(
            "--without-journal",
            "--checkpoint",
            checkpoint,
            "--steering",
            steering,
            "--read-rate",
            "100");

    assertThat(rest.status()).isZero();
    assertThat(rest.err()).startsWith("[").contains("items, ", " left as they are, ");
    assertThat(checkpoint).doesNotExist();
    assertThat(items().values()).hasSize(9).allMatch(item -> item.containsKey("GSI4PK"));
  }

  private void putOfAThirdOfAPage(int number) {
    Map<String, AttributeValue> item =
        new HashMap<>(IssueEntity.put(issue(number)).toRequest().item());
    item.keySet().removeAll(Set.of("GSI4PK", "GSI4SK"));
    item.put("body", AttributeValue.fromS("x".repeat(380_000)));
    dynamoDb.putItem(put -> put.tableName(name).item(item));
  }

  @Test
  void aTableThatLacksAnIndexIsNotWritten() {
    String bare = "Bare-" + UUID.randomUUID();
    CreateTableRequest whole = CreateTable.of(GitHubTable.SCHEMA).toRequest();
    dynamoDb.createTable(
        whole.toBuilder()
            .tableName(bare)
            .attributeDefinitions(
                whole.attributeDefinitions().stream()
                    .filter(each -> !each.attributeName().startsWith("GSI"))
                    .toList())
            .globalSecondaryIndexes((List<GlobalSecondaryIndex>) null)
            .build());

    Call call =
        Call.of(
            "backfill",
            "--without-journal",
            "--without-recovery",
            "--region",
            REGION,
            "--endpoint",
            local.endpoint(),
            "--name",
            bare,
            ExampleModel.GITHUB.place());

    assertThat(call.status()).isEqualTo(1);
    assertThat(call.err())
        .startsWith(
            "[SGR0105] The table %s is not ready for a backfill: it has no index GSI1. Add it first; "
                .formatted(bare));
  }
}
