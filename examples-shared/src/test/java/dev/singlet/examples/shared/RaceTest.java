package dev.singlet.examples.shared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Phaser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class RaceTest {

  @Test
  @Timeout(60)
  void sixteenCallsAreUnderWayAtOnce() {
    Phaser all = new Phaser(16);

    List<Integer> meetings = Race.call(48, number -> all.arriveAndAwaitAdvance());

    assertThat(meetings).hasSize(48);
    assertThat(all.getPhase()).isEqualTo(3);
  }

  @Test
  void resultsAreInTheOrderOfTheNumbers() {
    assertThat(Race.call(20, number -> number * number)).startsWith(0, 1, 4, 9).endsWith(361);
  }

  @Test
  void aFailureOfOneIsAFailureOfAll() {
    assertThatThrownBy(
            () ->
                Race.run(
                    20,
                    number -> {
                      if (number == 3) {
                        throw new AssertionError("not three");
                      }
                    }))
        .isInstanceOf(CompletionException.class)
        .hasCause(new AssertionError("not three"));
  }
}
