package dev.singlet.internal.text;

import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Times in milliseconds with a counter behind them, each greater than the one before. A counter
 * begins at random, in the lower half of its range; where it runs over, it borrows from the time.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc9562#name-monotonicity-and-counters">RFC 9562,
 *     6.2</a>
 */
public final class Ticks {

  /** The bits of the counter. */
  public static final int BITS = 12;

  /** Leaves the counter of a tick. */
  public static final long MASK = (1L << BITS) - 1;

  private final AtomicLong last = new AtomicLong();

  /** The next tick. */
  public long next(Instant now, int random) {
    long tick = (now.toEpochMilli() << BITS) | (random & (MASK >>> 1));
    return last.updateAndGet(before -> Math.max(before + 1, tick));
  }
}
