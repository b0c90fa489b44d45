package dev.singlet.benchmarks.call;

import dev.singlet.benchmarks.handwritten.IssueItems;
import dev.singlet.benchmarks.handwritten.ThreadItems;
import dev.singlet.benchmarks.http.CannedAnswers;
import dev.singlet.benchmarks.http.CannedClients;
import dev.singlet.benchmarks.model.SampleData;
import dev.singlet.benchmarks.model.Tracker;
import dev.singlet.json.DynamoDbJson;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Two clients that answer with the sample data, and the last request that either made. */
record Clients(DynamoDbClient blocking, DynamoDbAsyncClient async, CannedAnswers answers) {

  /** Clients whose queries return issues. */
  static Clients ofIssues() {
    return of(SampleData.issues().stream().map(IssueItems::toItem).toList());
  }

  /** Clients whose queries return an issue with comments and events. */
  static Clients ofThread() {
    return of(SampleData.thread().stream().map(ThreadItems::toItem).toList());
  }

  private static Clients of(List<Map<String, AttributeValue>> queried) {
    List<Map<String, AttributeValue>> issues =
        SampleData.issues().stream().map(IssueItems::toItem).toList();
    CannedAnswers answers =
        new CannedAnswers()
            .on("PutItem", "{}")
            .on("UpdateItem", "{}")
            .on("BatchWriteItem", "{\"UnprocessedItems\":{}}")
            .on("TransactWriteItems", "{}")
            .on("GetItem", "{\"Item\":" + DynamoDbJson.write(issues.get(0)) + "}")
            .on(
                "Query",
                "{\"Count\":%d,\"Items\":%s,\"ScannedCount\":%d}"
                    .formatted(queried.size(), array(queried), queried.size()))
            .on(
                "BatchGetItem",
                "{\"Responses\":{\"%s\":%s},\"UnprocessedKeys\":{}}"
                    .formatted(Tracker.NAME, array(issues)));
    return new Clients(CannedClients.blocking(answers), CannedClients.async(answers), answers);
  }

  private static String array(List<Map<String, AttributeValue>> items) {
    return items.stream().map(DynamoDbJson::write).collect(Collectors.joining(",", "[", "]"));
  }
}
