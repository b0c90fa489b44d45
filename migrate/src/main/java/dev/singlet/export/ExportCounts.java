package dev.singlet.export;

import java.io.Serializable;
import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;

/**
 * The number of lines of an export that were read, by what they hold. Shares that several machines
 * have read add up with {@link #and}.
 *
 * @param items the number of records, by the name of the entity
 * @param deleted the number of deleted items, of an incremental export
 * @param unreadable the number of items, or changes, that were left out because they can't be read
 * @param ofSinglet the number of items that Singlet stores for itself: reservations of unique
 *     values, models in use, the history of migrations
 * @param ofOthers the number of other items: of other entities, of none, or of other tenants
 * @param files the number of data files
 * @param bytes the bytes of the data files, compressed
 */
public record ExportCounts(
    Map<String, Long> items,
    long deleted,
    long unreadable,
    long ofSinglet,
    long ofOthers,
    int files,
    long bytes)
    implements Serializable {

  /** The counts of no files. */
  public static final ExportCounts NONE = new ExportCounts(Map.of(), 0, 0, 0, 0, 0, 0);

  /**
   * Copies the map.
   *
   * @param items the number of records by entity
   * @param deleted the number of deleted items
   * @param unreadable the number of items that can't be read
   * @param ofSinglet the number of items that Singlet stores for itself
   * @param ofOthers the number of other items
   * @param files the number of data files
   * @param bytes their bytes
   */
  public ExportCounts {
    items = Collections.unmodifiableMap(new TreeMap<>(items));
  }

  /**
   * Returns the number of all lines that were read.
   *
   * @return records, deleted items, and all that were left out
   */
  public long lines() {
    long records = items.values().stream().mapToLong(Long::longValue).sum();
    return records + deleted + unreadable + ofSinglet + ofOthers;
  }

  /**
   * Adds the counts of another share.
   *
   * @param other the counts
   * @return the sum
   */
  public ExportCounts and(ExportCounts other) {
    Map<String, Long> sum = new TreeMap<>(items);
    other.items.forEach((entity, number) -> sum.merge(entity, number, Long::sum));
    return new ExportCounts(
        sum,
        deleted + other.deleted,
        unreadable + other.unreadable,
        ofSinglet + other.ofSinglet,
        ofOthers + other.ofOthers,
        files + other.files,
        bytes + other.bytes);
  }

  /**
   * Returns the numbers.
   *
   * @return some lines of text, without a line feed at the end
   */
  @Override
  public String toString() {
    StringJoiner text = new StringJoiner("\n");
    text.add(
        String.format(
            Locale.ROOT,
            "Export: %,d lines of %,d files, %,d bytes.%s",
            lines(),
            files,
            bytes,
            deleted == 0 ? "" : String.format(Locale.ROOT, " Deleted items: %,d.", deleted)));
    items.forEach(
        (entity, number) -> text.add(String.format(Locale.ROOT, "  %s: %,d", entity, number)));
    if (unreadable + ofSinglet + ofOthers > 0) {
      text.add(
          String.format(
              Locale.ROOT,
              "Left out: %,d unreadable, %,d of Singlet, %,d of others.",
              unreadable,
              ofSinglet,
              ofOthers));
    }
    return text.toString();
  }
}
