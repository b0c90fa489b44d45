package dev.singlet;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** A partition of notes that are numbered from 1, in pages of one size. It counts the requests. */
public final class PagedDynamoDb implements DynamoDbAsyncClient {

  private final long items;
  private final int pageSize;
  private final Executor answering;
  private final AtomicInteger queries = new AtomicInteger();
  private final List<CompletableFuture<?>> unanswered = new CopyOnWriteArrayList<>();
  private volatile int lastAnswered = Integer.MAX_VALUE;
  private volatile @Nullable RuntimeException failure;

  /**
   * A partition.
   *
   * @param answering calls whoever waits for an answer
   */
  public PagedDynamoDb(long items, int pageSize, Executor answering) {
    this.items = items;
    this.pageSize = pageSize;
    this.answering = answering;
  }

  /** Leaves requests after a number of them without an answer. */
  public PagedDynamoDb answeringOnly(int requests) {
    lastAnswered = requests;
    return this;
  }

  /** Fails queries after a number of them. */
  public PagedDynamoDb failingAfter(int requests, DynamoDbException thrown) {
    lastAnswered = requests;
    failure = thrown;
    return this;
  }

  /** How many queries were sent. */
  public int queries() {
    return queries.get();
  }

  /** Returns the futures of requests that get no answer. */
  public List<CompletableFuture<?>> unanswered() {
    return unanswered;
  }

  @Override
  public CompletableFuture<QueryResponse> query(QueryRequest request) {
    return queries.incrementAndGet() <= lastAnswered ? answer(() -> page(request)) : leave();
  }

  @Override
  public CompletableFuture<BatchGetItemResponse> batchGetItem(BatchGetItemRequest request) {
    return answer(
        () ->
            BatchGetItemResponse.builder()
                .responses(
                    Map.of(
                        "Notes",
                        request.requestItems().get("Notes").keys().stream()
                            .map(key -> Notes.item(number(key)))
                            .toList()))
                .build());
  }

  private <A> CompletableFuture<A> answer(Supplier<A> answer) {
    return CompletableFuture.supplyAsync(answer, answering);
  }

  private <A> CompletableFuture<A> leave() {
    CompletableFuture<A> never = new CompletableFuture<>();
    if (failure != null) {
      answering.execute(() -> never.completeExceptionally(failure));
    } else {
      unanswered.add(never);
    }
    return never;
  }

  private QueryResponse page(QueryRequest request) {
    int first = request.hasExclusiveStartKey() ? number(request.exclusiveStartKey()) + 1 : 1;
    long last = Math.min(items, (long) first + pageSize - 1);
    List<Map<String, AttributeValue>> page = new ArrayList<>();
    for (int number = first; number <= last; number++) {
      page.add(Notes.item(number));
    }
    QueryResponse.Builder response = QueryResponse.builder().items(page);
    if (last < items) {
      Map<String, AttributeValue> end = Notes.item((int) last);
      response.lastEvaluatedKey(Map.of("PK", end.get("PK"), "SK", end.get("SK")));
    }
    return response.build();
  }

  private static int number(Map<String, AttributeValue> key) {
    return Integer.parseInt(key.get("SK").s().substring("NOTE#".length()));
  }

  @Override
  public String serviceName() {
    return "dynamodb";
  }

  @Override
  public void close() {}
}
