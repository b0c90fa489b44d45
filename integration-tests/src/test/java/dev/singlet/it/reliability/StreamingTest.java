package dev.singlet.it.reliability;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.it.reliability.model.Ledgers.Entry;
import dev.singlet.it.reliability.model.LedgersEntryEntity;
import dev.singlet.it.reliability.model.LedgersTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/**
 * A million items in pages of a thousand, made up as they are asked for, so that what is kept is
 * kept by the reader.
 */
@Isolated
class StreamingTest {

  private static final int ITEMS = 1_000_000;
  private static final int PAGE = 1000;
  private static final int SAMPLES = 4;
  private static final long MEGABYTE = 1024 * 1024;

  /** Holds far less than the 400 MB that a million of the records need. */
  private static final long MOST = 16 * MEGABYTE;

  private final List<Long> heap = new ArrayList<>();
  private int next;

  private static QueryResponse answer(QueryRequest request) {
    Map<String, AttributeValue> start = request.exclusiveStartKey();
    int first = start.isEmpty() ? 0 : Integer.parseInt(start.get("SK").s().substring(6)) + 1;
    List<Map<String, AttributeValue>> items = new ArrayList<>(PAGE);
    for (int number = first; number < first + PAGE; number++) {
      items.add(item(number));
    }
    QueryResponse.Builder response =
        QueryResponse.builder().items(items).count(PAGE).scannedCount(PAGE);
    if (first + PAGE < ITEMS) {
      Map<String, AttributeValue> last = items.get(PAGE - 1);
      response.lastEvaluatedKey(Map.of("PK", last.get("PK"), "SK", last.get("SK")));
    }
    return response.build();
  }

  private static Map<String, AttributeValue> item(int number) {
    AttributeValue text = AttributeValue.createN(Integer.toString(number));
    String padded = Integer.toString(100_000_000 + number).substring(1);
    return Map.of(
        "PK", AttributeValue.createS("LEDGER#1"),
        "SK", AttributeValue.createS("ENTRY#" + padded),
        "_et", AttributeValue.createS("Entry"),
        "ledger", AttributeValue.createN("1"),
        "number", text,
        "kind", AttributeValue.createS("a"),
        "amount", text);
  }

  private void take(Entry entry) {
    // An assertion for each of a million items would take most of the test's time.
    if (entry.number() != next) {
      throw new AssertionError(entry + " came in place of number " + next);
    }
    next++;
    if (next % (ITEMS / SAMPLES) == PAGE / 2) {
      System.gc();
      heap.add(Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory());
    }
  }

  private void assertFlat(String what) {
    assertThat(next).isEqualTo(ITEMS);
    System.out.println(
        what + ": heap in MB " + heap.stream().map(bytes -> bytes / MEGABYTE).toList());
    assertThat(heap).hasSize(SAMPLES);
    // Tests beside this one hold memory too, and give it back.
    assertThat(Collections.min(heap.subList(1, SAMPLES)) - heap.get(0)).isLessThan(MOST);
  }

  @Test
  void aStreamHoldsAPage() {
    DynamoDbClient dynamoDb =
        new DynamoDbClient() {
          @Override
          public QueryResponse query(QueryRequest request) {
            return answer(request);
          }

          @Override
          public String serviceName() {
            return "dynamodb";
          }

          @Override
          public void close() {}
        };

    LedgersTable.client(dynamoDb).stream(LedgersEntryEntity.inLedger(1)).forEach(this::take);

    assertFlat("stream");
  }

  @Test
  void aPublisherHoldsAPage() {
    DynamoDbAsyncClient dynamoDb =
        new DynamoDbAsyncClient() {
          @Override
          public CompletableFuture<QueryResponse> query(QueryRequest request) {
            return CompletableFuture.supplyAsync(() -> answer(request));
          }

          @Override
          public String serviceName() {
            return "dynamodb";
          }

          @Override
          public void close() {}
        };
    CompletableFuture<Integer> end = new CompletableFuture<>();

    LedgersTable.asyncClient(dynamoDb)
        .items(LedgersEntryEntity.inLedger(1))
        .subscribe(
            new Flow.Subscriber<>() {
              @Override
              public void onSubscribe(Flow.Subscription subscription) {
                subscription.request(Long.MAX_VALUE);
              }

              @Override
              public void onNext(Entry entry) {
                take(entry);
              }

              @Override
              public void onError(Throwable failure) {
                end.completeExceptionally(failure);
              }

              @Override
              public void onComplete() {
                end.complete(next);
              }
            });

    assertThat(end.join()).isEqualTo(ITEMS);
    assertFlat("publisher");
  }
}
