package dev.singlet.verify;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The unique values of a table that were reserved.
 *
 * @param table the table's name in DynamoDB
 * @param items the number of items that were read by the scan
 * @param requests the number of requests that were answered, reads and writes
 * @param capacityUnits the read capacity units that they consumed
 * @param writeCapacityUnits the write capacity units that they consumed
 * @param reserved by component, such as {@code Member.email}, the number of values that were
 *     reserved for the items that have them
 * @param released by component, the number of values that were released, because the items that
 *     they were reserved for don't have them
 * @param changed the number of values that other programs kept writing in the meantime
 * @param duplicateCount the number of items whose value is reserved for another item that has it,
 *     too
 * @param duplicates the first 1,000 of them
 * @param others values that were left as they are, because nothing was to be released
 * @param checkpoint the place to continue; null if all items of the table were read
 */
public record ReservedValues(
    String table,
    long items,
    long requests,
    double capacityUnits,
    double writeCapacityUnits,
    Map<String, Long> reserved,
    Map<String, Long> released,
    long changed,
    long duplicateCount,
    List<DuplicateValue> duplicates,
    List<ItemDifference> others,
    @Nullable String checkpoint)
    implements TableReport<ReservedValues> {

  /** The number of duplicates that are listed. */
  public static final int MAX_LISTED = 1_000;

  /**
   * Copies the maps and the lists.
   *
   * @param table the table's name
   * @param items the number of items
   * @param requests the number of requests
   * @param capacityUnits the read capacity units
   * @param writeCapacityUnits the write capacity units
   * @param reserved by component, the number of values that were reserved
   * @param released by component, the number of values that were released
   * @param changed the number of values that other programs kept writing
   * @param duplicateCount the number of items with a value of another item
   * @param duplicates the first of them
   * @param others values that were left as they are
   * @param checkpoint the place to continue
   */
  public ReservedValues {
    Objects.requireNonNull(table, "table");
    reserved = Collections.unmodifiableMap(new TreeMap<>(reserved));
    released = Collections.unmodifiableMap(new TreeMap<>(released));
    duplicates = List.copyOf(duplicates);
    others = ItemDifference.sorted(others);
  }

  /**
   * Returns whether each value of the items that were read is reserved for its item, and for no
   * other.
   *
   * @return true if there is nothing left to do
   */
  public boolean isComplete() {
    return duplicateCount == 0 && changed == 0 && others.isEmpty() && checkpoint == null;
  }

  /** Returns whether the values {@linkplain #isComplete are reserved}. */
  @Override
  public boolean isFine() {
    return isComplete();
  }

  /**
   * Returns one report of this part of a table and the part after it, which was read from this
   * report's checkpoint.
   *
   * @param next the report of the next part
   * @return the report of both
   */
  @Override
  public ReservedValues and(ReservedValues next) {
    List<DuplicateValue> listed = new ArrayList<>(duplicates);
    listed.addAll(next.duplicates);
    return new ReservedValues(
        table,
        items + next.items,
        requests + next.requests,
        capacityUnits + next.capacityUnits,
        writeCapacityUnits + next.writeCapacityUnits,
        sum(reserved, next.reserved),
        sum(released, next.released),
        changed + next.changed,
        duplicateCount + next.duplicateCount,
        listed.subList(0, Math.min(MAX_LISTED, listed.size())),
        ItemDifference.sum(others, next.others),
        next.checkpoint);
  }

  private static Map<String, Long> sum(Map<String, Long> left, Map<String, Long> right) {
    Map<String, Long> sum = new TreeMap<>(left);
    right.forEach((name, number) -> sum.merge(name, number, Long::sum));
    return sum;
  }

  /**
   * Returns the numbers, the duplicates, and some of the values that were left as they are.
   *
   * @return some lines of text, without a line feed at the end
   */
  @Override
  public String toString() {
    StringJoiner text = new StringJoiner("\n");
    text.add(
        String.format(
            "%s: %d items were read, %d values were reserved, %d were released",
            table, items, total(reserved), total(released)));
    reserved.forEach((component, number) -> text.add("  " + component + ": " + number));
    released.forEach((component, number) -> text.add("  " + component + ", released: " + number));
    if (changed > 0) {
      text.add(
          String.format("%d values changed in the meantime. Reserve the values again.", changed));
    }
    if (duplicateCount > 0) {
      text.add(String.format("%d items have a value of another item:", duplicateCount));
      duplicates.forEach(each -> text.add("  " + each));
    }
    for (ItemDifference other : others) {
      text.add(String.format("%d values are %s:", other.items(), other.kind()));
      other.samples().forEach(each -> text.add("  " + each.key() + ": " + each.stored()));
    }
    if (checkpoint != null) {
      text.add("The table was not read to its end.");
    }
    return text.toString();
  }

  private static long total(Map<String, Long> numbers) {
    return numbers.values().stream().mapToLong(Long::longValue).sum();
  }
}
