package dev.singlet.internal.query;

import org.jspecify.annotations.Nullable;

/**
 * Where reading starts, and which way it goes.
 *
 * @param backwards whether what is before the position is read, against the query's own direction
 * @param position the item next to which it starts, itself excluded; null for an end of the range:
 *     its start, or its end if it is read backwards
 */
public record PageStart(boolean backwards, @Nullable PagePosition position) {

  /**
   * At that end of the range from which it is read.
   *
   * @param backwards which way
   * @return the range's start, or its end if it is read backwards
   */
  public static PageStart end(boolean backwards) {
    return new PageStart(backwards, null);
  }

  /**
   * Behind an item, in the query's own direction.
   *
   * @param position where the item is; null for the start of the range
   * @return what follows it
   */
  public static PageStart after(@Nullable PagePosition position) {
    return new PageStart(false, position);
  }

  /**
   * Before an item, against the query's own direction.
   *
   * @param position where the item is; null for the end of the range
   * @return what is before it
   */
  public static PageStart before(@Nullable PagePosition position) {
    return new PageStart(true, position);
  }
}
