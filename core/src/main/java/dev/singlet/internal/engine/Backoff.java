package dev.singlet.internal.engine;

import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Pauses between requests that DynamoDB has no capacity for: anything from nothing to a limit that
 * doubles with each in vain, up to a cap.
 *
 * @see <a href="https://aws.amazon.com/builders-library/timeouts-retries-and-backoff-with-jitter/">
 *     Timeouts, retries, and backoff with jitter</a>
 */
public final class Backoff {

  private static final long FIRST_MILLIS = 25;
  private static final long CAP_MILLIS = 1000;

  private Backoff() {}

  /** The longest pause. */
  public static Duration limit(int inVain) {
    return Duration.ofMillis(Math.min(CAP_MILLIS, FIRST_MILLIS << Math.min(inVain, 10)));
  }

  /** A pause. */
  public static Duration next(int inVain) {
    return Duration.ofMillis(ThreadLocalRandom.current().nextLong(limit(inVain).toMillis() + 1));
  }
}
