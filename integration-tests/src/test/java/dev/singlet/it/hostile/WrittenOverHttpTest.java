package dev.singlet.it.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.batch.BatchWrite;
import dev.singlet.it.observability.model.Book;
import dev.singlet.it.observability.model.BookEntity;
import dev.singlet.it.observability.model.LibraryTable;
import dev.singlet.item.Put;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.WrittenRequests;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/**
 * DynamoDB stores what a request shows, whoever wrote its JSON: the SDK for the first requests of a
 * program, and Singlet for the others.
 */
class WrittenOverHttpTest {

  /** More requests than the SDK writes at first. */
  private static final int REQUESTS = 70;

  private static final List<String> TEXTS =
      List.of(
          "plain",
          "\"quoted\" \\ / back",
          "\b\t\n\u000b\f\r\u0000\u001f\u007f",
          "ä ß \u07ff \u0800 \u2028 \uffff",
          "日本語 \ud83d\ude00 \ud834\udd1e",
          "{\"TableName\":\"T\"}",
          "x".repeat(255) + "é" + "y".repeat(300));

  private static final WrittenRequests BY_SDK = new WrittenRequests();

  private static DynamoDbClient dynamoDb;

  @RegisterExtension final LocalTable table = LocalTable.of(LibraryTable.SCHEMA);

  @BeforeAll
  static void connect() {
    dynamoDb =
        DynamoDbClient.builder()
            .endpointOverride(DynamoDbLocal.sharedEndpoint())
            .region(Region.US_EAST_1)
            .credentialsProvider(
                StaticCredentialsProvider.create(AwsBasicCredentials.create("a", "b")))
            .overrideConfiguration(override -> override.addExecutionInterceptor(BY_SDK))
            .build();
  }

  @AfterAll
  static void disconnect() {
    dynamoDb.close();
  }

  @BeforeEach
  void forget() {
    BY_SDK.clear();
  }

  private TableClient library() {
    return LibraryTable.client(dynamoDb).withTableName(table.tableName());
  }

  private static Book book(int number) {
    return new Book(
        "A", "Book " + number, "Austen", TEXTS.get(number % TEXTS.size()) + number, number);
  }

  private static List<Put<Book>> puts(int from) {
    return IntStream.range(from, from + 3)
        .mapToObj(number -> BookEntity.put(book(number)))
        .toList();
  }

  private void assertStored(Put<Book> put) {
    Map<String, AttributeValue> item = put.toRequest().item();
    Map<String, AttributeValue> key = Map.of("PK", item.get("PK"), "SK", item.get("SK"));
    Map<String, AttributeValue> stored =
        dynamoDb
            .getItem(get -> get.tableName(table.tableName()).key(key).consistentRead(true))
            .item();
    assertThat(withoutTimes(stored)).isEqualTo(withoutTimes(item));
  }

  private static Map<String, AttributeValue> withoutTimes(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> rest = new HashMap<>(item);
    rest.keySet().removeAll(List.of("_ct", "_md"));
    return rest;
  }

  @Test
  void puts() {
    for (int i = 0; i < REQUESTS; i++) {
      Put<Book> put = BookEntity.put(book(i)).ifNotExists();
      library().execute(put);
      assertStored(put);
    }
    assertThat(last(PutItemRequest.class).hasItem()).isFalse();
  }

  @Test
  void batches() {
    for (int i = 0; i < REQUESTS; i++) {
      List<Put<Book>> puts = puts(i * 3);
      assertThat(library().execute(BatchWrite.of(puts)).isComplete()).isTrue();
      puts.forEach(this::assertStored);
    }
    assertThat(last(BatchWriteItemRequest.class).requestItems().get(table.tableName())).isEmpty();
  }

  @Test
  void transactions() {
    for (int i = 0; i < REQUESTS; i++) {
      List<Put<Book>> puts = puts(i * 3);
      library().transact(puts);
      puts.forEach(this::assertStored);
    }
    assertThat(last(TransactWriteItemsRequest.class).transactItems()).hasSize(1);
  }

  @Test
  void batchesOfGets() {
    List<Put<Book>> puts = puts(0);
    library().execute(BatchWrite.of(puts));
    for (int i = 0; i < REQUESTS; i++) {
      assertThat(
              library()
                  .execute(
                      BatchGet.of(
                          BookEntity.get("A", "Book 0").consistent(),
                          BookEntity.get("A", "Book 1").consistent(),
                          BookEntity.get("A", "Book 2").consistent()))
                  .items())
          .containsExactly(book(0), book(1), book(2));
    }
    assertThat(last(BatchGetItemRequest.class).requestItems().get(table.tableName()).keys())
        .isEmpty();
  }

  @Test
  void withoutOwnJsonTheSdkWritesAll() {
    TableClient bySdk = library().withOwnJson(false);
    for (int i = 0; i < REQUESTS; i++) {
      bySdk.execute(BookEntity.put(book(i)));
    }

    assertThat(BY_SDK.all(PutItemRequest.class))
        .hasSize(REQUESTS)
        .allMatch(PutItemRequest::hasItem);
  }

  private static <Q extends SdkRequest> Q last(Class<Q> type) {
    List<Q> all = BY_SDK.all(type);
    return all.get(all.size() - 1);
  }
}
