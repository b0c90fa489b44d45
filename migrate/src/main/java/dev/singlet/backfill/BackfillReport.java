package dev.singlet.backfill;

import dev.singlet.verify.TableReport;
import dev.singlet.verify.TableShares;
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
 * @param released by entity and component, the number of reservations that were released because
 *     the item no longer has the value, which only {@link dev.singlet.migrate.RepairChanges} does
 * @param left the items that were left as they are
 * @param skew how many times as many items the segment with the most had as the average; 1 if all
 *     had the same
 * @param estimate the work for the whole table, if a sample of it was read; null otherwise
 * @param checkpoint the place to continue; null if all items were read
 * @param shares the shares of the table that were read
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
    Map<String, Long> released,
    List<LeftItems> left,
    double skew,
    @Nullable BackfillEstimate estimate,
    @Nullable String checkpoint,
    TableShares shares)
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
   * @param reserved the number of unique values that were reserved
   * @param released the number of unique values that were released
   * @param left the items that were left
   * @param skew how uneven the segments are
   * @param estimate the work for the whole table
   * @param checkpoint the place to continue
   * @param shares the shares of the table
   */
  public BackfillReport {
    Objects.requireNonNull(table, "table");
    Objects.requireNonNull(shares, "shares");
    entities = entities.stream().sorted(Comparator.comparing(BackfilledEntity::entity)).toList();
    reserved = Collections.unmodifiableMap(new TreeMap<>(reserved));
    released = Collections.unmodifiableMap(new TreeMap<>(released));
    left =
        left.stream()
            .sorted(Comparator.comparing(LeftItems::reason).thenComparing(LeftItems::entity))
            .toList();
  }

  /**
   * Returns the report of a run that had nothing to do.
   *
   * @param table the table's name in DynamoDB
   * @return a report in which all numbers are 0
   */
  public static BackfillReport ofNothing(String table) {
    return new BackfillReport(
        table,
        false,
        0,
        0,
        0,
        0,
        List.of(),
        Map.of(),
        Map.of(),
        List.of(),
        1,
        null,
        null,
        TableShares.ALL);
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
   * Returns whether nothing is left to do: the whole table was read, with all of its shares, and
   * each item of the model is as the model stores it.
   *
   * @return false for a dry run that found something to write
   */
  @Override
  public boolean isFine() {
    return checkpoint == null
        && shares.isWhole()
        && left.stream().noneMatch(each -> each.reason().isOpen())
        && !(isDryRun && (written() > 0 || !reserved.isEmpty()));
  }

  /**
   * Returns this report with what is known of the whole run only.
   *
   * @param skewOfRun how uneven the segments are
   * @param estimateOfTable the work for the whole table; null without a sample
   * @return the report with both
   */
  public BackfillReport with(double skewOfRun, @Nullable BackfillEstimate estimateOfTable) {
    return new BackfillReport(
        table,
        isDryRun,
        items,
        requests,
        readUnits,
        writeUnits,
        entities,
        reserved,
        released,
        left,
        skewOfRun,
        estimateOfTable,
        checkpoint,
        shares);
  }

  /**
   * Returns this report as one of other shares.
   *
   * @param read the shares of the table that were read
   * @return the report of them
   */
  public BackfillReport of(TableShares read) {
    return new BackfillReport(
        table,
        isDryRun,
        items,
        requests,
        readUnits,
        writeUnits,
        entities,
        reserved,
        released,
        left,
        skew,
        estimate,
        checkpoint,
        read);
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
        sum(reserved, next.reserved),
        sum(released, next.released),
        new ArrayList<>(lefts.values()),
        Math.max(skew, next.skew),
        null,
        next.checkpoint,
        shares.and(next.shares));
  }

  private static Map<String, Long> sum(Map<String, Long> one, Map<String, Long> other) {
    Map<String, Long> sum = new TreeMap<>(one);
    other.forEach((name, number) -> sum.merge(name, number, Long::sum));
    return sum;
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
