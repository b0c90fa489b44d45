package dev.singlet.benchmarks.call;

import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.createS;

import dev.singlet.benchmarks.handwritten.IssueItems;
import dev.singlet.benchmarks.handwritten.Keys;
import dev.singlet.benchmarks.handwritten.ThreadItems;
import dev.singlet.benchmarks.model.Issue;
import dev.singlet.benchmarks.model.IssueStatus;
import dev.singlet.benchmarks.model.IssueThread;
import dev.singlet.benchmarks.model.Tracker;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** The SDK alone. */
final class HandWrittenCalls implements Calls<Issue> {

  private static final Map<String, String> UPDATED = Map.of("#title", "title", "#status", "status");

  private final DynamoDbClient client;
  private final DynamoDbAsyncClient async;

  HandWrittenCalls(Clients clients) {
    client = clients.blocking();
    async = clients.async();
  }

  @Override
  public Issue of(Issue issue) {
    return issue;
  }

  @Override
  public Issue issueOf(Issue object) {
    return object;
  }

  @Override
  public void put(Issue object) {
    client.putItem(putOf(object));
  }

  static PutItemRequest putOf(Issue object) {
    return PutItemRequest.builder().tableName(Tracker.NAME).item(IssueItems.toItem(object)).build();
  }

  @Override
  public Issue get(Issue key) {
    GetItemResponse response = client.getItem(getOf(key));
    if (!response.hasItem()) {
      throw new IllegalStateException("There is no such issue.");
    }
    return IssueItems.fromItem(response.item());
  }

  static GetItemRequest getOf(Issue key) {
    return GetItemRequest.builder().tableName(Tracker.NAME).key(keyOf(key)).build();
  }

  @Override
  public void update(Issue key, String title, IssueStatus status) {
    client.updateItem(updateOf(key, title, status));
  }

  static UpdateItemRequest updateOf(Issue key, String title, IssueStatus status) {
    return UpdateItemRequest.builder()
        .tableName(Tracker.NAME)
        .key(keyOf(key))
        .conditionExpression("attribute_exists(PK)")
        .updateExpression(
            "SET #title = :title, #status = :status, GSI2PK = :repo, GSI2SK = :byStatus")
        .expressionAttributeNames(UPDATED)
        .expressionAttributeValues(
            Map.of(
                ":title",
                createS(title),
                ":status",
                createS(status.name()),
                ":repo",
                createS(Keys.repo(key.owner(), key.repoName())),
                ":byStatus",
                createS(Keys.byStatus(status, key.number()))))
        .build();
  }

  @Override
  public List<Issue> query(String owner, String repoName) {
    return issues(client.query(byRepo(owner, repoName)).items());
  }

  @Override
  public List<Issue> queryAsync(String owner, String repoName) {
    return async.query(byRepo(owner, repoName)).thenApply(page -> issues(page.items())).join();
  }

  static QueryRequest byRepo(String owner, String repoName) {
    return QueryRequest.builder()
        .tableName(Tracker.NAME)
        .indexName("GSI1")
        .keyConditionExpression("GSI1PK = :repo AND begins_with(GSI1SK, :prefix)")
        .expressionAttributeValues(
            Map.of(":repo", createS(Keys.repo(owner, repoName)), ":prefix", createS("ISSUE#")))
        .build();
  }

  private static List<Issue> issues(List<Map<String, AttributeValue>> items) {
    List<Issue> issues = new ArrayList<>(items.size());
    for (Map<String, AttributeValue> item : items) {
      issues.add(IssueItems.fromItem(item));
    }
    return issues;
  }

  @Override
  public List<Issue> batchGet(List<Issue> keys) {
    List<Issue> issues = new ArrayList<>(keys.size());
    Map<String, KeysAndAttributes> left = keysOf(keys);
    while (!left.isEmpty()) {
      BatchGetItemResponse response =
          client.batchGetItem(BatchGetItemRequest.builder().requestItems(left).build());
      issues.addAll(issues(response.responses().getOrDefault(Tracker.NAME, List.of())));
      left = response.unprocessedKeys();
    }
    return issues;
  }

  static Map<String, KeysAndAttributes> keysOf(List<Issue> issues) {
    List<Map<String, AttributeValue>> keys = new ArrayList<>(issues.size());
    for (Issue issue : issues) {
      keys.add(keyOf(issue));
    }
    return Map.of(Tracker.NAME, KeysAndAttributes.builder().keys(keys).build());
  }

  @Override
  public void batchPut(List<Issue> objects) {
    Map<String, List<WriteRequest>> left = putsOf(objects);
    while (!left.isEmpty()) {
      left =
          client
              .batchWriteItem(BatchWriteItemRequest.builder().requestItems(left).build())
              .unprocessedItems();
    }
  }

  static Map<String, List<WriteRequest>> putsOf(List<Issue> objects) {
    List<WriteRequest> writes = new ArrayList<>(objects.size());
    for (Issue object : objects) {
      writes.add(
          WriteRequest.builder()
              .putRequest(PutRequest.builder().item(IssueItems.toItem(object)).build())
              .build());
    }
    return Map.of(Tracker.NAME, writes);
  }

  @Override
  public void transact(List<Issue> objects) {
    client.transactWriteItems(transactionOf(objects));
  }

  static TransactWriteItemsRequest transactionOf(List<Issue> objects) {
    List<TransactWriteItem> writes = new ArrayList<>(objects.size());
    for (Issue object : objects) {
      writes.add(
          TransactWriteItem.builder()
              .put(Put.builder().tableName(Tracker.NAME).item(IssueItems.toItem(object)).build())
              .build());
    }
    return TransactWriteItemsRequest.builder().transactItems(writes).build();
  }

  @Override
  public List<IssueThread> thread(Issue key) {
    List<Map<String, AttributeValue>> items = client.query(threadOf(key)).items();
    List<IssueThread> thread = new ArrayList<>(items.size());
    for (Map<String, AttributeValue> item : items) {
      thread.add(ThreadItems.fromItem(item));
    }
    return thread;
  }

  static QueryRequest threadOf(Issue key) {
    return QueryRequest.builder()
        .tableName(Tracker.NAME)
        .keyConditionExpression("PK = :issue")
        .expressionAttributeValues(
            Map.of(":issue", createS(Keys.issue(key.owner(), key.repoName(), key.number()))))
        .build();
  }

  @Override
  public IssueThread threadOf(Object object) {
    return (IssueThread) object;
  }

  private static Map<String, AttributeValue> keyOf(Issue issue) {
    return Map.of(
        "PK",
        createS(Keys.issue(issue.owner(), issue.repoName(), issue.number())),
        "SK",
        createS(Keys.ISSUE));
  }
}
