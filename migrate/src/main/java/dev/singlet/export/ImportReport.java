package dev.singlet.export;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;

/**
 * The files that were written for {@code ImportTable}.
 *
 * @param items the number of items, by the name of the entity
 * @param reservations the number of further items, which reserve unique values
 * @param files the files
 * @param bytes the bytes of all lines before compression, which AWS charges an import for
 * @param fileBytes the bytes of the files
 */
public record ImportReport(
    Map<String, Long> items, long reservations, List<Path> files, long bytes, long fileBytes) {

  /**
   * Copies the map and the list.
   *
   * @param items the number of items by entity
   * @param reservations the number of items that reserve unique values
   * @param files the files
   * @param bytes the bytes before compression
   * @param fileBytes the bytes of the files
   */
  public ImportReport {
    items = Collections.unmodifiableMap(new TreeMap<>(items));
    files = List.copyOf(files);
  }

  /**
   * Returns the number of all items in the files. If the table has fewer items after the import,
   * several records have one key, several items reserve one unique value, or DynamoDB has refused
   * items.
   *
   * @return items and reservations
   */
  public long lines() {
    return reservations + items.values().stream().mapToLong(Long::longValue).sum();
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
            "Files for an import: %,d lines in %,d files, %,d bytes, before compression %,d.",
            lines(),
            files.size(),
            fileBytes,
            bytes));
    items.forEach(
        (entity, number) -> text.add(String.format(Locale.ROOT, "  %s: %,d", entity, number)));
    if (reservations > 0) {
      text.add(String.format(Locale.ROOT, "  Reserved unique values: %,d", reservations));
    }
    return text.toString();
  }
}
