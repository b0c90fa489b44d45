package dev.singlet.internal.context;

import dev.singlet.runtime.entity.EntityType;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The settings of the clients of one call. Their clocks are stopped and their sources are asked
 * once, so that all writes of the call have one time and the same values. Clients with different
 * clocks or sources keep different ones. Thread-safe.
 */
public final class CallSettings {

  private final Map<Clock, Clock> stopped = new ConcurrentHashMap<>();

  /** Null until a client has sources. */
  private @Nullable Map<ContextSources, ContextSources> asked;

  /** Returns the settings of a client for reads, deletes and checks of the call. */
  public Context of(Context context) {
    return context.withClock(
        stopped.computeIfAbsent(
            context.clock(), clock -> Clock.fixed(clock.instant(), ZoneOffset.UTC)));
  }

  /**
   * Returns the settings of a client for a write of the call. The sources of its values are asked
   * on this thread.
   */
  public Context of(Context context, EntityType<?> written) {
    Context settings = of(context);
    ContextSources sources = settings.sources();
    return sources == null || written.fromContext().isEmpty()
        ? settings
        : settings.with(ofCall(sources)).asking(written);
  }

  private synchronized ContextSources ofCall(ContextSources sources) {
    if (asked == null) {
      asked = new HashMap<>();
    }
    return asked.computeIfAbsent(sources, ContextSources::ofCall);
  }
}
