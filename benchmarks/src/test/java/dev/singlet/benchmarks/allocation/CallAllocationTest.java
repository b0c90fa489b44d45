package dev.singlet.benchmarks.allocation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.batch.BatchGet;
import dev.singlet.batch.BatchWrite;
import dev.singlet.benchmarks.http.CannedAnswers;
import dev.singlet.benchmarks.http.CannedClients;
import dev.singlet.benchmarks.model.Comment;
import dev.singlet.benchmarks.model.CommentEntity;
import dev.singlet.benchmarks.model.Event;
import dev.singlet.benchmarks.model.EventEntity;
import dev.singlet.benchmarks.model.Issue;
import dev.singlet.benchmarks.model.IssueEntity;
import dev.singlet.benchmarks.model.IssueStatus;
import dev.singlet.benchmarks.model.IssueThread;
import dev.singlet.benchmarks.model.IssueThreadCollection;
import dev.singlet.benchmarks.model.SampleData;
import dev.singlet.benchmarks.model.Tracker;
import dev.singlet.benchmarks.model.TrackerTable;
import dev.singlet.item.Get;
import dev.singlet.item.Put;
import dev.singlet.json.DynamoDbJson;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A hundred items, from the client to the records and through the SDK, without a network. */
class CallAllocationTest {

  private static final List<Issue> ISSUES = SampleData.issues();
  private static final List<IssueThread> THREAD = SampleData.thread();

  private final CannedAnswers answers = new CannedAnswers();
  private final DynamoDbClient blocking = CannedClients.blocking(answers);
  private final DynamoDbAsyncClient async = CannedClients.async(answers);
  private final TableClient tracker = TrackerTable.client(blocking);
  private final AsyncTableClient asyncTracker = TrackerTable.asyncClient(async);

  @BeforeAll
  static void boundsHoldHere() {
    Allocation.assumeReferencesOfFourBytes();
  }

  @AfterEach
  void close() {
    blocking.close();
    async.close();
  }

  @Test
  void ofAQuery() {
    answers.on("Query", page());

    requireRecorded("a query of 100", ISSUES, () -> tracker.execute(issues()).items());
  }

  @Test
  void ofAQueryWithFutures() {
    answers.on("Query", page());

    requireRecorded(
        "a query of 100 with futures", ISSUES, () -> asyncTracker.execute(issues()).join().items());
  }

  @Test
  void ofAnItemCollection() {
    answers.on("Query", page(THREAD));

    requireRecorded(
        "an item collection of 100",
        THREAD,
        () ->
            tracker
                .execute(IssueThreadCollection.byIssue("awslabs", "dynamodb-single-table", 1))
                .items());
  }

  @Test
  void ofAScan() {
    answers.on("Scan", page());

    requireRecorded(
        "a scan of 100",
        ISSUES,
        () -> tracker.stream(TrackerTable.scan(IssueEntity.type())).toList());
  }

  @Test
  void ofABatchOfGets() {
    answers.on("BatchGetItem", batch());
    List<Get<Issue>> gets = gets();

    requireRecorded(
        "a batch of 100 gets", ISSUES, () -> tracker.execute(BatchGet.of(gets)).items());
  }

  @Test
  void ofABatchOfGetsWithFutures() {
    answers.on("BatchGetItem", batch());
    List<Get<Issue>> gets = gets();

    requireRecorded(
        "a batch of 100 gets with futures",
        ISSUES,
        () -> asyncTracker.execute(BatchGet.of(gets)).join().items());
  }

  @Test
  void ofAnUpdate() {
    answers.on("UpdateItem", "{}");

    Allocation.requireRecorded(
        "an update",
        200,
        () -> {
          tracker.execute(
              IssueEntity.update("awslabs", "dynamodb-single-table", 1)
                  .title("Pages end where they should")
                  .status(IssueStatus.CLOSED)
                  .returningNothing());
          return ISSUES;
        });
  }

  @Test
  void ofABatchOfPuts() {
    answers.on("BatchWriteItem", "{\"UnprocessedItems\":{}}");
    List<Put<Issue>> puts = puts().subList(0, 25);

    Allocation.requireRecorded(
        "a batch of 25 puts", 20, () -> tracker.execute(BatchWrite.of(puts)).orThrow());
  }

  @Test
  void ofATransactionOfPuts() {
    answers.on("TransactWriteItems", "{}");
    List<Put<Issue>> puts = puts();

    Allocation.requireRecorded(
        "a transaction of 100 puts",
        10,
        () -> {
          tracker.transact(puts);
          return puts;
        });
  }

  private static List<Put<Issue>> puts() {
    return ISSUES.stream().map(IssueEntity::put).toList();
  }

  private static void requireRecorded(String name, List<?> items, Supplier<List<?>> call) {
    assertThat(call.get()).isEqualTo(items);
    Allocation.requireRecorded(name, 10, call);
  }

  private static IssueEntity.ByRepo issues() {
    return IssueEntity.byRepo("awslabs", "dynamodb-single-table");
  }

  private static List<Get<Issue>> gets() {
    return ISSUES.stream()
        .map(issue -> IssueEntity.get(issue.owner(), issue.repoName(), issue.number()))
        .toList();
  }

  private static String page() {
    return page(ISSUES);
  }

  private static String page(List<? extends IssueThread> items) {
    return "{\"Count\":%d,\"Items\":%s,\"ScannedCount\":%d}"
        .formatted(items.size(), array(items), items.size());
  }

  private static String batch() {
    return "{\"Responses\":{\"%s\":%s},\"UnprocessedKeys\":{}}"
        .formatted(Tracker.NAME, array(ISSUES));
  }

  private static String array(List<? extends IssueThread> items) {
    return items.stream()
        .map(CallAllocationTest::item)
        .map(DynamoDbJson::write)
        .collect(Collectors.joining(",", "[", "]"));
  }

  private static Map<String, AttributeValue> item(IssueThread item) {
    if (item instanceof Issue issue) {
      return IssueEntity.toItem(issue);
    }
    return item instanceof Comment comment
        ? CommentEntity.toItem(comment)
        : EventEntity.toItem((Event) item);
  }
}
