package dev.singlet.runtime.item;

import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Times in milliseconds followed by a counter, each greater than the one before. A counter begins
 * with a random value in the lower half of its range. If it overflows, the time moves forward.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc9562#name-monotonicity-and-counters">RFC 9562,
 *     6.2</a>
 */
final class MonotonicTime {

  /** The bits of the counter. */
  public static final int BITS = 12;

  /** The mask for the counter of a tick. */
  public static final long MASK = (1L << BITS) - 1;

  private final AtomicLong last = new AtomicLong();

  /** Returns the next tick. */
  public long next(Instant now, int random) {
    long tick = (now.toEpochMilli() << BITS) | (random & (MASK >>> 1));
    return last.updateAndGet(before -> Math.max(before + 1, tick));
  }
}
