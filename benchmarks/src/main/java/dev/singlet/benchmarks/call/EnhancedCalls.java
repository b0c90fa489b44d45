package dev.singlet.benchmarks.call;

import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.createS;

import dev.singlet.benchmarks.enhanced.CommentBean;
import dev.singlet.benchmarks.enhanced.EventBean;
import dev.singlet.benchmarks.enhanced.IssueBean;
import dev.singlet.benchmarks.handwritten.Keys;
import dev.singlet.benchmarks.model.Issue;
import dev.singlet.benchmarks.model.IssueStatus;
import dev.singlet.benchmarks.model.IssueThread;
import dev.singlet.benchmarks.model.Tracker;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbAsyncTable;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbEnhancedAsyncClient;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbEnhancedClient;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbTable;
import software.amazon.awssdk.enhanced.dynamodb.Expression;
import software.amazon.awssdk.enhanced.dynamodb.Key;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.enhanced.dynamodb.model.IgnoreNullsMode;
import software.amazon.awssdk.enhanced.dynamodb.model.QueryConditional;
import software.amazon.awssdk.enhanced.dynamodb.model.ReadBatch;
import software.amazon.awssdk.enhanced.dynamodb.model.WriteBatch;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;

/**
 * The enhanced client with bean schemas. It has no query over several entities: there its users
 * send the request by hand, and let the schemas read the items.
 */
final class EnhancedCalls implements Calls<IssueBean> {

  private static final TableSchema<IssueBean> ISSUES = TableSchema.fromBean(IssueBean.class);
  private static final TableSchema<CommentBean> COMMENTS = TableSchema.fromBean(CommentBean.class);
  private static final TableSchema<EventBean> EVENTS = TableSchema.fromBean(EventBean.class);

  private static final Expression EXISTS =
      Expression.builder().expression("attribute_exists(PK)").build();

  private final DynamoDbClient sdk;
  private final DynamoDbEnhancedClient client;
  private final DynamoDbTable<IssueBean> issues;
  private final DynamoDbAsyncTable<IssueBean> asyncIssues;

  EnhancedCalls(Clients clients) {
    sdk = clients.blocking();
    client = DynamoDbEnhancedClient.builder().dynamoDbClient(sdk).build();
    issues = client.table(Tracker.NAME, ISSUES);
    asyncIssues =
        DynamoDbEnhancedAsyncClient.builder()
            .dynamoDbClient(clients.async())
            .build()
            .table(Tracker.NAME, ISSUES);
  }

  @Override
  public IssueBean of(Issue issue) {
    return IssueBean.of(issue);
  }

  @Override
  public Issue issueOf(IssueBean object) {
    return object.toIssue();
  }

  @Override
  public void put(IssueBean object) {
    issues.putItem(object);
  }

  @Override
  public IssueBean get(Issue key) {
    return issues.getItem(keyOf(key));
  }

  @Override
  public void update(Issue key, String title, IssueStatus status) {
    IssueBean changes = new IssueBean();
    changes.setOwner(key.owner());
    changes.setRepoName(key.repoName());
    changes.setNumber(key.number());
    changes.setTitle(title);
    changes.setStatus(status);
    issues.updateItem(
        request ->
            request
                .item(changes)
                .ignoreNullsMode(IgnoreNullsMode.SCALAR_ONLY)
                .conditionExpression(EXISTS)
                .returnValues(ReturnValue.NONE));
  }

  @Override
  public List<IssueBean> query(String owner, String repoName) {
    return issues.index("GSI1").query(byRepo(owner, repoName)).iterator().next().items();
  }

  @Override
  public List<IssueBean> queryAsync(String owner, String repoName) {
    List<IssueBean> found = new ArrayList<>();
    asyncIssues
        .index("GSI1")
        .query(byRepo(owner, repoName))
        .subscribe(page -> found.addAll(page.items()))
        .join();
    return found;
  }

  private static QueryConditional byRepo(String owner, String repoName) {
    return QueryConditional.sortBeginsWith(
        Key.builder().partitionValue(Keys.repo(owner, repoName)).sortValue("ISSUE#").build());
  }

  @Override
  public List<IssueBean> batchGet(List<Issue> keys) {
    ReadBatch.Builder<IssueBean> batch =
        ReadBatch.builder(IssueBean.class).mappedTableResource(issues);
    for (Issue key : keys) {
      batch.addGetItem(keyOf(key));
    }
    ReadBatch readBatch = batch.build();
    return client
        .batchGetItem(request -> request.addReadBatch(readBatch))
        .resultsForTable(issues)
        .stream()
        .toList();
  }

  @Override
  public void batchPut(List<IssueBean> objects) {
    WriteBatch.Builder<IssueBean> batch =
        WriteBatch.builder(IssueBean.class).mappedTableResource(issues);
    objects.forEach(batch::addPutItem);
    WriteBatch writes = batch.build();
    if (!client
        .batchWriteItem(request -> request.addWriteBatch(writes))
        .unprocessedPutItemsForTable(issues)
        .isEmpty()) {
      throw new IllegalStateException("Writes are left.");
    }
  }

  @Override
  public void transact(List<IssueBean> objects) {
    client.transactWriteItems(
        request -> objects.forEach(object -> request.addPutItem(issues, object)));
  }

  @Override
  public List<Object> thread(Issue key) {
    List<Map<String, AttributeValue>> items =
        sdk.query(
                QueryRequest.builder()
                    .tableName(Tracker.NAME)
                    .keyConditionExpression("PK = :issue")
                    .expressionAttributeValues(
                        Map.of(
                            ":issue",
                            createS(Keys.issue(key.owner(), key.repoName(), key.number()))))
                    .build())
            .items();
    List<Object> thread = new ArrayList<>(items.size());
    for (Map<String, AttributeValue> item : items) {
      AttributeValue type = item.get("_et");
      thread.add(schemaOf(type == null ? "" : type.s()).mapToItem(item));
    }
    return thread;
  }

  private static TableSchema<?> schemaOf(String type) {
    return switch (type) {
      case "Issue" -> ISSUES;
      case "Comment" -> COMMENTS;
      case "Event" -> EVENTS;
      default -> throw new IllegalArgumentException("An item of the unknown type " + type);
    };
  }

  @Override
  public IssueThread threadOf(Object object) {
    if (object instanceof CommentBean comment) {
      return comment.toComment();
    }
    return object instanceof EventBean event ? event.toEvent() : ((IssueBean) object).toIssue();
  }

  private static Key keyOf(Issue issue) {
    return Key.builder()
        .partitionValue(Keys.issue(issue.owner(), issue.repoName(), issue.number()))
        .sortValue(Keys.ISSUE)
        .build();
  }
}
