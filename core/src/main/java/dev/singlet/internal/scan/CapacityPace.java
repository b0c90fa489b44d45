package dev.singlet.internal.scan;

import java.time.Duration;
import java.util.function.LongSupplier;

/** Says how long to wait so that what is consumed stays below a rate, for several threads. */
public final class CapacityPace {

  private static final double NANOS = 1e9;

  private final double unitsPerSecond;
  private final LongSupplier nanoTime;
  private final long start;

  /** When the next request may be made, in nanoseconds since the start. */
  private double free;

  /** A pace. */
  public CapacityPace(double unitsPerSecond) {
    this(unitsPerSecond, System::nanoTime);
  }

  public CapacityPace(double unitsPerSecond, LongSupplier nanoTime) {
    this.unitsPerSecond = unitsPerSecond;
    this.nanoTime = nanoTime;
    this.start = nanoTime.getAsLong();
  }

  boolean isLimited() {
    return unitsPerSecond > 0;
  }

  /** Takes account of a request that was answered. */
  synchronized void consumed(double units) {
    if (isLimited()) {
      free += units / unitsPerSecond * NANOS;
    }
  }

  /**
   * How long to wait before the next request. Time in which there was none is not made up for; that
   * which a request itself takes counts.
   */
  synchronized Duration pause() {
    double now = elapsed();
    double wait = Math.max(0, free - now);
    free = Math.max(free, now);
    return Duration.ofNanos((long) Math.ceil(wait));
  }

  private double elapsed() {
    return nanoTime.getAsLong() - start;
  }
}
