package dev.singlet.examples.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.backfill.BackfillReport;
import dev.singlet.examples.github.model.GitHubTable;
import dev.singlet.examples.github.model.IssueEntity;
import dev.singlet.tables.VerifyItems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The jobs on Spark in local mode, or with {@code -Dspark.cluster} on two executors that are JVMs
 * of their own.
 */
class JobsTest {

  private static final int SHARES = 4;

  @TempDir static Path home;
  private static SparkSession spark;

  @TempDir Path folder;
  private final LocalGitHub github = new LocalGitHub();

  private static boolean isCluster() {
    return System.getProperty("spark.cluster") != null;
  }

  @BeforeAll
  static void start() throws IOException {
    Files.createDirectories(Path.of("target", "spark", "jars"));
    spark =
        SparkSession.builder()
            .master(isCluster() ? "local-cluster[2,1,1024]" : "local[2,4]")
            .appName("singlet")
            .config("spark.ui.enabled", false)
            .config("spark.driver.host", "127.0.0.1")
            .config("spark.driver.bindAddress", "127.0.0.1")
            .config("spark.sql.warehouse.dir", home.resolve("warehouse").toString())
            .config("spark.sql.shuffle.partitions", 2)
            .config("spark.executor.extraClassPath", System.getProperty("java.class.path"))
            .getOrCreate();
  }

  @AfterAll
  static void stop() {
    spark.stop();
  }

  @AfterEach
  void close() {
    github.close();
  }

  private BackfillReport backfill(BackfillShare work) {
    return BackfillJob.run(new JavaSparkContext(spark.sparkContext()), work, SHARES);
  }

  @Test
  void aBackfillGoesOnAfterExecutorsHaveDied() {
    github.storeWithoutIndexKeys();
    List<Map<String, AttributeValue>> before = github.items();
    int all = LocalGitHub.ISSUES + LocalGitHub.STARS;

    BackfillReport report =
        backfill(new DyingShare(github.place(), SHARES, folder.toString(), isCluster()));

    assertThat(before).noneMatch(item -> item.containsKey("GSI1PK"));
    assertThat(report.isFine()).isTrue();
    assertThat(report.items()).isEqualTo(all);
    assertThat(report.written()).as("the rest was written by attempts that died").isLessThan(all);
    assertThat(github.client().execute(VerifyItems.of(GitHubTable.type())).fitsModel()).isTrue();
    assertThat(github.client().execute(IssueEntity.byRepo("aws", "repo-1").count()))
        .isEqualTo(LocalGitHub.ISSUES / 20);

    BackfillReport again =
        backfill(new BackfillShare(github.place(), SHARES, folder.resolve("2").toString()));
    assertThat(again.written()).isZero();
    assertThat(again.items()).isEqualTo(all);
  }

  @Test
  void anExportBecomesADatasetOfEachEntity() throws IOException {
    Path export = github.export(folder);
    Path parquet = folder.resolve("parquet");

    Map<String, Dataset<Row>> datasets = ExportJob.datasets(spark, export.toString(), 3);
    for (String entity : List.of("Issue", "Star")) {
      datasets.get(entity).write().parquet(parquet.resolve(entity).toString());
    }

    assertThat(datasets).hasSize(GitHubTable.type().entities().size());
    Dataset<Row> issues = spark.read().parquet(parquet.resolve("Issue").toString());
    assertThat(issues.count()).isEqualTo(LocalGitHub.ISSUES);
    assertThat(issues.schema().treeString())
        .isEqualTo(
            """
            root
             |-- owner: string (nullable = true)
             |-- repoName: string (nullable = true)
             |-- issueNumber: long (nullable = true)
             |-- title: string (nullable = true)
             |-- body: string (nullable = true)
             |-- status: string (nullable = true)
             |-- author: string (nullable = true)
             |-- assignees: array (nullable = true)
             |    |-- element: string (containsNull = true)
             |-- labels: array (nullable = true)
             |    |-- element: string (containsNull = true)
             |-- createdAt: timestamp (nullable = true)
             |-- updatedAt: timestamp (nullable = true)
            """);
    issues.createOrReplaceTempView("issues");
    Row open =
        spark
            .sql(
                "SELECT count(*), min(createdAt) FROM issues WHERE status = 'OPEN' AND body IS NULL"
                    + " AND array_contains(labels, 'bug')")
            .first();
    long expected =
        IntStream.range(0, LocalGitHub.ISSUES)
            .filter(i -> i % 3 != 0 && i % 2 == 0 && i % 5 == 0)
            .count();
    assertThat(open.getLong(0)).isEqualTo(expected);
    assertThat(open.getTimestamp(1).toInstant()).isEqualTo(LocalGitHub.issue(0).createdAt());
    assertThat(spark.read().parquet(parquet.resolve("Star").toString()).count())
        .isEqualTo(LocalGitHub.STARS);
  }
}
