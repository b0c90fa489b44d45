package dev.singlet.it.transactions;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;

/** A time that stands still. */
final class Fixed {

  static final Clock CLOCK = Clock.fixed(Instant.parse("2024-01-15T08:00:00Z"), ZoneOffset.UTC);

  private Fixed() {}
}
