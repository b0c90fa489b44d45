package dev.singlet.verify;

import java.io.Serializable;
import java.util.Objects;

/**
 * The items under one partition key.
 *
 * @param key the partition key attributes, as far as a report may show them
 * @param items the number of items
 * @param bytes their size in bytes
 */
public record PartitionItems(String key, long items, long bytes) implements Serializable {

  /**
   * Requires the key.
   *
   * @param key the partition key
   * @param items the number of items
   * @param bytes their size
   */
  public PartitionItems {
    Objects.requireNonNull(key, "key");
  }

  /** Returns the items of both. */
  PartitionItems and(PartitionItems other) {
    return new PartitionItems(key, items + other.items, bytes + other.bytes);
  }
}
