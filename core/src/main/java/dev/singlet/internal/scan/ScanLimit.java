package dev.singlet.internal.scan;

import java.util.concurrent.atomic.AtomicLong;

/** Counts down the items that a scan may still give, for several threads. */
final class ScanLimit {

  private final int limit;
  private final AtomicLong left = new AtomicLong();

  /** Starts with a number of items; zero for no limit. */
  ScanLimit(int limit) {
    this.limit = limit;
    renew();
  }

  void renew() {
    left.set(limit);
  }

  boolean isSet() {
    return limit > 0;
  }

  /** Tells whether no more items may be given. */
  boolean isSpent() {
    return isSet() && left.get() == 0;
  }

  /** Takes some items off the limit, and returns how many of them may be given. */
  int take(int items) {
    return isSet()
        ? (int) Math.min(items, left.getAndUpdate(before -> Math.max(0, before - items)))
        : items;
  }

  /** Returns how many items the next request should find; zero for no limit. */
  long wanted() {
    return isSet() ? Math.max(1, left.get()) : 0;
  }
}
