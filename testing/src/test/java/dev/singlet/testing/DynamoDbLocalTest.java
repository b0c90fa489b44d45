package dev.singlet.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.tables.CreateTable;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

@Isolated("looks at all threads that there are, and takes the console")
class DynamoDbLocalTest {

  @Test
  void allCallersShareOneEngine() {
    assertThat(DynamoDbLocal.shared()).isSameAs(DynamoDbLocal.shared());
  }

  @Test
  void closingTheSharedClientDoesNotStopTheSharedEngine() {
    DynamoDbLocal.shared().close();

    assertThat(DynamoDbLocal.shared().listTables().hasTableNames()).isTrue();
  }

  @Test
  void aStartedEngineHasTablesOfItsOwn() {
    try (DynamoDbLocal one = DynamoDbLocal.start();
        DynamoDbLocal other = DynamoDbLocal.start()) {
      createTable(one.client());

      assertThat(one.client().listTables().tableNames()).containsExactly("Notes");
      assertThat(other.client().listTables().tableNames()).isEmpty();
    }
  }

  @Test
  void anInterruptedThreadStartsAnEngineAndStaysInterrupted() {
    Thread.currentThread().interrupt();
    try (DynamoDbLocal local = DynamoDbLocal.start()) {
      assertThat(Thread.interrupted()).isTrue();
      assertThat(local.client().listTables().tableNames()).isEmpty();
    } finally {
      assertThat(Thread.interrupted()).isFalse();
    }
  }

