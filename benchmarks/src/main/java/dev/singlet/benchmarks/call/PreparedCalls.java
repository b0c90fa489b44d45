package dev.singlet.benchmarks.call;

import dev.singlet.benchmarks.handwritten.IssueItems;
import dev.singlet.benchmarks.handwritten.ThreadItems;
import dev.singlet.benchmarks.model.Issue;
import dev.singlet.benchmarks.model.IssueStatus;
import dev.singlet.benchmarks.model.IssueThread;
import dev.singlet.benchmarks.model.Tracker;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * The SDK's part of the calls by hand: each request is made once, and items stay as they are. The
 * arguments of a call must be the same each time.
 */
final class PreparedCalls implements Calls<Map<String, AttributeValue>> {

  private final DynamoDbClient client;
  private final DynamoDbAsyncClient async;
  private final Map<String, Object> requests = new HashMap<>();

  PreparedCalls(Clients clients) {
    client = clients.blocking();
    async = clients.async();
  }

  @SuppressWarnings("unchecked") // A name is always given with the same type.
  private <R> R once(String name, Supplier<R> request) {
    return (R) requests.computeIfAbsent(name, any -> request.get());
  }

  @Override
  public Map<String, AttributeValue> of(Issue issue) {
    return IssueItems.toItem(issue);
  }

  @Override
  public Issue issueOf(Map<String, AttributeValue> object) {
    return IssueItems.fromItem(object);
  }

  @Override
  public void put(Map<String, AttributeValue> object) {
    PutItemRequest request = once("put", () -> HandWrittenCalls.putOf(issueOf(object)));
    client.putItem(request);
  }

  @Override
  public Map<String, AttributeValue> get(Issue key) {
    GetItemRequest request = once("get", () -> HandWrittenCalls.getOf(key));
    return client.getItem(request).item();
  }

  @Override
  public void update(Issue key, String title, IssueStatus status) {
    UpdateItemRequest request = once("update", () -> HandWrittenCalls.updateOf(key, title, status));
    client.updateItem(request);
  }

  @Override
  public List<Map<String, AttributeValue>> query(String owner, String repoName) {
    QueryRequest request = once("query", () -> HandWrittenCalls.byRepo(owner, repoName));
    return client.query(request).items();
  }

  @Override
  public List<Map<String, AttributeValue>> queryAsync(String owner, String repoName) {
    QueryRequest request = once("query", () -> HandWrittenCalls.byRepo(owner, repoName));
    return async.query(request).join().items();
  }

  @Override
  public List<Map<String, AttributeValue>> batchGet(List<Issue> keys) {
    BatchGetItemRequest request =
        once(
            "batchGet",
            () ->
                BatchGetItemRequest.builder().requestItems(HandWrittenCalls.keysOf(keys)).build());
    return client.batchGetItem(request).responses().getOrDefault(Tracker.NAME, List.of());
  }

  @Override
  public void batchPut(List<Map<String, AttributeValue>> objects) {
    BatchWriteItemRequest request =
        once(
            "batchPut",
            () ->
                BatchWriteItemRequest.builder()
                    .requestItems(HandWrittenCalls.putsOf(issuesOf(objects)))
                    .build());
    client.batchWriteItem(request);
  }

  @Override
  public void transact(List<Map<String, AttributeValue>> objects) {
    TransactWriteItemsRequest request =
        once("transact", () -> HandWrittenCalls.transactionOf(issuesOf(objects)));
    client.transactWriteItems(request);
  }

  private List<Issue> issuesOf(List<Map<String, AttributeValue>> objects) {
    return objects.stream().map(this::issueOf).toList();
  }

  @Override
  public List<?> thread(Issue key) {
    QueryRequest request = once("thread", () -> HandWrittenCalls.threadOf(key));
    return client.query(request).items();
  }

  @Override
  @SuppressWarnings("unchecked") // as thread returns it
  public IssueThread threadOf(Object object) {
    return ThreadItems.fromItem((Map<String, AttributeValue>) object);
  }
}
