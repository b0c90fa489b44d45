package dev.singlet.benchmarks.backfill;

import dev.singlet.TableClient;
import dev.singlet.benchmarks.model.TrackerTable;
import dev.singlet.migrate.Backfill;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryType;
import java.net.URI;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The main class of a JVM of its own. It gives the issues of a table their keys in one way. The
 * arguments are the way and the endpoint. It prints the seconds, the write capacity units, and the
 * most megabytes of heap that were in use.
 */
final class BackfillRun {

  private static final int THREADS = 4;
  private static final double MEGABYTE = 1 << 20;

  private BackfillRun() {}

  public static void main(String... arguments) throws Exception {
    try (DynamoDbClient dynamoDb = client(URI.create(arguments[1]))) {
      long start = System.nanoTime();
      double units =
          Way.valueOf(arguments[0]) == Way.SINGLET
              ? bySinglet(dynamoDb)
              : new HandWrittenBackfill(dynamoDb).run(THREADS);
      System.out.println((System.nanoTime() - start) / 1e9);
      System.out.println(units);
      System.out.println(heap());
    }
  }

  static DynamoDbClient client(URI endpoint) {
    return DynamoDbClient.builder()
        .endpointOverride(endpoint)
        .region(Region.US_EAST_1)
        .credentialsProvider(
            StaticCredentialsProvider.create(AwsBasicCredentials.create("local", "local")))
        .build();
  }

  private static double bySinglet(DynamoDbClient dynamoDb) {
    ExecutorService executor = Executors.newFixedThreadPool(THREADS);
    TableClient tracker = TrackerTable.client(dynamoDb).withExecutor(executor);
    double units =
        tracker
            .execute(Backfill.of(TrackerTable.type()).withoutRecovery().segments(THREADS))
            .writeUnits();
    executor.shutdown();
    return units;
  }

  private static double heap() {
    return ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(pool -> pool.getType() == MemoryType.HEAP)
            .mapToLong(pool -> pool.getPeakUsage().getUsed())
            .sum()
        / MEGABYTE;
  }
}
