package dev.singlet.tables;

import dev.singlet.annotation.IndexType;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.TableSchema;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Read and write units per second of a table and of its global indexes, for a {@link TableSetup}.
 *
 * <pre>{@code
 * setup.provisioned(Throughput.of(20, 10).ofIndex("GSI2", 40, 10)).apply();
 * }</pre>
 *
 * <p>Local indexes use the units of their table. Immutable.
 */
public final class Throughput {

  /** In place of units, for a table or an index billed on demand: it has no maximum. */
  public static final long NO_MAXIMUM = -1;

  private final Units table;
  private final Map<String, Units> indexes;

  private Throughput(Units table, Map<String, Units> indexes) {
    this.table = table;
    this.indexes = indexes;
  }

  /**
   * Returns the units of a table. The method that takes them says which numbers DynamoDB accepts,
   * and which units other global indexes have.
   *
   * @param readUnits read units per second
   * @param writeUnits write units per second
   * @return these units
   */
  public static Throughput of(long readUnits, long writeUnits) {
    return new Throughput(new Units(readUnits, writeUnits), Map.of());
  }

  /**
   * Adds the units of a global index.
   *
   * @param index the name of a global index of the model
   * @param readUnits read units per second
   * @param writeUnits write units per second
   * @return these units and those of the index, in place of earlier ones
   */
  public Throughput ofIndex(String index, long readUnits, long writeUnits) {
    Map<String, Units> more = new TreeMap<>(indexes);
    more.put(Objects.requireNonNull(index, "index"), new Units(readUnits, writeUnits));
    return new Throughput(table, more);
  }

  Units table() {
    return table;
  }

  /** Returns the units of a global index; null if it has none of its own. */
  @Nullable Units ofIndex(String index) {
    return indexes.get(index);
  }

  /** Returns the units of a global index: its own, or those of the table. */
  Units orOfTable(String index) {
    return indexes.getOrDefault(index, table);
  }

  /**
   * Checks the names of the indexes, and the numbers.
   *
   * @param method the method that takes the throughput, for messages
   * @param isTaken returns whether DynamoDB takes these units
   * @param rule says which units it takes
   * @return this
   * @throws InvalidArgumentException if the model has no such index, or a number isn't taken
   */
  Throughput checked(String method, TableSchema model, Predicate<Units> isTaken, String rule) {
    List<String> globals =
        model.indexes().stream()
            .filter(each -> each.type() == IndexType.GLOBAL)
            .map(IndexSchema::name)
            .toList();
    check(method, "the table", table, isTaken, rule);
    indexes.forEach(
        (index, units) -> {
          if (!globals.contains(index)) {
            throw invalid(
                "%s: there is no index %s. The global indexes of the model are %s."
                    .formatted(method, index, globals));
          }
          check(method, index, units, isTaken, rule);
        });
    return this;
  }

  private static void check(
      String method, String owner, Units units, Predicate<Units> isTaken, String rule) {
    if (!isTaken.test(units)) {
      throw invalid("%s: %s can't have %s. %s".formatted(method, owner, units, rule));
    }
  }

  private static InvalidArgumentException invalid(String problem) {
    return new InvalidArgumentException(ErrorCode.INVALID_ARGUMENT, problem);
  }

  /** Returns the units of the table, and those of the indexes in the order of their names. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(table.toString());
    indexes.forEach((index, units) -> text.append(", ").append(index).append(' ').append(units));
    return text.toString();
  }
}
