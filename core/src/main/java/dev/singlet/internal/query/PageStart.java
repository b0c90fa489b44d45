package dev.singlet.internal.query;

import org.jspecify.annotations.Nullable;

/**
 * The start of a page and its direction.
 *
 * @param backwards true if it is read against the query's own order
 * @param place the place after which it starts; null for the end of the range where reading begins
 */
public record PageStart(boolean backwards, @Nullable Place place) {

  /**
   * The place of an item among the partitions of a query.
   *
   * @param partition the partition's number, from 0
   */
  public record Place(int partition, PagePosition position) {}

  /** Starts at an end of the range. */
  public static PageStart end(boolean backwards) {
    return new PageStart(backwards, null);
  }
}
