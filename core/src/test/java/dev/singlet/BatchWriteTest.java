package dev.singlet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.singlet.batch.BatchWrite;
import dev.singlet.batch.BatchWriteResult;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.IncompleteBatchException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.item.BatchableWrite;
import dev.singlet.item.Delete;
import dev.singlet.item.Put;
import dev.singlet.value.PrimaryKey;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;

/** Any number of puts and deletes, and what becomes of each. */
class BatchWriteTest {

  private final BatchDynamoDb dynamoDb = new BatchDynamoDb();
  private final TableClient client = new TableClient(dynamoDb, Notes.TABLE);

  private static Put<Notes.Note> put(int id) {
    return new Put<>(Notes.TYPE, new Notes.Note("ann", String.format("%03d", id), null));
  }

  private static Delete<Notes.Note> delete(int id) {
    return new Delete<>(Notes.TYPE, PrimaryKey.of(Notes.TABLE.key(), Notes.item(id)));
  }

  private static BatchWrite puts(int count) {
    return BatchWrite.of(IntStream.range(0, count).mapToObj(BatchWriteTest::put).toList());
  }

  private List<Integer> sizes() {
    return dynamoDb.writes.stream()
        .map(request -> request.requestItems().values().stream().mapToInt(List::size).sum())
        .toList();
  }

  private static ProvisionedThroughputExceededException throttled() {
    return ProvisionedThroughputExceededException.builder()
        .message("slow down")
        .statusCode(400)
        .awsErrorDetails(
            software.amazon.awssdk.awscore.exception.AwsErrorDetails.builder()
                .errorCode("ProvisionedThroughputExceededException")
                .build())
        .build();
  }

  @Test
  void aRequestHoldsTwentyFive() {
    BatchWriteResult result = client.execute(puts(60));

    assertThat(sizes()).containsExactly(25, 25, 10);
    assertThat(result.written()).isEqualTo(60);
    assertThat(result.requests()).isEqualTo(3);
    assertThat(result.isComplete()).isTrue();
    assertThat(dynamoDb.size("Notes")).isEqualTo(60);
  }

  @Test
  void nothingIsNoRequest() {
    assertThat(client.execute(BatchWrite.of()).requests()).isZero();
    assertThatExceptionOfType(InvalidArgumentException.class)
        .isThrownBy(() -> BatchWrite.of().toRequest());
  }

  @Test
  void showsItsFirstRequest() {
    BatchWriteItemRequest request = puts(30).toRequest();

    assertThat(request.requestItems().get("Notes")).hasSize(25);
  }

  @Test
  void ofOneItemTheLastWriteCounts() {
    BatchWriteResult result =
        client.execute(BatchWrite.of(put(1), delete(1), put(2), delete(2), put(2), delete(3)));

    assertThat(sizes()).containsExactly(3);
    assertThat(result.written()).as("items").isEqualTo(3);
    assertThat(dynamoDb.size("Notes")).isEqualTo(1);
  }

  @Test
  void whatIsLeftUnprocessedIsSentAgain() {
    dynamoDb.processed = asked -> (asked + 1) / 2;

    BatchWriteResult result = client.execute(puts(25));

    assertThat(sizes()).containsExactly(25, 12, 6, 3, 1);
    assertThat(result.isComplete()).isTrue();
    assertThat(dynamoDb.size("Notes")).isEqualTo(25);
  }

  @Test
  void whatStaysUnprocessedIsNamedInItsOrder() {
    dynamoDb.processed = asked -> Math.min(asked, 10) - 10 + (asked > 15 ? 10 : 0);

    BatchWriteResult result = client.execute(puts(25).retryFor(Duration.ofMillis(40)));

    assertThat(result.written()).isEqualTo(10);
    assertThat(result.unprocessed()).hasSize(15).first().hasToString(put(10).toString());
    assertThatExceptionOfType(IncompleteBatchException.class)
        .isThrownBy(result::orThrow)
        .withMessageStartingWith(
            "[SGR0402] Of the writes of a batch 10 were made, and 15 were not processed: "
                + put(10)
                + "; ")
        .satisfies(failure -> assertThat(failure.result(BatchWriteResult.class)).isSameAs(result));
  }

  @Test
  void aThrottledRequestIsSentAgainAsAWhole() {
    dynamoDb.failures.put(0, throttled());
    dynamoDb.failures.put(1, SdkClientException.create("cut", new java.io.IOException("reset")));

    BatchWriteResult result = client.execute(puts(30));

    assertThat(sizes()).containsExactly(25, 25, 25, 5);
    assertThat(result.isComplete()).isTrue();
    assertThat(result.cause()).isPresent();
  }

  @Test
  void withoutABudgetNothingIsRepeated() {
    dynamoDb.failures.put(1, throttled());

    BatchWriteResult result = client.execute(puts(60).retryFor(Duration.ZERO));

    assertThat(sizes()).containsExactly(25, 25, 10);
    assertThat(result.unprocessed()).hasSize(25).first().hasToString(put(25).toString());
  }

  @Test
  void whatDynamoDbWouldAlwaysRefuseStopsTheBatchAndTellsWhatWasMade() {
    DynamoDbException denied =
        (DynamoDbException) DynamoDbException.builder().message("denied").statusCode(400).build();
    dynamoDb.failures.put(1, denied);

    assertThatExceptionOfType(IncompleteBatchException.class)
        .isThrownBy(() -> client.execute(puts(100)))
        .withCause(denied)
        .withMessageEndingWith(". The last failure was: denied. Execute them again.")
        .satisfies(
            failure -> {
              assertThat(failure.result(BatchWriteResult.class).written()).isEqualTo(25);
              assertThat(failure.result(BatchWriteResult.class).unprocessed()).hasSize(75);
            });
    assertThat(sizes()).containsExactly(25, 25);
  }

