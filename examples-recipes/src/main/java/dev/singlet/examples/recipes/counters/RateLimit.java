package dev.singlet.examples.recipes.counters;

import static dev.singlet.examples.recipes.counters.WindowEntity.REQUESTS;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** A limit of requests that a client may make in a minute. */
final class RateLimit {

  private static final Duration KEPT = Duration.ofHours(1);

  private final TableClient counters;
  private final int limit;

  RateLimit(TableClient counters, int limit) {
    this.counters = counters;
    this.limit = limit;
  }

  /** Counts a request; false, without counting it, if the client has made too many. */
  boolean allows(String client, Instant now) {
    Instant minute = now.truncatedTo(ChronoUnit.MINUTES);
    try {
      counters.execute(
          WindowEntity.upsert(client, minute, minute.plus(KEPT))
              .incrementRequests(1)
              .when(REQUESTS.notExists().or(REQUESTS.lt(limit)))
              .returningNothing());
      return true;
    } catch (ConditionFailedException tooMany) {
      return false;
    }
  }
}
