package dev.singlet.runtime.item;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.text.InstantText;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;

/**
 * A clock that stands still after its first reading. It reads the time only when asked, because
 * most items need no time. For one thread.
 */
final class Moment extends Clock {

  private final Clock clock;
  private @Nullable Instant instant;

  Moment(Clock clock) {
    this.clock = clock;
  }

  @Override
  public Instant instant() {
    if (instant == null) {
      instant = fitting(clock.instant());
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

  private static Instant fitting(Instant now) {
    if (!InstantText.fits(now)) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "The client's clock says %s, which is not within the years 0 to 9999.".formatted(now)
              + " Give the client another one by withClock.");
    }
    return now;
  }
}
