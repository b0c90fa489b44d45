package dev.singlet.backfill;

import dev.singlet.verify.TableReport;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The result of a backfill. {@link #toString} is the report as text.
 *
 * @param table the table's name in DynamoDB
 * @param isDryRun true if nothing was written; then the numbers say what would be
 * @param items the number of items that were read
 * @param requests the number of requests that were answered, also those that DynamoDB refused
 * @param readUnits the read capacity units that they consumed
 * @param writeUnits the write capacity units that they consumed, of the table and its indexes; for
 *     a dry run an estimate. DynamoDB doesn't say what refused writes consume: they count with the
 *     estimate
 * @param entities the items of each entity
 * @param reserved by entity and component, the number of unique values that were reserved
 * @param left the items that were left as they are
 * @param checkpoint the place to continue; null if all items were read
 */
public record BackfillReport(
    String table,
    boolean isDryRun,
    long items,
    long requests,
    double readUnits,
    double writeUnits,
    List<BackfilledEntity> entities,
    Map<String, Long> reserved,
    List<LeftItems> left,
    @Nullable String checkpoint)
    implements TableReport<BackfillReport> {

  /**
   * Copies the lists and the map, in the order of the names.
   *
   * @param table the table's name
   * @param isDryRun true if nothing was written
   * @param items the number of items
   * @param requests the number of requests
   * @param readUnits the read capacity units
   * @param writeUnits the write capacity units
   * @param entities the items of each entity
   * @param reserved the number of unique values
   * @param left the items that were left
   * @param checkpoint the place to continue
   */
  public BackfillReport {
    Objects.requireNonNull(table, "table");
    entities = entities.stream().sorted(Comparator.comparing(BackfilledEntity::entity)).toList();
    reserved = Collections.unmodifiableMap(new TreeMap<>(reserved));
    left =
        left.stream()
            .sorted(Comparator.comparing(LeftItems::reason).thenComparing(LeftItems::entity))
            .toList();
  }

  /**
   * Returns the number of items that were written or moved.
   *
   * @return the number, of all entities
   */
  public long written() {
    return entities.stream().mapToLong(each -> each.written() + each.moved()).sum();
  }

  /**
   * Returns whether nothing is left to do: the whole table was read, and each item of the model is
   * as the model stores it.
   *
   * @return false for a dry run that found something to write
   */
  @Override
  public boolean isFine() {
    return checkpoint == null
        && left.stream().noneMatch(each -> each.reason().isOpen())
        && !(isDryRun && (written() > 0 || !reserved.isEmpty()));
  }

  /**
   * Returns one report of this part of a table and the part after it, which was read from this
   * report's checkpoint, or of two parts that were read at the same time.
   *
   * @param next the report of the next part
   * @return the report of both
   */
  @Override
  public BackfillReport and(BackfillReport next) {
    Map<String, BackfilledEntity> sum = new LinkedHashMap<>();
    entities.forEach(each -> sum.put(each.entity(), each));
    next.entities.forEach(each -> sum.merge(each.entity(), each, BackfilledEntity::and));
    Map<String, Long> values = new TreeMap<>(reserved);
    next.reserved.forEach((name, number) -> values.merge(name, number, Long::sum));
    Map<List<Object>, LeftItems> lefts = new LinkedHashMap<>();
    left.forEach(each -> lefts.put(List.of(each.reason(), each.entity()), each));
    next.left.forEach(
        each -> lefts.merge(List.of(each.reason(), each.entity()), each, LeftItems::and));
    return new BackfillReport(
        table,
        isDryRun,
        items + next.items,
        requests + next.requests,
        readUnits + next.readUnits,
        writeUnits + next.writeUnits,
        new ArrayList<>(sum.values()),
        values,
        new ArrayList<>(lefts.values()),
        next.checkpoint);
  }

  /**
   * Returns the numbers, and what is left to do.
   *
   * @return some lines of text, without a line feed at the end
   */
  @Override
  public String toString() {
    return BackfillText.of(this);
  }
}
