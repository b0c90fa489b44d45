package dev.singlet.benchmarks.longrun;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryType;
import java.net.URI;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The main class of a JVM of its own, which does the work of a long run. The arguments are its
 * name, the way, the endpoint, and the number of issues. It prints the seconds, the write capacity
 * units, and the most megabytes of heap that were in use.
 */
final class LongRunJvm {

  private static final double MEGABYTE = 1 << 20;

  private LongRunJvm() {}

  public static void main(String... arguments) throws Exception {
    LongRun run =
        LongRun.ALL.stream().filter(each -> each.name().equals(arguments[0])).findFirst().get();
    Way way = Way.valueOf(arguments[1]);
    int issues = Integer.parseInt(arguments[3]);
    try (DynamoDbClient dynamoDb = client(URI.create(arguments[2]))) {
      long start = System.nanoTime();
      double units =
          way == Way.SINGLET ? run.bySinglet(dynamoDb, issues) : run.byHand(dynamoDb, issues);
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

  private static double heap() {
    return ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(pool -> pool.getType() == MemoryType.HEAP)
            .mapToLong(pool -> pool.getPeakUsage().getUsed())
            .sum()
        / MEGABYTE;
  }
}
