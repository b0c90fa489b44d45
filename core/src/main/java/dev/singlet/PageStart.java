package dev.singlet;

import org.jspecify.annotations.Nullable;

/**
 * Where reading starts, and which way it goes.
 *
 * @param backwards whether what is before the position is read, against the query's own direction
 * @param position the item next to which it starts, itself excluded; null for an end of the range:
 *     its start, or its end if it is read backwards
 */
record PageStart(boolean backwards, @Nullable PagePosition position) {

  /** At that end of the range from which it is read. */
  static PageStart end(boolean backwards) {
    return new PageStart(backwards, null);
  }

  static PageStart after(@Nullable PagePosition position) {
    return new PageStart(false, position);
  }

  static PageStart before(@Nullable PagePosition position) {
    return new PageStart(true, position);
  }
}
