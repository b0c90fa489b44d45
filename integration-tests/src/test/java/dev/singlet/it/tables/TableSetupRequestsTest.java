package dev.singlet.it.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnfinishedException;
import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.tables.CreateTable;
import dev.singlet.tables.TableChange;
import dev.singlet.tables.TableSetup;
import dev.singlet.testing.recording.Answers;
import dev.singlet.testing.recording.RecordingDynamoDb;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.model.ContinuousBackupsUnavailableException;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeContinuousBackupsRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeContinuousBackupsResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.IndexStatus;
import software.amazon.awssdk.services.dynamodb.model.ListTagsOfResourceRequest;
import software.amazon.awssdk.services.dynamodb.model.ListTagsOfResourceResponse;
import software.amazon.awssdk.services.dynamodb.model.PointInTimeRecoveryStatus;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;
import software.amazon.awssdk.services.dynamodb.model.Tag;
import software.amazon.awssdk.services.dynamodb.model.TagResourceRequest;
import software.amazon.awssdk.services.dynamodb.model.TagResourceResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateContinuousBackupsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateContinuousBackupsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateTableResponse;

/**
 * Requests that DynamoDB Local doesn't take, and answers that it doesn't give: tags, backups, and a
 * table that changes slowly.
 */
class TableSetupRequestsTest {

  private static final String ARN = "arn:aws:dynamodb:eu-central-1:1:table/GitHubTable";

  private final RecordingDynamoDb dynamoDb = new RecordingDynamoDb();
  private final TableSetup github = TableSetup.of(dynamoDb.client(), GitHubTable.SCHEMA);
  private final Answers<DescribeTableRequest> tables = dynamoDb.on(DescribeTableRequest.class);

  @BeforeEach
  void acceptUpdates() {
    DescribedTable.acceptUpdates(dynamoDb);
  }

  private static TableDescription table(GlobalSecondaryIndexDescription... indexes) {
    CreateTableRequest model = CreateTable.of(GitHubTable.SCHEMA).toRequest();
    return TableDescription.builder()
        .tableName(model.tableName())
        .tableArn(ARN)
        .tableStatus(TableStatus.ACTIVE)
        .keySchema(model.keySchema())
        .attributeDefinitions(model.attributeDefinitions())
        .globalSecondaryIndexes(indexes)
        .build();
  }

  private static GlobalSecondaryIndexDescription index(
      String name, IndexStatus status, boolean isBackfilling) {
    return DescribedTable.index(name).indexStatus(status).backfilling(isBackfilling).build();
  }

  private static GlobalSecondaryIndexDescription active(String name) {
    return index(name, IndexStatus.ACTIVE, false);
  }

  private static DescribeTableResponse answer(TableDescription table) {
    return DescribeTableResponse.builder().table(table).build();
  }

  private void thereIsTheModelsTable() {
    tables.answer(answer(table(active("GSI1"), active("GSI2"))));
  }

  private void thereIsNoTableBeforeCreation() {
    tables.fail(ResourceNotFoundException.builder().build());
    dynamoDb
        .on(CreateTableRequest.class)
        .answer(
            request -> {
              dynamoDb
                  .on(DescribeTableRequest.class)
                  .answer(answer(table(active("GSI1"), active("GSI2"))));
              return CreateTableResponse.builder().build();
            });
  }

  /** The table lacks GSI2. After the update, it is described like this, one after the other. */
  private void afterTheUpdate(TableDescription... descriptions) {
    tables.answer(answer(table(active("GSI1"))));
    dynamoDb
        .on(UpdateTableRequest.class)
        .answer(
            request -> {
              Answers<DescribeTableRequest> later = dynamoDb.on(DescribeTableRequest.class);
              for (TableDescription description : descriptions) {
                later.answer(answer(description));
              }
              return UpdateTableResponse.builder().build();
            });
  }

  private static Tag tag(String key, String value) {
    return Tag.builder().key(key).value(value).build();
  }

  @Test
  void tagsThatDifferAreSet() {
    thereIsTheModelsTable();
    dynamoDb
        .on(ListTagsOfResourceRequest.class)
        .answer(
            ListTagsOfResourceResponse.builder()
                .tags(tag("team", "forge"), tag("stage", "test"))
                .nextToken("more")
                .build())
        .answer(ListTagsOfResourceResponse.builder().tags(tag("cost", "7")).build());
    dynamoDb.on(TagResourceRequest.class).answer(TagResourceResponse.builder().build());

    List<TableChange> changes =
        github.withTags(Map.of("team", "forge", "stage", "live", "cost", "7")).apply();

    assertThat(changes).extracting(TableChange::text).containsExactly("Set the tags {stage=live}.");
    assertThat(dynamoDb.requests(ListTagsOfResourceRequest.class))
        .extracting(ListTagsOfResourceRequest::nextToken)
        .containsExactly(null, "more");
    assertThat(dynamoDb.lastRequest(TagResourceRequest.class))
        .isEqualTo(
            TagResourceRequest.builder().resourceArn(ARN).tags(tag("stage", "live")).build());
  }

