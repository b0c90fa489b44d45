package dev.singlet.examples.spark;

import dev.singlet.backfill.BackfillReport;
import dev.singlet.verify.TableReport;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * Brings the items of a table to what the model stores, in shares. The arguments are the table's
 * name, the number of shares, and a folder for journals that all executors write to.
 *
 * <pre>
 * spark-submit --class dev.singlet.examples.spark.BackfillJob examples-spark.jar GitHubTable 200 /mnt/journals
 * </pre>
 */
public final class BackfillJob {

  private BackfillJob() {}

  public static void main(String... arguments) {
    TablePlace table = new TablePlace(arguments[0], null);
    int shares = Integer.parseInt(arguments[1]);
    try (JavaSparkContext spark = new JavaSparkContext(new SparkConf().setAppName("backfill"))) {
      System.out.println(run(spark, new BackfillShare(table, shares, arguments[2]), shares));
    }
  }

  /** Does all shares, and returns the report of the whole table. */
  static BackfillReport run(JavaSparkContext spark, BackfillShare work, int shares) {
    List<Integer> numbers = IntStream.range(0, shares).boxed().toList();
    return spark.parallelize(numbers, shares).map(work).reduce(TableReport::ofShares);
  }
}
