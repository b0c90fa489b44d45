package dev.singlet.benchmarks.longrun;

import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Work on many items that can be done by Singlet and by hand. */
interface LongRun {

  /** The number of threads, and of requests at once. */
  int THREADS = 4;

  /** All long runs that are measured. */
  List<LongRun> ALL = List.of(new IndexBackfill(), new IssueLoad());

  /** Returns the name of the part of the measurement. */
  String name();

  /** Makes the table that the work begins with. */
  void prepare(DynamoDbClient dynamoDb, int issues);

  /** Does the work, and returns the write capacity units that it took. */
  double bySinglet(DynamoDbClient dynamoDb, int issues) throws Exception;

  /** Does the work by hand, and returns the write capacity units that it took. */
  double byHand(DynamoDbClient dynamoDb, int issues) throws Exception;
}
