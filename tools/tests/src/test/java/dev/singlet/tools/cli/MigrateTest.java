package dev.singlet.tools.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.change.recorded.RecordedFolder;
import dev.singlet.deployed.AnnounceModel;
import dev.singlet.examples.github.model.GitHubTable;
import dev.singlet.examples.github.model.Issue;
import dev.singlet.examples.github.model.IssueEntity;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.tools.ExampleModel;
import java.nio.file.Path;
import java.util.ArrayList;
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

/** The recorded models of the GitHub example, and a table on DynamoDB Local that follows them. */
class MigrateTest {

  private static final String REGION = "us-east-1";
  private static final AttributeValue KEY = AttributeValue.fromS("ISSUE#ann#atlas#00000001");

  private final String name = "Migrated-" + UUID.randomUUID();
  private final DynamoDbLocal local = DynamoDbLocal.start();
  private final DynamoDbClient dynamoDb =
      DynamoDbClient.builder().endpointOverride(local.endpoint()).region(Region.of(REGION)).build();
  private final TableDescriptor model = ExampleModel.GITHUB.table();

  /** The model before reactions had their key. */
  private final TableDescriptor older =
      TableDescriptor.ofJson(model.toJson().replace("REACTION#", "MOOD#"));

  @TempDir Path folder;

  @BeforeEach
  void anIssueLacksAKey() {
    TableClient github = GitHubTable.client(dynamoDb).withTableName(name);
    github.execute(CreateTable.of(GitHubTable.SCHEMA));
    Issue issue =
        IssueEntity.builder()
            .owner("ann")
            .repoName("atlas")
            .issueNumber(1)
            .title("One")
            .author("ann")
            .assignees(Set.of())
            .labels(Set.of())
            .build();
    github.execute(IssueEntity.put(issue));
    dynamoDb.updateItem(
        update ->
            update
                .tableName(name)
                .key(Map.of("PK", KEY, "SK", KEY))
                .updateExpression("REMOVE GSI4PK, GSI4SK"));
  }

  private void record() {
    RecordedFolder recorded = RecordedFolder.of(folder, model.java(), each -> true);
    assertThat(older).isNotEqualTo(model);
    assertThat(recorded.record(older)).isEqualTo(1);
    assertThat(recorded.record(model)).isEqualTo(2);
  }

  @AfterEach
  void stop() {
    dynamoDb.close();
    local.close();
  }

  private Call migrate(Object... options) {
    List<Object> arguments =
        new ArrayList<>(
            List.of("migrate", "--region", REGION, "--endpoint", local.endpoint(), "--name", name));
    arguments.addAll(List.of("--recorded", folder, "--without-recovery"));
    arguments.addAll(List.of(options));
    arguments.add(ExampleModel.GITHUB.place());
    return Call.of(arguments.toArray());
  }

  @Test
  void eachRecordedModelAfterTheFirstIsAStepThatRunsOnce() {
    record();
    assertThat(migrate("--action", "info"))
        .isEqualTo(new Call(1, "Migrations of %s\n  0002  pending\n".formatted(name), ""));
    assertThat(migrate("--action", "validate").out())
        .isEqualTo(
            """
            Migrations of %s
              0002  pending
            [SGR0501] These migrations of %s are not done: [0002]. Migrate first.
            """
                .formatted(name, name));
    Path journal = folder.resolve("journal");

    Call done = migrate("--journal", journal);

    assertThat(done.status()).isZero();
    assertThat(done.out())
        .matches("Migrations of " + name + "\n  0002  done .*: 2 items read, 1 written\n");
    assertThat(migrate("--journal", journal).out()).isEqualTo(done.out());
    assertThat(migrate("--action", "validate").status()).isZero();
    assertThat(
            Call.of(
                    "undo-backfill",
                    "--region",
                    REGION,
                    "--endpoint",
                    local.endpoint(),
                    "--name",
                    name,
                    "--journal",
                    journal,
                    ExampleModel.GITHUB.place())
                .out())
        .contains("Changes: 1 taken back");
  }

  @Test
  void itWaitsForProgramsOfOlderModels() {
    record();
    GitHubTable.client(dynamoDb).withTableName(name).execute(AnnounceModel.of(older, "tracker"));

    Call waiting = migrate("--without-journal");

    assertThat(waiting.status()).isEqualTo(1);
    assertThat(waiting.out())
        .contains("  0002  waiting ", "    It waits for programs of other models: tracker@");
    assertThat(migrate("--action", "validate").status()).isZero();
  }

  @Test
  void withoutARecordedModelOrAJournalItIsRefused() {
    assertThat(migrate("--action", "info"))
        .isEqualTo(
            new Call(
                1,
                "",
                "No model is recorded in %s. Record it first.\n"
                    .formatted(folder.resolve("GitHub"))));
    assertThat(migrate().status()).isEqualTo(2);
    assertThat(migrate().err()).startsWith("An undo needs a journal.");
    assertThat(migrate("--action", "all").status()).isEqualTo(2);
  }

  @Test
  void theHistoryIsRepairedIfAModelWasRecordedAgain() {
    record();
    assertThat(migrate("--without-journal").status()).isZero();
    RecordedFolder recorded = RecordedFolder.of(folder, model.java(), each -> true);
    assertThat(
            recorded.record(TableDescriptor.ofJson(model.toJson().replace("REACTION#", "LIKE#"))))
        .isEqualTo(3);

    Call info = migrate("--action", "info");

    assertThat(info.out()).contains("  0002  done ", "  0003  pending");
    assertThat(migrate("--action", "repair").status()).isEqualTo(1);
    assertThat(migrate("--without-journal", "--when-locked", "refuse").status()).isZero();
  }
}
