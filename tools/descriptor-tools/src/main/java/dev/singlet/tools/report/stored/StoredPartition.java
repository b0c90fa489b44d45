package dev.singlet.tools.report.stored;

import java.util.List;

/**
 * The items of a partition key, in the order of their sort keys.
 *
 * @param key the partition key
 * @param rows the items
 */
public record StoredPartition(List<StoredValue> key, List<StoredRow> rows) {

  public StoredPartition {
    key = List.copyOf(key);
    rows = List.copyOf(rows);
  }
}
