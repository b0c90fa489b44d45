package dev.singlet.it.writers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.it.writers.model.GuildTable;
import dev.singlet.testing.LocalTable;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Writes of all kinds, at random, leave the table, its indexes and all that is read as an oracle
 * has them that knows nothing of the library. Each sequence has a seed of its own. Each run begins
 * with another, which is printed: one that has passed, so that a build fails for what it changed. A
 * failure is repeated by its seed, with {@code -Dwriters.seed} and {@code -Dwriters.seconds=0}.
 */
class RandomWritersTest {

  private static final int SECONDS = 15;

  /** The seeds that builds begin with: others have passed behind them, for more than a minute. */
  private static final long FIRST = 779_154;

  private static final int SEEDS = 2_300;

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(GuildTable.SCHEMA);

  @Test
  void whatIsStoredAndReadIsWhatWasWritten() {
    long first = Long.getLong("writers.seed", FIRST + new SecureRandom().nextInt(SEEDS));
    Instant end = Instant.now().plus(Duration.ofSeconds(Long.getLong("writers.seconds", SECONDS)));
    System.out.println("Random writers: -Dwriters.seed=" + first);
    long seed = first;
    do {
      try {
        new RandomWriters(TABLE, TABLE.dynamoDb(), seed).run();
      } catch (AssertionError failed) {
        throw new AssertionError("-Dwriters.seed=" + seed + ": " + failed.getMessage(), failed);
      }
      seed++;
    } while (Instant.now().isBefore(end));
    System.out.printf(
        "Random writers: %d sequences, %d writes%n",
        seed - first, (seed - first) * RandomWriters.steps());
    assertThat(TABLE.items()).isEmpty();
  }
}
