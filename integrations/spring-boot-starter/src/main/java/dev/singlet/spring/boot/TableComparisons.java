package dev.singlet.spring.boot;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.schema.TableSchema;
import dev.singlet.tables.VerifyTable;
import dev.singlet.verify.TableDifference;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Compares tables with their models for the health of the application. A result is kept for a time,
 * since DynamoDB limits requests about tables. A failure is not kept.
 */
final class TableComparisons {

  private final Map<String, Compared> tables;
  private final long keptNanos;
  private final LongSupplier nanoTime;
  private @Nullable Result last;

  TableComparisons(Map<String, Compared> tables, Duration kept, LongSupplier nanoTime) {
    this.tables = new LinkedHashMap<>(tables);
    this.keptNanos = kept.toNanos();
    this.nanoTime = nanoTime;
  }

  /** Compares each table, or returns an earlier result. */
  synchronized Result result() {
    Result kept = last;
    if (kept == null || nanoTime.getAsLong() - kept.nanoTime() >= keptNanos) {
      Map<String, Object> details = new LinkedHashMap<>();
      boolean isUp = true;
      for (Map.Entry<String, Compared> table : tables.entrySet()) {
        List<TableDifference> differences = table.getValue().differences();
        isUp &= differences.stream().noneMatch(TableDifference::breaksModel);
        details.put(table.getKey(), detail(table.getValue().name(), differences));
      }
      kept = new Result(isUp, details, nanoTime.getAsLong());
      last = kept;
    }
    return kept;
  }

  private static Map<String, Object> detail(String name, List<TableDifference> differences) {
    return Map.of(
        "table", name, "differences", differences.stream().map(TableDifference::toString).toList());
  }

  /** A table to compare. */
  sealed interface Compared {

    String name();

    List<TableDifference> differences();
  }

  /** A table with a blocking client. */
  record Blocking(TableClient client, TableSchema schema) implements Compared {

    @Override
    public String name() {
      return client.context().tableName();
    }

    @Override
    public List<TableDifference> differences() {
      return client.execute(VerifyTable.of(schema));
    }
  }

  /** A table with an asynchronous client only. */
  record Async(AsyncTableClient client, TableSchema schema) implements Compared {

    @Override
    public String name() {
      return client.context().tableName();
    }

    @Override
    public List<TableDifference> differences() {
      return client.execute(VerifyTable.of(schema)).join();
    }
  }

  /**
   * The result of all comparisons.
   *
   * @param isUp false if a difference breaks a model
   * @param details for each table its name and its differences
   * @param nanoTime when it was made
   */
  record Result(boolean isUp, Map<String, Object> details, long nanoTime) {}
}
