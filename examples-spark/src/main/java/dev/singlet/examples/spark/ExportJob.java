package dev.singlet.examples.spark;

import dev.singlet.examples.github.model.GitHub;
import dev.singlet.examples.github.model.GitHubTable;
import dev.singlet.export.ExportFiles;
import dev.singlet.export.TableExport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.storage.StorageLevel;
import org.apache.spark.util.TaskCompletionListener;
import scala.Tuple2;

/**
 * Makes a Dataset of each entity from an export of a table, and writes each as Parquet. The export
 * is read once, in shares. The arguments are the folder of the export, such as {@code
 * AWSDynamoDB/01693685827463-2d8752fd} on a disk that all executors read, the folder for Parquet,
 * and the number of shares.
 */
public final class ExportJob {

  private ExportJob() {}

  public static void main(String... arguments) throws IOException {
    try (SparkSession spark = SparkSession.builder().appName("export").getOrCreate()) {
      int shares = Integer.parseInt(arguments[2]);
      datasets(spark, arguments[0], shares)
          .forEach(
              (entity, rows) -> rows.write().parquet(Path.of(arguments[1], entity).toString()));
    }
  }

  /** Returns a Dataset of each entity, with a column for each component of its record. */
  static Map<String, Dataset<Row>> datasets(SparkSession spark, String folder, int shares) {
    List<Integer> numbers = IntStream.range(0, shares).boxed().toList();
    JavaPairRDD<String, Row> rows =
        new JavaSparkContext(spark.sparkContext())
            .parallelize(numbers, shares)
            .flatMapToPair(share -> rows(folder, share, shares))
            .persist(StorageLevel.MEMORY_AND_DISK());
    Map<String, Dataset<Row>> datasets = new TreeMap<>();
    for (Class<?> entity : entities(GitHub.class)) {
      String name = entity.getSimpleName();
      datasets.put(
          name,
          spark.createDataFrame(
              rows.filter(row -> row._1().equals(name)).values(), RecordType.columns(entity)));
    }
    return datasets;
  }

  /** Reads one share of the export, a record at a time. */
  private static Iterator<Tuple2<String, Row>> rows(String folder, int share, int shares) {
    TableExport export = TableExport.open(ExportFiles.inFolder(Path.of(folder)));
    Stream<GitHub> records = export.share(share, shares).stream(GitHubTable.type());
    TaskContext.get().addTaskCompletionListener((TaskCompletionListener) task -> records.close());
    return records
        .map(each -> new Tuple2<>(each.getClass().getSimpleName(), RecordType.row(each)))
        .iterator();
  }

  /** Returns the records under a sealed interface. One can be under several. */
  private static Set<Class<?>> entities(Class<?> type) {
    if (type.isRecord()) {
      return Set.of(type);
    }
    Set<Class<?>> all = new LinkedHashSet<>();
    for (Class<?> each : type.getPermittedSubclasses()) {
      all.addAll(entities(each));
    }
    return all;
  }
}
