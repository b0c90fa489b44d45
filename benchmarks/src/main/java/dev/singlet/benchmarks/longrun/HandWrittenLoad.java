package dev.singlet.benchmarks.longrun;

import dev.singlet.benchmarks.handwritten.IssueItems;
import dev.singlet.benchmarks.model.SampleData;
import dev.singlet.benchmarks.model.Tracker;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * A load as a good programmer writes it: four threads, each with every fourth batch of 25, and
 * growing pauses for what DynamoDB leaves unprocessed.
 */
final class HandWrittenLoad {

  private static final int BATCH = 25;
  private static final long FIRST_PAUSE = 50;
  private static final long LONGEST_PAUSE = 5_000;

  private final DynamoDbClient dynamoDb;

  HandWrittenLoad(DynamoDbClient dynamoDb) {
    this.dynamoDb = dynamoDb;
  }

  /** Writes the issues, and returns the write capacity units. */
  double run(int threads, int issues) throws InterruptedException, ExecutionException {
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    List<Future<Double>> parts = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      int thread = i;
      parts.add(executor.submit(() -> part(thread, threads, issues)));
    }
    double units = 0;
    for (Future<Double> part : parts) {
      units += part.get();
    }
    executor.shutdown();
    return units;
  }

  private double part(int thread, int threads, int issues) throws InterruptedException {
    double units = 0;
    for (int first = 1 + thread * BATCH; first <= issues; first += threads * BATCH) {
      List<WriteRequest> batch = new ArrayList<>(BATCH);
      for (int number = first; number < first + BATCH && number <= issues; number++) {
        int each = number;
        batch.add(
            WriteRequest.builder()
                .putRequest(put -> put.item(IssueItems.toItem(SampleData.issue(each))))
                .build());
      }
      units += write(Map.of(Tracker.NAME, batch));
    }
    return units;
  }

  private double write(Map<String, List<WriteRequest>> batch) throws InterruptedException {
    double units = 0;
    long pause = FIRST_PAUSE;
    Map<String, List<WriteRequest>> left = batch;
    while (true) {
      Map<String, List<WriteRequest>> sent = left;
      BatchWriteItemResponse answer =
          dynamoDb.batchWriteItem(
              write ->
                  write.requestItems(sent).returnConsumedCapacity(ReturnConsumedCapacity.TOTAL));
      units +=
          answer.consumedCapacity().stream().mapToDouble(ConsumedCapacity::capacityUnits).sum();
      left = answer.unprocessedItems();
      if (left.isEmpty()) {
        return units;
      }
      Thread.sleep(ThreadLocalRandom.current().nextLong(pause));
      pause = Math.min(LONGEST_PAUSE, 2 * pause);
    }
  }
}
