package dev.singlet.item;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;

/** The time at which it is first asked, since most items need none. It is for one thread. */
final class Moment extends Clock {

  private final Clock clock;
  private @Nullable Instant instant;

  Moment(Clock clock) {
    this.clock = clock;
  }

  @Override
  public Instant instant() {
    if (instant == null) {
      instant = clock.instant();
    }
    return instant;
  }

  @Override
  public ZoneId getZone() {
    return clock.getZone();
  }

  @Override
  public Clock withZone(ZoneId zone) {
    return Clock.fixed(instant(), zone);
  }
}
