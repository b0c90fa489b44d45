package dev.singlet.benchmarks.longrun;

import dev.singlet.TableClient;
import dev.singlet.benchmarks.model.IssueEntity;
import dev.singlet.benchmarks.model.SampleData;
import dev.singlet.benchmarks.model.TrackerTable;
import dev.singlet.migrate.BulkWrite;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A load of an empty table from a stream of records. */
final class IssueLoad implements LongRun {

  @Override
  public String name() {
    return "load";
  }

  @Override
  public void prepare(DynamoDbClient dynamoDb, int issues) {
    IssueTable.create(dynamoDb);
  }

  @Override
  public double bySinglet(DynamoDbClient dynamoDb, int issues) {
    ExecutorService executor = Executors.newFixedThreadPool(THREADS);
    TableClient tracker = TrackerTable.client(dynamoDb).withExecutor(executor);
    double units =
        tracker
            .execute(
                BulkWrite.of(
                        TrackerTable.type(),
                        IntStream.rangeClosed(1, issues)
                            .mapToObj(SampleData::issue)
                            .map(IssueEntity::put))
                    .requestsAtOnce(THREADS))
            .writeUnits();
    executor.shutdown();
    return units;
  }

  @Override
  public double byHand(DynamoDbClient dynamoDb, int issues)
      throws InterruptedException, ExecutionException {
    return new HandWrittenLoad(dynamoDb).run(THREADS, issues);
  }
}