  @Test
  void aClosedEngineLeavesNoThreadThatKeepsTheProgramRunning() throws InterruptedException {
    DynamoDbLocal.shared();
    Set<Thread> before = Thread.getAllStackTraces().keySet();
    try (DynamoDbLocal local = DynamoDbLocal.start()) {
      createTable(local.client());
    }
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (!before.contains(thread) && !thread.isDaemon()) {
        thread.join(10_000);
        assertThat(thread.isAlive()).as(thread.getName()).isFalse();
      }
    }
  }

  @Test
  void theEndpointReachesTheSameTables() {
    try (DynamoDbLocal local = DynamoDbLocal.start();
        DynamoDbClient http = http(local.endpoint())) {
      createTable(http);
      http.putItem(put -> put.tableName("Notes").item(Notes.note("ann", 1)));

      assertThat(local.client().scan(scan -> scan.tableName("Notes")).items())
          .containsExactly(Notes.note("ann", 1));
      assertThat(local.endpoint())
          .isEqualTo(local.endpoint())
          .isNotEqualTo(DynamoDbLocal.sharedEndpoint());
    }
  }

  @Test
  void aFailedConditionTellsEmptyMapsWithinTheItem() {
    Map<String, AttributeValue> item = new HashMap<>(Notes.note("ann", 1));
    AttributeValue empty = AttributeValue.fromM(Map.of());
    item.put("map", AttributeValue.fromM(Map.of("of", empty)));
    item.put("list", AttributeValue.fromL(List.of(empty, AttributeValue.fromL(List.of()))));
    PutItemRequest again =
        PutItemRequest.builder()
            .tableName("Notes")
            .item(item)
            .conditionExpression("attribute_not_exists(#map)")
            .expressionAttributeNames(Map.of("#map", "map"))
            .returnValuesOnConditionCheckFailure("ALL_OLD")
            .build();
    try (DynamoDbLocal local = DynamoDbLocal.start()) {
      createTable(local.client());
      local.client().putItem(again);

      assertThatThrownBy(() -> local.client().putItem(again))
          .isInstanceOfSatisfying(
              ConditionalCheckFailedException.class,
              failed -> assertThat(failed.item()).isEqualTo(item));
      assertThat(local.asyncClient().putItem(again))
          .failsWithin(Duration.ofSeconds(10))
          .withThrowableOfType(ExecutionException.class)
          .havingCause()
          .isInstanceOfSatisfying(
              ConditionalCheckFailedException.class,
              failed -> assertThat(failed.item()).isEqualTo(item));
    }
  }

  @Test
  void theEndpointGivesErrorsWithAllTheirDetails() {
    try (DynamoDbLocal local = DynamoDbLocal.start();
        DynamoDbClient http = http(local.endpoint())) {
      createTable(http);
      PutItemRequest put =
          PutItemRequest.builder()
              .tableName("Notes")
              .item(Notes.note("ann", 1))
              .conditionExpression("attribute_not_exists(PK)")
              .returnValuesOnConditionCheckFailure("ALL_OLD")
              .build();
      http.putItem(put);

      assertThatThrownBy(() -> http.putItem(put))
          .isInstanceOfSatisfying(
              ConditionalCheckFailedException.class,
              failed -> assertThat(failed.item()).isEqualTo(Notes.note("ann", 1)));
      assertThatThrownBy(
              () ->
                  http.transactWriteItems(write -> write.transactItems(List.of(conditional(put)))))
          .isInstanceOfSatisfying(
              TransactionCanceledException.class,
              canceled -> {
                CancellationReason reason = canceled.cancellationReasons().get(0);
                assertThat(reason.code()).isEqualTo("ConditionalCheckFailed");
                assertThat(reason.item()).isEqualTo(Notes.note("ann", 1));
              });
      assertThatThrownBy(() -> http.describeTable(describe -> describe.tableName("NoSuch")))
          .isInstanceOf(ResourceNotFoundException.class);
      assertThatThrownBy(() -> http.getItem(get -> get.tableName("Notes").key(Map.of())))
          .isInstanceOfSatisfying(
              DynamoDbException.class,
              e -> assertThat(e.awsErrorDetails().errorCode()).isEqualTo("ValidationException"));
    }
  }

  @Test
  void aClosedEngineHasNoEndpoint() {
    URI endpoint;
    try (DynamoDbLocal local = DynamoDbLocal.start()) {
      endpoint = local.endpoint();
    }
    try (DynamoDbClient http = http(endpoint)) {
      assertThatThrownBy(http::listTables).isInstanceOf(SdkClientException.class);
    }
  }

  @Test
  void theAsynchronousClientReachesTheSameTables() {
    try (DynamoDbLocal local = DynamoDbLocal.start()) {
      createTable(local.client());
      local.asyncClient().close();
      local.asyncClient().putItem(put -> put.tableName("Notes").item(Notes.note("ann", 1))).join();

      assertThat(local.client().scan(scan -> scan.tableName("Notes")).items()).hasSize(1);
    }
    assertThat(DynamoDbLocal.sharedAsync()).isSameAs(DynamoDbLocal.sharedAsync());
  }

  @Test
  void errorsAreThoseOfTheSdk() {
    assertThatThrownBy(
            () -> DynamoDbLocal.shared().describeTable(describe -> describe.tableName("NoSuch")))
        .isInstanceOf(ResourceNotFoundException.class);
  }

  @Test
  void theEngineDoesNotWriteToTheConsole() {
    PrintStream out = System.out;
    PrintStream err = System.err;
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    try (PrintStream console = new PrintStream(written, true, StandardCharsets.UTF_8)) {
      System.setOut(console);
      System.setErr(console);
      try (DynamoDbLocal local = DynamoDbLocal.start()) {
        createTable(local.client());
      }
    } finally {
      System.setOut(out);
      System.setErr(err);
    }

    assertThat(written.toString(StandardCharsets.UTF_8)).isEmpty();
  }

  private static TransactWriteItem conditional(PutItemRequest put) {
    return TransactWriteItem.builder()
        .put(
            inTransaction ->
                inTransaction
                    .tableName(put.tableName())
                    .item(put.item())
                    .conditionExpression(put.conditionExpression())
                    .returnValuesOnConditionCheckFailure("ALL_OLD"))
        .build();
  }

  private static DynamoDbClient http(URI endpoint) {
    return DynamoDbClient.builder()
        .endpointOverride(endpoint)
        .region(Region.US_EAST_1)
        .credentialsProvider(
            StaticCredentialsProvider.create(AwsBasicCredentials.create("local", "local")))
        .build();
  }

  private static void createTable(DynamoDbClient dynamoDb) {
    new TableClient(dynamoDb, Notes.SCHEMA).execute(CreateTable.of(Notes.SCHEMA));
  }
}
