package dev.singlet.internal.scan;

import java.time.Duration;
import java.util.function.LongSupplier;

/** Computes pauses that keep consumption below a rate, for several threads. */
public final class CapacityPace {

  private static final double NANOS = 1e9;

  private final double unitsPerSecond;
  private final LongSupplier nanoTime;
  private final long start;

  /** The time of the next request, in nanoseconds since the start. */
  private double free;

  /** Starts with a rate. */
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

  /** Adds the consumption of a request that was answered. */
  public synchronized void consumed(double units) {
    if (isLimited()) {
      free += units / unitsPerSecond * NANOS;
    }
  }

  /**
   * Returns the pause before the next request. The time of requests counts towards it. Time without
   * requests does not allow a higher rate later.
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