  @Test
  void aWriteWithAConditionIsSentAlone() {
    BatchWriteResult result =
        client.execute(BatchWrite.of(put(1), put(2).ifNotExists(), put(3), put(4)));

    assertThat(sizes()).containsExactly(1, 2);
    assertThat(dynamoDb.puts).hasSize(1).first().extracting("conditionExpression").isNotNull();
    assertThat(result.written()).isEqualTo(4);
    assertThat(result.requests()).isEqualTo(3);
  }

  @Test
  void aRefusedWriteIsToldAndStopsNoOther() {
    dynamoDb.failures.put(0, ConditionalCheckFailedException.builder().item(Notes.item(2)).build());

    BatchWriteResult result = client.execute(BatchWrite.of(put(2).ifNotExists(), put(1)));

    assertThat(result.written()).isEqualTo(1);
    assertThat(result.refused())
        .singleElement()
        .satisfies(
            refusal ->
                assertThat(refusal.reason().reason())
                    .isEqualTo(ConditionFailedException.Reason.ALREADY_EXISTS));
  }

  @Test
  void aConditionalWriteThatGotNoAnswerIsRepeated() {
    dynamoDb.failures.put(0, SdkClientException.create("cut", new java.io.IOException("reset")));

    BatchWriteResult result = client.execute(BatchWrite.of(put(2).ifNotExists()));

    assertThat(dynamoDb.puts).hasSize(2);
    assertThat(dynamoDb.puts.get(0).item()).isEqualTo(dynamoDb.puts.get(1).item());
    assertThat(result.isComplete()).isTrue();
  }

  @Test
  void aConditionalWriteThatGetsNoAnswerIsUnknownAndNotUnprocessed() {
    SdkClientException cut = SdkClientException.create("cut", new java.io.IOException("reset"));
    dynamoDb.failures.put(0, cut);

    BatchWriteResult result =
        client.execute(BatchWrite.of(put(2).ifNotExists()).retryFor(Duration.ZERO));

    assertThat(result.written()).isZero();
    assertThat(result.unprocessed()).isEmpty();
    assertThat(result.unknown())
        .singleElement()
        .satisfies(unknown -> assertThat(unknown.failure()).isSameAs(cut));
  }

  @Test
  void aConditionalWriteThatIsRefusedAfterALostAnswerIsUnknownAndNotRefused() {
    dynamoDb.failures.put(0, SdkClientException.create("cut", new java.io.IOException("reset")));
    dynamoDb.failures.put(1, ConditionalCheckFailedException.builder().item(Notes.item(2)).build());

    BatchWriteResult result = client.execute(BatchWrite.of(put(2).ifNotExists(), put(1)));

    assertThat(result.written()).isEqualTo(1);
    assertThat(result.refused()).isEmpty();
    assertThat(result.unknown())
        .singleElement()
        .satisfies(unknown -> assertThat(unknown.existingItem()).isEqualTo(Notes.item(2)));
  }

  @Test
  void aConditionalWriteThatDynamoDbDeniesIsUnprocessed() {
    dynamoDb.failures.put(
        0,
        (DynamoDbException) DynamoDbException.builder().message("denied").statusCode(400).build());

    assertThatExceptionOfType(IncompleteBatchException.class)
        .isThrownBy(() -> client.execute(BatchWrite.of(put(2).ifNotExists())))
        .satisfies(
            failure -> assertThat(failure.result(BatchWriteResult.class).unprocessed()).hasSize(1))
        .satisfies(
            failure -> assertThat(failure.result(BatchWriteResult.class).unknown()).isEmpty());
  }

  @Test
  void aThrottledConditionalWriteIsRepeated() {
    dynamoDb.failures.put(0, throttled());

    assertThat(client.execute(BatchWrite.of(put(2).ifNotExists())).isComplete()).isTrue();
    assertThat(dynamoDb.puts).hasSize(2);
  }

  @Test
  void twoWritesOfAnItemOfWhichOneHasAConditionAreRefused() {
    assertThatExceptionOfType(InvalidArgumentException.class)
        .isThrownBy(() -> client.execute(BatchWrite.of(put(1), put(7), put(1).ifNotExists())))
        .withMessageContaining("Writes 1 and 3 of a batch")
        .extracting(InvalidArgumentException::code)
        .isEqualTo(ErrorCode.INVALID_ARGUMENT);
    assertThat(dynamoDb.writes).isEmpty();
  }

  @Test
  void anInvalidWriteAnywhereIsFoundBeforeTheFirstRequest() {
    List<BatchableWrite> writes = new ArrayList<>();
    IntStream.range(0, 50).forEach(id -> writes.add(put(id)));
    writes.add(new Put<>(Notes.TYPE, new Notes.Note("", "x", null)));

    assertThatExceptionOfType(dev.singlet.error.SingletException.class)
        .isThrownBy(() -> client.execute(BatchWrite.of(writes)));
    assertThat(dynamoDb.writes).isEmpty();
  }

  @Test
  void writesOfTwoTablesShareRequests() {
    TableClient archive = client.withTableName("Archive");

    client.execute(BatchWrite.of(put(1), put(2)).and(archive, List.of(put(1))));

    assertThat(sizes()).containsExactly(3);
    assertThat(dynamoDb.size("Notes")).isEqualTo(2);
    assertThat(dynamoDb.size("Archive")).isEqualTo(1);
  }
}
