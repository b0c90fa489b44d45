package dev.singlet.internal.query;

import org.jspecify.annotations.Nullable;

/**
 * Where a page starts, and which way it is read.
 *
 * @param backwards true if it is read against the query's own order
 * @param place the place it starts beyond; null for the end that the way leads away from
 */
public record PageStart(boolean backwards, @Nullable Place place) {

  /**
   * The place of an item among the partitions of a query.
   *
   * @param partition the partition's number, from 0
   */
  public record Place(int partition, PagePosition position) {}

  /** Starts at an end. */
  public static PageStart end(boolean backwards) {
    return new PageStart(backwards, null);
  }
}
