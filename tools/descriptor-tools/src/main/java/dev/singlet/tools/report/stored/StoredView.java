package dev.singlet.tools.report.stored;

import dev.singlet.model.KeyDescriptor;
import java.util.List;

/**
 * The table or an index, as it stores items.
 *
 * @param index the name of the index; empty for the table
 * @param key its key attributes
 * @param projection what it holds of each item
 * @param partitions its partitions, in the order of their keys
 * @param absent the number of items that it leaves out
 */
public record StoredView(
    String index,
    KeyDescriptor key,
    String projection,
    List<StoredPartition> partitions,
    int absent) {

  public StoredView {
    partitions = List.copyOf(partitions);
  }

  /** Returns the most attributes that an item has beside its key. */
  public int columns() {
    return partitions.stream()
        .flatMap(partition -> partition.rows().stream())
        .mapToInt(row -> row.attributes().size())
        .max()
        .orElse(0);
  }

  public int items() {
    return partitions.stream().mapToInt(partition -> partition.rows().size()).sum();
  }

  public String partitionNames() {
    return names(key.partition());
  }

  public String sortNames() {
    return names(key.sort());
  }

  private static String names(List<KeyDescriptor.Attribute> attributes) {
    return String.join(", ", attributes.stream().map(KeyDescriptor.Attribute::name).toList());
  }
}
