package dev.singlet.internal.context;

import java.time.Clock;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Stops the clocks of several clients, so that all writes of an operation have one time. Clients
 * with different clocks keep different times. Thread-safe.
 */
public final class StoppedClocks {

  private final Map<Clock, Clock> stopped = new ConcurrentHashMap<>();

  /** Returns the settings with their clock stopped. */
  public Context of(Context context) {
    return context.withClock(
        stopped.computeIfAbsent(
            context.clock(), clock -> Clock.fixed(clock.instant(), ZoneOffset.UTC)));
  }
}
