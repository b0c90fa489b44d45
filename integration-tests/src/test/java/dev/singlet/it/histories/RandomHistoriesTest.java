package dev.singlet.it.histories;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.it.histories.model.HistoriesTable;
import dev.singlet.testing.LocalTable;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Random writes of several threads, with answers that are lost and attempts that arrive after later
 * ones were answered: what was reported as made is there once, and what was reported as not made is
 * never there. Threads take turns as they like, so a history can't be repeated by a seed.
 */
class RandomHistoriesTest {

  private static final int SECONDS = 15;

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(HistoriesTable.SCHEMA);

  @Test
  void nothingIsLostOrDoubledOrMadeAfterItWasReportedAsNotMade() {
    Instant end =
        Instant.now().plus(Duration.ofSeconds(Long.getLong("histories.seconds", SECONDS)));
    RandomHistory.Counts all = new RandomHistory.Counts();
    int number = 0;
    do {
      new RandomHistory(TABLE, "h" + number++, all).run();
    } while (Instant.now().isBefore(end));
    System.out.printf("Random histories: %d, %s%n", number, all);
    assertThat(all.toString()).isNotEmpty();
  }
}
