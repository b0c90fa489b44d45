package dev.singlet.testing.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.Throttling;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.Notes;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.retries.DefaultRetryStrategy;
import software.amazon.awssdk.retries.api.BackoffStrategy;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

class FaultProxyTest {

  @RegisterExtension final LocalTable notes = LocalTable.of(Notes.SCHEMA);

  private final FaultProxy proxy = FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint()).start();
  private final DynamoDbClient client = proxy.client(FaultProxyTest::retryingAtOnce);
  private final DynamoDbClient once =
      proxy.client(
          settings ->
              settings.overrideConfiguration(
                  c -> c.retryStrategy(DefaultRetryStrategy.doNotRetry())));

  @AfterEach
  void close() {
    proxy.close();
  }

  @Test
  void withoutFaultsItIsTheSameTable() {
    put(client, 1);

    assertThat(notes.items()).containsExactly(Notes.note("ann", 1));
    assertThat(get(client, 1)).isEqualTo(Notes.note("ann", 1));
    assertThat(proxy).hasToString("2 requests");
  }

  @ParameterizedTest
  @CsvSource({
    "THROTTLE, 400, ProvisionedThroughputExceededException",
    "REQUEST_RATE, 400, ThrottlingException",
    "REQUEST_LIMIT, 400, RequestLimitExceeded",
    "INTERNAL_ERROR, 500, InternalServerError",
    "UNAVAILABLE, 503, ServiceUnavailableException",
  })
  void errorsAreDynamoDbsOwn(Fault fault, int status, String code) {
    proxy.inject(fault).once();

    assertThatThrownBy(() -> put(once, 1))
        .isInstanceOfSatisfying(
            DynamoDbException.class,
            thrown -> {
              assertThat(thrown.statusCode()).isEqualTo(status);
              assertThat(thrown.awsErrorDetails().errorCode()).isEqualTo(code);
              assertThat(thrown.isThrottlingException()).isEqualTo(status == 400);
            });
    assertThat(notes.items()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "THROTTLE, TableWriteProvisionedThroughputExceeded",
    "REQUEST_RATE, TableWriteKeyRangeThroughputExceeded",
    "REQUEST_LIMIT, TableWriteAccountLimitExceeded",
  })
  void throttlingHasAReason(Fault fault, String reason) {
    proxy.inject(fault).once();

    assertThatThrownBy(() -> put(once, 1))
        .satisfies(
            thrown ->
                assertThat(Throttling.of(thrown))
                    .containsExactly(new Throttling(reason, notes.tableName(), null)));
  }

  @ParameterizedTest
  @EnumSource(
      names = {
        "THROTTLE",
        "REQUEST_RATE",
        "REQUEST_LIMIT",
        "INTERNAL_ERROR",
        "UNAVAILABLE",
        "LOST_REQUEST",
        "LOST_RESPONSE"
      })
  void theSdkTriesAgain(Fault fault) {
    proxy.inject(fault).times(2);

    put(client, 1);

    assertThat(notes.items()).containsExactly(Notes.note("ann", 1));
    assertThat(proxy.count(fault)).isEqualTo(2);
    assertThat(proxy.requests(PutItemRequest.class)).isEqualTo(3);
  }

  @Test
  void asynchronousClientsMeetTheSameFaults() {
    proxy.inject(Fault.THROTTLE).once();
    proxy.inject(Fault.LOST_REQUEST).once();
    proxy.inject(Fault.LOST_RESPONSE).once();
    proxy.inject(Fault.CONDITION_FAILED).once();

    proxy.asyncClient().putItem(put(1)).join();
    assertThat(proxy.requests(PutItemRequest.class)).isEqualTo(4);
    assertThatThrownBy(() -> proxy.asyncClient().putItem(onlyIfNew(2)).join())
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(ConditionalCheckFailedException.class);
    assertThat(notes.items()).containsExactly(Notes.note("ann", 1));
  }

  @Test
  void aLostRequestIsNotExecuted() {
    proxy.inject(Fault.LOST_REQUEST).once();

    assertThatThrownBy(() -> put(once, 1)).isInstanceOf(SdkClientException.class);
    assertThat(notes.items()).isEmpty();
  }

  @Test
  void aRequestIsExecutedThoughItsResponseIsLost() {
    proxy.inject(Fault.LOST_RESPONSE).times(8);

    for (int i = 1; i <= 8; i++) {
      int number = i;
      assertThatThrownBy(() -> put(once, number)).isInstanceOf(SdkClientException.class);
    }

    assertThat(notes.items()).hasSize(8);
  }

  @Test
  void aRefusalWhoseResponseIsLostIsTriedAgain() {
    put(client, 1);
    proxy.inject(Fault.LOST_RESPONSE).times(8);

    for (int i = 0; i < 8; i++) {
      assertThatThrownBy(() -> once.putItem(onlyIfNew(1))).isInstanceOf(SdkClientException.class);
    }
    proxy.inject(Fault.LOST_RESPONSE).once();
    assertThatThrownBy(() -> client.putItem(onlyIfNew(1)))
        .isInstanceOf(ConditionalCheckFailedException.class);
  }

  @Test
  void whatIsTriedAgainAfterALostResponseIsExecutedTwice() {
    proxy.inject(Fault.LOST_RESPONSE).on(UpdateItemRequest.class).once();

    assertThat(increment()).isEqualTo("2");
  }

  @Test
  void aDuplicateIsExecutedTwiceAndAnsweredOnce() {
    proxy.inject(Fault.DUPLICATE).on(UpdateItemRequest.class).once();

    assertThat(increment()).isEqualTo("1");
    assertThat(get(client, 1).get("read").n()).isEqualTo("2");
    assertThat(proxy.requests(UpdateItemRequest.class)).isEqualTo(1);
  }

  @Test
  void aDelayedRequestIsExecuted() {
    try (FaultProxy slow =
        FaultProxy.inFrontOf(proxy.endpoint()).delay(Duration.ofMillis(300)).start()) {
      DynamoDbClient slowClient = slow.client();
      put(slowClient, 1);
      slow.inject(Fault.DELAY).once();
      long start = System.nanoTime();

      put(slowClient, 2);

      assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThan(Duration.ofMillis(299));
      assertThat(notes.items()).hasSize(2);
    }
  }

  @Test
  void aPageEndsEarlyAndGoesOnAfterIt() {
    IntStream.rangeClosed(1, 60).forEach(i -> put(client, i));
    proxy.inject(Fault.SHORT_PAGE).on(QueryRequest.class).times(2);
    QueryRequest query =
        QueryRequest.builder()
            .tableName(notes.tableName())
            .keyConditionExpression("PK = :pk")
            .expressionAttributeValues(Map.of(":pk", AttributeValue.fromS("AUTHOR#ann")))
            .limit(50)
            .build();

    List<QueryResponse> pages = client.queryPaginator(query).stream().toList();

    assertThat(pages.get(0).count()).isLessThan(50).isPositive();
    assertThat(pages.get(1).count()).isLessThan(50).isPositive();
    assertThat(pages.stream().flatMap(page -> page.items().stream()))
        .hasSize(60)
        .doesNotHaveDuplicates();
  }

  @Test
  void aPageOfOneItemCanNotBeShorter() {
    proxy.inject(Fault.SHORT_PAGE).always();

    client.scan(scan -> scan.tableName(notes.tableName()).limit(1));
    assertThat(proxy.count(Fault.SHORT_PAGE)).isZero();
    client.scan(scan -> scan.tableName(notes.tableName()).limit(2));
    assertThat(proxy.count(Fault.SHORT_PAGE)).isEqualTo(1);
  }

  @Test
  void aConditionFailsThoughItIsMet() {
    proxy.inject(Fault.CONDITION_FAILED).always();

    put(client, 1);
    assertThatThrownBy(() -> client.putItem(onlyIfNew(2)))
        .isInstanceOf(ConditionalCheckFailedException.class);

    assertThat(proxy.count(Fault.CONDITION_FAILED)).isEqualTo(1);
    assertThat(notes.items()).hasSize(1);
  }

  @Test
  void theOperationThatHasAConditionCancelsItsTransaction() {
    proxy.inject(Fault.CONDITION_FAILED).once();

    assertThatThrownBy(() -> client.transactWriteItems(write -> write.transactItems(two())))
        .isInstanceOfSatisfying(
            TransactionCanceledException.class,
            canceled ->
                assertThat(canceled.cancellationReasons())
                    .extracting(reason -> reason.code())
                    .containsExactly("None", "ConditionalCheckFailed"));
    assertThat(notes.items()).isEmpty();
  }

  @Test
  void transactionsConflict() {
    proxy.inject(Fault.TRANSACTION_CONFLICT).times(2);

    assertThatThrownBy(() -> put(once, 1)).isInstanceOf(TransactionConflictException.class);
    assertThatThrownBy(() -> once.transactWriteItems(write -> write.transactItems(two())))
        .isInstanceOfSatisfying(
            TransactionCanceledException.class,
            canceled ->
                assertThat(canceled.cancellationReasons())
                    .extracting(reason -> reason.code())
                    .containsExactlyInAnyOrder("None", "TransactionConflict"));
    assertThat(notes.items()).isEmpty();
  }

  @Test
  void faultsAreForChosenRequests() {
    proxy
        .inject(Fault.THROTTLE)
        .on(GetItemRequest.class, get -> number(get.key()).equals("2"))
        .once();

    get(once, 1);
    put(once, 2);
    assertThat(proxy.pending()).isEqualTo(1);
    assertThatThrownBy(() -> get(once, 2)).isInstanceOf(DynamoDbException.class);
    get(once, 2);
    assertThat(proxy.pending()).isZero();
  }

  @Test
  void aConditionOfATestThatThrowsIsSeenInTheTest() {
    proxy
        .inject(Fault.THROTTLE)
        .on(
            PutItemRequest.class,
            put -> {
              throw new IllegalStateException("no such note");
            })
        .once();

    assertThatThrownBy(() -> put(client, 1)).hasMessageContaining("no such note");
    assertThat(proxy.requests()).isEqualTo(1);
  }

  @Test
  void calmEndsAllFaults() {
    try (FaultProxy wild = FaultProxy.inFrontOf(proxy.endpoint()).rate(1, Fault.THROTTLE).start()) {
      wild.inject(Fault.UNAVAILABLE).always();
      wild.calm();

      put(wild.client(), 1);

      assertThat(wild).hasToString("1 requests");
    }
  }

  @Test
  void tablesAreMadeInPeaceFromRandomFaults() {
    try (FaultProxy wild = FaultProxy.inFrontOf(proxy.endpoint()).rate(1, Fault.THROTTLE).start()) {
      wild.client().describeTable(table -> table.tableName(notes.tableName()));

      assertThat(wild.count(Fault.THROTTLE)).isZero();
    }
  }

  @Test
  void theSameSeedGivesTheSameFaults() {
    List<String> first = outcomes(7);

    assertThat(outcomes(7)).isEqualTo(first);
    assertThat(outcomes(8)).isNotEqualTo(first);
    assertThat(first).contains("ok", "ThrottlingException", "SdkClientException");
  }

  @Test
  void aShareOfTheRequestsMeetsFaults() {
    try (FaultProxy wild =
        FaultProxy.inFrontOf(proxy.endpoint())
            .seed(1)
            .rate(0.3, Fault.DUPLICATE)
            .rate(0.1, Fault.UNPROCESSED)
            .start()) {
      DynamoDbClient wildClient = wild.client();
      IntStream.range(0, 500).forEach(i -> get(wildClient, i));

      assertThat(wild.count(Fault.DUPLICATE)).isBetween(110L, 190L);
      assertThat(wild.count(Fault.UNPROCESSED)).as("gets are not batches").isZero();
      assertThat(wild.requests(GetItemRequest.class)).isEqualTo(500);
      assertThat(proxy.requests()).isEqualTo(500 + wild.count(Fault.DUPLICATE));
    }
  }

  @Test
  void sharesAreNotMoreThanAllRequests() {
    FaultProxy.Builder builder = FaultProxy.inFrontOf(proxy.endpoint()).rate(0.75, Fault.THROTTLE);

    assertThatThrownBy(() -> builder.rate(0.5, Fault.DELAY))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A share of 0.5 makes 1.25 of all requests, not 0 to 1.");
    assertThatThrownBy(() -> FaultProxy.inFrontOf(proxy.endpoint()).rate(-1, Fault.DELAY))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> proxy.inject(Fault.DELAY).times(0))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void anEndpointThatIsNotThereIsNamed() {
    FaultProxy closed = FaultProxy.inFrontOf(proxy.endpoint()).start();
    closed.close();
    try (FaultProxy lost = FaultProxy.inFrontOf(closed.endpoint()).start()) {
      assertThatThrownBy(() -> put(lost.client(), 1))
          .hasMessageContaining("The fault proxy doesn't reach " + closed.endpoint());
    }
  }

  private List<String> outcomes(long seed) {
    try (FaultProxy wild =
        FaultProxy.inFrontOf(proxy.endpoint())
            .seed(seed)
            .rate(0.3, Set.of(Fault.REQUEST_RATE, Fault.LOST_RESPONSE))
            .start()) {
      DynamoDbClient wildClient =
          wild.client(
              settings ->
                  settings.overrideConfiguration(
                      c -> c.retryStrategy(DefaultRetryStrategy.doNotRetry())));
      List<String> outcomes = new ArrayList<>();
      for (int i = 0; i < 60; i++) {
        try {
          put(wildClient, i);
          outcomes.add("ok");
        } catch (DynamoDbException e) {
          outcomes.add(e.awsErrorDetails().errorCode());
        } catch (SdkClientException e) {
          outcomes.add("SdkClientException");
        }
      }
      return outcomes;
    }
  }

  private PutItemRequest put(int number) {
    return PutItemRequest.builder()
        .tableName(notes.tableName())
        .item(Notes.note("ann", number))
        .build();
  }

  private PutItemRequest onlyIfNew(int number) {
    return put(number).toBuilder().conditionExpression("attribute_not_exists(PK)").build();
  }

  private void put(DynamoDbClient dynamoDb, int number) {
    dynamoDb.putItem(put(number));
  }

  private List<TransactWriteItem> two() {
    return List.of(
        TransactWriteItem.builder()
            .put(put -> put.tableName(notes.tableName()).item(Notes.note("ann", 1)))
            .build(),
        TransactWriteItem.builder()
            .put(
                put ->
                    put.tableName(notes.tableName())
                        .item(Notes.note("ann", 2))
                        .conditionExpression("attribute_not_exists(PK)"))
            .build());
  }

  private Map<String, AttributeValue> get(DynamoDbClient dynamoDb, int number) {
    return dynamoDb.getItem(get -> get.tableName(notes.tableName()).key(key(number))).item();
  }

  private String increment() {
    return client
        .updateItem(
            update ->
                update
                    .tableName(notes.tableName())
                    .key(key(1))
                    .updateExpression("ADD #read :one")
                    .expressionAttributeNames(Map.of("#read", "read"))
                    .expressionAttributeValues(Map.of(":one", AttributeValue.fromN("1")))
                    .returnValues("ALL_NEW"))
        .attributes()
        .get("read")
        .n();
  }

  private static Map<String, AttributeValue> key(int number) {
    return Map.of(
        "PK", AttributeValue.fromS("AUTHOR#ann"), "SK", AttributeValue.fromS("NOTE#" + number));
  }

  private static String number(Map<String, AttributeValue> key) {
    return key.get("SK").s().substring("NOTE#".length());
  }

  private static void retryingAtOnce(DynamoDbClientBuilder settings) {
    settings.overrideConfiguration(
        c ->
            c.retryStrategy(
                DefaultRetryStrategy.standardStrategyBuilder()
                    .maxAttempts(5)
                    .backoffStrategy(BackoffStrategy.retryImmediately())
                    .throttlingBackoffStrategy(BackoffStrategy.retryImmediately())
                    .build()));
  }
}
