package dev.singlet.backfill;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.StringJoiner;

/**
 * The result of an undo. {@link #toString} is the report as text.
 *
 * @param table the table's name in DynamoDB
 * @param undone the number of changes that were taken back
 * @param notMade the number of changes of the journal that the items don't have: their writes were
 *     never made, or are taken back already
 * @param changed the number of items that are neither as the backfill wrote them nor as they were
 *     before. Somebody has changed them since, and they are left as they are
 * @param samples the keys of up to 100 of them
 * @param requests the number of requests that were answered
 */
public record UndoReport(
    String table, long undone, long notMade, long changed, List<String> samples, long requests) {

  /** The number of keys that are kept. */
  public static final int MAX_SAMPLES = 100;

  /**
   * Copies the list.
   *
   * @param table the table's name
   * @param undone the number of changes that were taken back
   * @param notMade the number of changes that the items don't have
   * @param changed the number of items that somebody has changed since
   * @param samples the keys of some of them
   * @param requests the number of requests
   */
  public UndoReport {
    Objects.requireNonNull(table, "table");
    samples = List.copyOf(samples);
  }

  /**
   * Returns the numbers, and the keys of items that were left.
   *
   * @return some lines of text, without a line feed at the end
   */
  @Override
  public String toString() {
    StringJoiner text = new StringJoiner("\n");
    text.add(
        String.format(
            Locale.ROOT,
            "Undo of a backfill of %s. Changes: %,d taken back, %,d not there.",
            table,
            undone,
            notMade));
    if (changed > 0) {
      text.add(
          String.format(
              Locale.ROOT,
              "Items that were changed since, and are left as they are: %,d. Look at them:",
              changed));
      samples.forEach(key -> text.add("  " + key));
    }
    return text.toString();
  }
}
