package dev.singlet.benchmarks.longrun;

import dev.singlet.TableClient;
import dev.singlet.benchmarks.model.TrackerTable;
import dev.singlet.migrate.Backfill;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A backfill of an index. */
final class IndexBackfill implements LongRun {

  @Override
  public String name() {
    return "backfill";
  }

  @Override
  public void prepare(DynamoDbClient dynamoDb, int issues) {
    IssueTable.create(dynamoDb);
    IssueTable.fillWithoutKeys(dynamoDb, issues);
  }

  @Override
  public double bySinglet(DynamoDbClient dynamoDb, int issues) {
    ExecutorService executor = Executors.newFixedThreadPool(THREADS);
    TableClient tracker = TrackerTable.client(dynamoDb).withExecutor(executor);
    double units =
        tracker
            .execute(Backfill.of(TrackerTable.type()).withoutRecovery().segments(THREADS))
            .writeUnits();
    executor.shutdown();
    return units;
  }

  @Override
  public double byHand(DynamoDbClient dynamoDb, int issues)
      throws InterruptedException, ExecutionException {
    return new HandWrittenBackfill(dynamoDb).run(THREADS);
  }
}
