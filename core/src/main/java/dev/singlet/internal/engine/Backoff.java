package dev.singlet.internal.engine;

import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Pauses between requests that DynamoDB has no capacity for, or that other requests are in the way
 * of. A pause is random, between zero and a limit. The limit doubles with each request that made no
 * progress, up to a cap.
 *
 * @see <a href="https://aws.amazon.com/builders-library/timeouts-retries-and-backoff-with-jitter/">
 *     Timeouts, retries, and backoff with jitter</a>
 */
public final class Backoff {

  private static final long FIRST_MILLIS = 25;
  private static final long CAP_MILLIS = 1000;

  private Backoff() {}

  /** Returns the longest pause. */
  public static Duration limit(int inVain) {
    return Duration.ofMillis(Math.min(CAP_MILLIS, FIRST_MILLIS << Math.min(inVain, 10)));
  }

  /** Returns a random pause. */
  public static Duration next(int inVain) {
    return Duration.ofMillis(ThreadLocalRandom.current().nextLong(limit(inVain).toMillis() + 1));
  }
}
