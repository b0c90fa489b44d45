package dev.singlet.it.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.batch.BatchGetResult;
import dev.singlet.batch.BatchWrite;
import dev.singlet.batch.BatchWriteResult;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.it.docs.model.Issue;
import dev.singlet.it.docs.model.IssueEntity;
import dev.singlet.item.Delete;
import dev.singlet.item.Get;
import dev.singlet.operation.Operation;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.recording.RecordingDynamoDb;
import dev.singlet.transaction.TransactGet;
import dev.singlet.transaction.Transaction;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/** A model's operations without a database. */
class RecordingTest {

  private static final Issue ISSUE =
      new Issue("aws", "toolbox", 42, "Title", Issue.Status.OPEN, Set.of("bug"), null);
  private static final Map<String, AttributeValue> ITEM = IssueEntity.put(ISSUE).toRequest().item();
  private static final Clock NOON =
      Clock.fixed(Instant.parse("2026-01-01T12:00:00Z"), ZoneOffset.UTC);

  private final RecordingDynamoDb dynamoDb = new RecordingDynamoDb();
  private final TableClient github = GitHubTable.client(dynamoDb.client()).withClock(NOON);

  @Test
  void theRequestOfAnOperationIsRecorded() {
    dynamoDb
        .on(UpdateItemRequest.class)
        .answer(UpdateItemResponse.builder().attributes(ITEM).build());
    for (Operation<?> operation :
        List.of(
            IssueEntity.put(ISSUE),
            IssueEntity.get("aws", "toolbox", 42),
            IssueEntity.delete("aws", "toolbox", 42),
            IssueEntity.update("aws", "toolbox", 42).title("Other"),
            IssueEntity.byRepo("aws", "toolbox"),
            TransactGet.of(IssueEntity.get("aws", "toolbox", 42)),
            Transaction.of(IssueEntity.put(ISSUE)).idempotencyToken("once"))) {
      dynamoDb.clear();
      github.execute(operation);

      assertThat(dynamoDb.requests()).containsExactly(operation.toRequest(github.context()));
    }
  }

  @Test
  void bothClientsMakeTheSameRequests() {
    var async = GitHubTable.asyncClient(dynamoDb.asyncClient()).withClock(NOON);

    github.execute(IssueEntity.put(ISSUE));
    async.execute(IssueEntity.put(ISSUE)).join();

    List<PutItemRequest> puts = dynamoDb.requests(PutItemRequest.class);
    assertThat(puts).hasSize(2);
    assertThat(puts.get(0)).isEqualTo(puts.get(1));
  }

  @Test
  void aTableIsCreated() {
    github.execute(CreateTable.of(GitHubTable.SCHEMA));

    assertThat(dynamoDb.lastRequest(CreateTableRequest.class).globalSecondaryIndexes()).hasSize(2);
  }

  @Test
  void pagesAreAnsweredOneAfterTheOther() {
    var key = IssueEntity.get("aws", "toolbox", 42).toRequest().key();
    dynamoDb
        .on(QueryRequest.class)
        .answer(QueryResponse.builder().items(List.of(ITEM)).lastEvaluatedKey(key).build())
        .answer(QueryResponse.builder().items(List.of()).build());

    assertThat(github.stream(IssueEntity.byRepo("aws", "toolbox"))).containsExactly(ISSUE);
    assertThat(dynamoDb.lastRequest(QueryRequest.class).exclusiveStartKey()).isEqualTo(key);
  }

  @Test
  void failuresAreThoseOfTheLibrary() {
    dynamoDb
        .on(PutItemRequest.class)
        .fail(ConditionalCheckFailedException.builder().message("no").build());

    assertThatThrownBy(() -> github.execute(IssueEntity.put(ISSUE).ifNotExists()))
        .isInstanceOf(ConditionFailedException.class);
  }

  @Test
  void throttlingIsToldByItsType() {
    ProvisionedThroughputExceededException throttled =
        ProvisionedThroughputExceededException.builder().message("too fast").build();
    dynamoDb.on(BatchWriteItemRequest.class).fail(throttled);
    dynamoDb.on(BatchGetItemRequest.class).fail(throttled);
    Delete<Issue> delete = IssueEntity.delete("aws", "toolbox", 42);
    Get<Issue> get = IssueEntity.get("aws", "toolbox", 42);

    BatchWriteResult written = github.execute(BatchWrite.of(delete).retryFor(Duration.ofMillis(1)));
    BatchGetResult<Issue> read = github.execute(BatchGet.of(get).retryFor(Duration.ofMillis(1)));

    assertThat(written.unprocessed()).containsExactly(delete);
    assertThat(read.unprocessed()).containsExactly(get);
  }
}
