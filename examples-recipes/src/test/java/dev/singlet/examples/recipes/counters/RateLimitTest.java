package dev.singlet.examples.recipes.counters;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.examples.shared.Race;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class RateLimitTest {

  // In the future, because DynamoDB Local deletes what has expired.
  private static final Instant NOON = Instant.parse("2100-03-01T12:00:00Z");

  @RegisterExtension final LocalTable table = LocalTable.of(CountersTable.SCHEMA);

  @Test
  void ofManyAtTheSameTimeTheLimitIsAllowed() {
    RateLimit limit = new RateLimit(table.client(), 5);

    List<Boolean> allowed = Race.call(30, request -> limit.allows("c1", NOON));

    assertThat(allowed).filteredOn(isAllowed -> isAllowed).hasSize(5);
  }

  @Test
  void eachMinuteAndEachClientHasItsOwn() {
    RateLimit limit = new RateLimit(table.client(), 1);

    assertThat(limit.allows("c1", NOON)).isTrue();
    assertThat(limit.allows("c1", NOON.plusSeconds(59))).isFalse();
    assertThat(limit.allows("c2", NOON)).isTrue();
    assertThat(limit.allows("c1", NOON.plusSeconds(60))).isTrue();
  }

  @Test
  void aWindowExpiresAfterAnHour() {
    new RateLimit(table.client(), 1).allows("c1", NOON.plusSeconds(7));

    assertThat(table.client().execute(WindowEntity.get("c1", NOON)))
        .map(Window::expiresAt)
        .contains(NOON.plusSeconds(3600));
  }
}
