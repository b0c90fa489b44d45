package dev.singlet.internal.verify;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.scan.ScanSpec;

/** A scan that reads a part of a table only, from places that are spread over its partitions. */
final class Sample {

  private static final int MAX_SEGMENTS = 100;
  private static final int ITEMS_OF_SEGMENT = 10;

  private Sample() {}

  /** Refuses a sample of no items. */
  static int require(int items, Object operation) {
    if (items < 1) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT, operation + ": sample(" + items + "): give 1 or more.");
    }
    return items;
  }

  /**
   * Returns the scan of a sample, in segments of its own.
   *
   * @param items about how many items it reads; 0 for all, by the scan as it is
   */
  static ScanSpec<?> of(ScanSpec<?> scan, int items) {
    if (items == 0) {
      return scan;
    }
    int segments = Math.max(1, Math.min(MAX_SEGMENTS, items / ITEMS_OF_SEGMENT));
    ScanSpec<?> divided = scan.segments(segments);
    return divided.with(divided.options().pageSize((items + segments - 1) / segments));
  }
}
