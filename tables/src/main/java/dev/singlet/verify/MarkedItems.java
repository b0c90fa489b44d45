package dev.singlet.verify;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The items of a table that got the entity attribute.
 *
 * @param table the table's name in DynamoDB
 * @param items the number of items that were read
 * @param requests the number of requests that were answered, reads and writes
 * @param capacityUnits the read capacity units that they consumed
 * @param writeCapacityUnits the write capacity units that they consumed
 * @param marked by entity, in the order of their names, the number of items that got its name;
 *     entities without any are left out
 * @param changed the number of items that were to be marked, but were marked, changed or deleted by
 *     another program in the meantime
 * @param others the items that were left as they are, because they fit no entity or several
 * @param checkpoint the place to continue; null if all items of the table were read
 */
public record MarkedItems(
    String table,
    long items,
    long requests,
    double capacityUnits,
    double writeCapacityUnits,
    Map<String, Long> marked,
    long changed,
    List<ItemDifference> others,
    @Nullable String checkpoint)
    implements TableReport<MarkedItems> {

  /**
   * Copies the map and the list.
   *
   * @param table the table's name
   * @param items the number of items
   * @param requests the number of requests
   * @param capacityUnits the read capacity units
   * @param writeCapacityUnits the write capacity units
   * @param marked by entity, the number of items that got its name
   * @param changed the number of items that another program wrote in the meantime
   * @param others the items that fit no entity or several
   * @param checkpoint the place to continue
   */
  public MarkedItems {
    Objects.requireNonNull(table, "table");
    marked = Collections.unmodifiableMap(new TreeMap<>(marked));
    others = ItemDifference.sorted(others);
  }

  /** Returns whether no item was left without the entity attribute. */
  @Override
  public boolean isFine() {
    return changed == 0 && others.isEmpty();
  }

  /**
   * Returns one report of this part of a table and the part after it, which was read from this
   * report's checkpoint.
   *
   * @param next the report of the next part
   * @return the report of both
   */
  @Override
  public MarkedItems and(MarkedItems next) {
    Map<String, Long> sum = new TreeMap<>(marked);
    next.marked.forEach((entity, number) -> sum.merge(entity, number, Long::sum));
    return new MarkedItems(
        table,
        items + next.items,
        requests + next.requests,
        capacityUnits + next.capacityUnits,
        writeCapacityUnits + next.writeCapacityUnits,
        sum,
        changed + next.changed,
        ItemDifference.sum(others, next.others),
        next.checkpoint);
  }

  /**
   * Returns the numbers, and the keys of some items that were left as they are.
   *
   * @return some lines of text, without a line feed at the end
   */
  @Override
  public String toString() {
    StringJoiner text = new StringJoiner("\n");
    long all = marked.values().stream().mapToLong(Long::longValue).sum();
    text.add(String.format("%s: %d items were read, %d were marked", table, items, all));
    marked.forEach((entity, number) -> text.add("  " + entity + ": " + number));
    if (changed > 0) {
      text.add(String.format("%d items changed in the meantime. Mark the items again.", changed));
    }
    for (ItemDifference other : others) {
      text.add(String.format("%d items fit no entity, or several:", other.items()));
      other.samples().forEach(each -> text.add("  " + each.key() + ": " + each.stored()));
    }
    if (checkpoint != null) {
      text.add("The table was not read to its end.");
    }
    return text.toString();
  }
}
