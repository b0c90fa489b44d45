package dev.singlet.internal.scan;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Counts down the items that a scan, or a page of it, may still give, for several threads. */
final class ScanLimit {

  private final int limit;
  private final AtomicLong left = new AtomicLong();
  private final AtomicInteger answers = new AtomicInteger();

  /** Starts with a number of items; zero for no limit. */
  ScanLimit(int limit) {
    this.limit = limit;
    renew();
  }

  /** Begins the next page. */
  void renew() {
    left.set(limit);
    answers.set(0);
  }

  boolean isSet() {
    return limit > 0;
  }

  /** Returns whether no more items may be given. */
  boolean isSpent() {
    return isSet() && left.get() == 0;
  }

  /** Takes some items off the limit, and returns how many of them may be given. */
  int take(int items) {
    return isSet()
        ? (int) Math.min(items, left.getAndUpdate(before -> Math.max(0, before - items)))
        : items;
  }

  /** Counts a request that was answered. */
  void answered() {
    answers.incrementAndGet();
  }

  /** Returns how many requests for these items were answered. */
  int answers() {
    return answers.get();
  }

  /** Returns how many items the next request should find; zero for no limit. */
  long wanted() {
    return isSet() ? Math.max(1, left.get()) : 0;
  }
}
