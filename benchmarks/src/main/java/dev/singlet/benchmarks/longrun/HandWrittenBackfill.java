package dev.singlet.benchmarks.longrun;

import dev.singlet.benchmarks.handwritten.Keys;
import dev.singlet.benchmarks.model.Tracker;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * A backfill as a good programmer writes it for this one index: four threads, a segment each, and
 * an update of each issue, on the condition that the attributes are as they were that its keys are
 * made of.
 */
final class HandWrittenBackfill {

  private static final String UPDATE = "SET GSI1PK = :pk, GSI1SK = :sk";
  private static final String CONDITION =
      "#owner = :owner AND repoName = :repo AND #number = :number";
  private static final Map<String, String> NAMES = Map.of("#owner", "owner", "#number", "number");

  private final DynamoDbClient dynamoDb;

  HandWrittenBackfill(DynamoDbClient dynamoDb) {
    this.dynamoDb = dynamoDb;
  }

  /** Writes the keys, and returns the write capacity units. */
  double run(int threads) throws InterruptedException, ExecutionException {
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    List<Future<Double>> segments = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      int segment = i;
      segments.add(executor.submit(() -> segment(segment, threads)));
    }
    double units = 0;
    for (Future<Double> segment : segments) {
      units += segment.get();
    }
    executor.shutdown();
    return units;
  }

  private double segment(int segment, int segments) {
    double units = 0;
    for (Map<String, AttributeValue> item :
        dynamoDb
            .scanPaginator(
                scan -> scan.tableName(Tracker.NAME).segment(segment).totalSegments(segments))
            .items()) {
      if (!item.containsKey("GSI1PK")) {
        units += write(item);
      }
    }
    return units;
  }

  private double write(Map<String, AttributeValue> item) {
    String owner = required(item, "owner").s();
    String repo = required(item, "repoName").s();
    AttributeValue number = required(item, "number");
    try {
      return dynamoDb
          .updateItem(
              UpdateItemRequest.builder()
                  .tableName(Tracker.NAME)
                  .key(Map.of("PK", item.get("PK"), "SK", item.get("SK")))
                  .updateExpression(UPDATE)
                  .conditionExpression(CONDITION)
                  .expressionAttributeNames(NAMES)
                  .expressionAttributeValues(
                      Map.of(
                          ":pk", AttributeValue.createS(Keys.repo(owner, repo)),
                          ":sk", AttributeValue.createS(Keys.byRepo(Long.parseLong(number.n()))),
                          ":owner", item.get("owner"),
                          ":repo", item.get("repoName"),
                          ":number", number))
                  .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                  .build())
          .consumedCapacity()
          .capacityUnits();
    } catch (ConditionalCheckFailedException changed) {
      return 0;
    }
  }

  private static AttributeValue required(Map<String, AttributeValue> item, String name) {
    return Objects.requireNonNull(item.get(name), name);
  }
}
