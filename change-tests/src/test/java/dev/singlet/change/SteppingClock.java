package dev.singlet.change;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicLong;

/** A clock on which no two times are the same, in any program. */
final class SteppingClock extends Clock {

  private static final AtomicLong SECONDS = new AtomicLong(1_700_000_000);

  @Override
  public ZoneId getZone() {
    return ZoneOffset.UTC;
  }

  @Override
  public Clock withZone(ZoneId zone) {
    return this;
  }

  @Override
  public Instant instant() {
    return Instant.ofEpochSecond(SECONDS.incrementAndGet());
  }
}
