package dev.singlet.benchmarks.call;

import dev.singlet.benchmarks.handwritten.IssueItems;
import dev.singlet.benchmarks.handwritten.Keys;
import dev.singlet.benchmarks.http.CannedAnswers;
import dev.singlet.benchmarks.model.Issue;
import dev.singlet.benchmarks.model.SampleData;
import dev.singlet.benchmarks.model.Tracker;
import dev.singlet.json.DynamoDbJson;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Checks that the calls of a variant send and find what they should.
 *
 * @param <T> what stands for an issue
 */
final class CallCheck<T> {

  private final Workload<T> workload;
  private final Calls<T> issues;
  private final Calls<?> thread;
  private final CannedAnswers answers;
  private final Issue first = SampleData.issue(1);

  CallCheck(Workload<T> workload, Calls<T> issues, Calls<?> thread, CannedAnswers answers) {
    this.workload = workload;
    this.issues = issues;
    this.thread = thread;
    this.answers = answers;
  }

  /** The calls every variant has. */
  void simple() {
    workload.put();
    same("put", plain(sent("Item")), plain(IssueItems.toItem(first)));
    same("get", issues.issueOf(workload.get()), first);
    same("the key of get", sent("Key"), primaryKey(first));
    same("query", issuesOf(workload.query()), SampleData.issues());
    same(
        "the index of query",
        request().field("IndexName").map(JsonNode::text),
        Optional.of("GSI1"));
    same(
        "the values of query",
        Set.copyOf(sent("ExpressionAttributeValues").values()),
        Set.of(
            AttributeValue.createS(Keys.repo(first.owner(), first.repoName())),
            AttributeValue.createS("ISSUE#")));
    same("batch get", Set.copyOf(issuesOf(workload.batchGet())), Set.copyOf(SampleData.issues()));
    same("the keys of batch get", sentKeys(), keysOf(SampleData.issues()));
  }

  /** The calls that not every variant has. */
  void others() {
    workload.update();
    same("the key of update", sent("Key"), primaryKey(first));
    Set<Object> values = Set.copyOf(plain(sent("ExpressionAttributeValues")).values());
    for (String value :
        List.of(
            Workload.TITLE,
            Workload.STATUS.name(),
            Keys.byStatus(Workload.STATUS, first.number()))) {
      same("update to " + value, values.contains(AttributeValue.createS(value)), true);
    }
    workload.batchPut();
    JsonNode batch = member(member(request(), "RequestItems"), Tracker.NAME);
    same(
        "the items of batch put",
        batch.asArray().stream().map(write -> item(member(write, "PutRequest"))).toList(),
        items(Workload.BATCH));
    workload.transact();
    same(
        "the items of transact",
        member(request(), "TransactItems").asArray().stream()
            .map(write -> item(member(write, "Put")))
            .toList(),
        items(SampleData.PAGE));
    same("query of futures", issuesOf(workload.queryAsync()), SampleData.issues());
    same(
        "collection",
        workload.thread().stream().map(thread::threadOf).toList(),
        SampleData.thread());
  }

  private List<Issue> issuesOf(List<T> objects) {
    return objects.stream().map(issues::issueOf).toList();
  }

  private static Map<String, AttributeValue> primaryKey(Issue issue) {
    return Map.of(
        "PK",
        AttributeValue.createS(Keys.issue(issue.owner(), issue.repoName(), issue.number())),
        "SK",
        AttributeValue.createS(Keys.ISSUE));
  }

  private static Set<Object> keysOf(List<Issue> issues) {
    return issues.stream().map(CallCheck::primaryKey).collect(Collectors.toSet());
  }

  private static Map<String, Object> item(JsonNode put) {
    return plain(DynamoDbJson.read(member(put, "Item").toString()));
  }

  private static List<Map<String, Object>> items(int count) {
    return SampleData.issues().stream()
        .limit(count)
        .map(issue -> plain(IssueItems.toItem(issue)))
        .toList();
  }

  private JsonNode request() {
    return JsonNode.parser().parse(answers.lastRequest());
  }

  private Map<String, AttributeValue> sent(String member) {
    return DynamoDbJson.read(member(request(), member).toString());
  }

  private Set<Object> sentKeys() {
    JsonNode table = member(member(request(), "RequestItems"), Tracker.NAME);
    return member(table, "Keys").asArray().stream()
        .map(key -> DynamoDbJson.read(key.toString()))
        .collect(Collectors.toSet());
  }

  private static JsonNode member(JsonNode json, String name) {
    return json.field(name)
        .orElseThrow(() -> new IllegalStateException("No " + name + " in " + json));
  }

  /** The attributes with sets as such, whose order DynamoDB does not keep. */
  private static Map<String, Object> plain(Map<String, AttributeValue> item) {
    Map<String, Object> plain = new HashMap<>();
    item.forEach(
        (name, value) -> plain.put(name, value.hasSs() ? new TreeSet<>(value.ss()) : value));
    return plain;
  }

  private void same(String what, Object actual, Object expected) {
    if (!actual.equals(expected)) {
      throw new IllegalStateException(
          issues.getClass().getSimpleName()
              + ": "
              + what
              + " is "
              + actual
              + " in place of "
              + expected);
    }
  }
}