  @Test
  void aTableIsCreatedWithItsTags() {
    thereIsNoTableBeforeCreation();

    github.withTags(Map.of("team", "forge", "stage", "live")).apply();

    assertThat(dynamoDb.lastRequest(CreateTableRequest.class))
        .isEqualTo(
            CreateTable.of(GitHubTable.SCHEMA).toRequest().toBuilder()
                .tags(tag("stage", "live"), tag("team", "forge"))
                .build());
    assertThat(dynamoDb.requests(ListTagsOfResourceRequest.class)).isEmpty();
  }

  @Test
  void backupsOfANewTableAreTurnedOnAsSoonAsTheyCan() {
    thereIsNoTableBeforeCreation();
    dynamoDb
        .on(DescribeContinuousBackupsRequest.class)
        .answer(
            DescribeContinuousBackupsResponse.builder()
                .continuousBackupsDescription(
                    backups ->
                        backups.pointInTimeRecoveryDescription(
                            recovery ->
                                recovery.pointInTimeRecoveryStatus(
                                    PointInTimeRecoveryStatus.DISABLED)))
                .build());
    dynamoDb
        .on(UpdateContinuousBackupsRequest.class)
        .fail(ContinuousBackupsUnavailableException.builder().message("not yet").build())
        .answer(UpdateContinuousBackupsResponse.builder().build());

    List<TableChange> changes = github.withPointInTimeRecovery(true).apply();

    assertThat(changes)
        .extracting(TableChange::text)
        .containsExactly("Created the table GitHubTable.", "Turned point-in-time recovery on.");
    assertThat(
            dynamoDb
                .lastRequest(UpdateContinuousBackupsRequest.class)
                .pointInTimeRecoverySpecification()
                .pointInTimeRecoveryEnabled())
        .isTrue();
  }

  @Test
  void anIndexIsAwaitedUntilItIsFilled() {
    afterTheUpdate(
        table(active("GSI1")),
        table(active("GSI1"), index("GSI2", IndexStatus.CREATING, true)),
        table(active("GSI1"), index("GSI2", IndexStatus.ACTIVE, true)),
        table(active("GSI1"), active("GSI2")));
    List<String> progress = new ArrayList<>();

    github.withProgress(line -> progress.add(atOnce(line))).addMissingIndexes();

    assertThat(progress)
        .containsExactly(
            "The index GSI2 of the table GitHubTable is not there, after 0 s.",
            "The index GSI2 of the table GitHubTable is CREATING, and is being filled, after 0 s.",
            "The index GSI2 of the table GitHubTable is ACTIVE, and is being filled, after 0 s.");
    assertThat(dynamoDb.requests(UpdateTableRequest.class)).hasSize(1);
    assertThat(dynamoDb.lastRequest(UpdateTableRequest.class).globalSecondaryIndexUpdates())
        .extracting(update -> update.create().indexName())
        .containsExactly("GSI2");
  }

  @Test
  void noTimeIsNegative() {
    assertThatThrownBy(() -> github.withTimeout(Duration.ofSeconds(-1)))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage("[SGR0105] withTimeout(PT-1S): give a duration that is not negative.");
  }

  @Test
  void atTheEndOfTheTimeItSaysWhatWasDone() {
    afterTheUpdate(table(active("GSI1"), index("GSI2", IndexStatus.CREATING, false)));

    assertThatThrownBy(() -> github.withTimeout(Duration.ZERO).addMissingIndexes())
        .isInstanceOf(UnfinishedException.class)
        .hasMessage(
            "[SGR0403] TableSetup[GitHubTable].addMissingIndexes() failed. Until then, it made"
                + " these changes: Added the global index GSI2. Items that were written without"
                + " its keys are not in it: write their keys, as docs/operate/new-index.md says."
                + " The failure: The index GSI2 of the table GitHubTable is CREATING, after"
                + " waiting for 0 s. DynamoDB continues. Call the same method again to continue to"
                + " wait, or wait longer by withTimeout.")
        .hasCauseInstanceOf(SdkClientException.class);
  }

  @Test
  void aChangeByAnotherProgramIsAwaited() {
    thereIsTheModelsTable();
    dynamoDb
        .on(UpdateTableRequest.class)
        .fail(ResourceInUseException.builder().message("being updated").build())
        .answer(UpdateTableResponse.builder().build());

    assertThat(github.withDeletionProtection(true).apply()).hasSize(1);
    assertThat(dynamoDb.requests(UpdateTableRequest.class)).hasSize(2);
  }

  @Test
  void aMissingPermissionIsTheSdksException() {
    DynamoDbException denied =
        (DynamoDbException)
            DynamoDbException.builder().message("not authorized").statusCode(400).build();
    tables.fail(denied);

    assertThatThrownBy(github::apply).isSameAs(denied);
    assertThatThrownBy(github::deleteIfExists).isSameAs(denied);
  }

  /** Returns a line of progress without the seconds that this machine took. */
  private static String atOnce(String line) {
    return line.replaceAll("after \\d+ s", "after 0 s");
  }
}
