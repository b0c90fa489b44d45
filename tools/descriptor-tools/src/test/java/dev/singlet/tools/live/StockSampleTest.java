package dev.singlet.tools.live;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.change.plan.Amount;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Numbers of items that are estimated from a part of a table. */
class StockSampleTest {

  private static final int SAMPLES = 2_000;

  @Test
  void aTableThatIsReadAsAWholeIsKnown() {
    assertThat(StockSample.whole(List.of(3, 5, 4), 3)).isEqualTo(Amount.of(12));
  }

  @Test
  void equalSegmentsLeaveNoDoubt() {
    assertThat(StockSample.whole(Collections.nCopies(10, 7), 1_000)).isEqualTo(Amount.of(7_000));
  }

  /** Takes samples of tables whose numbers are known, and counts how often the margin holds. */
  @Test
  void theMarginHoldsInNineteenOfTwentySamples() {
    Random random = new Random(47);
    for (int read : List.of(10, 20, 40)) {
      int held = 0;
      for (int i = 0; i < SAMPLES; i++) {
        List<Integer> all = new ArrayList<>();
        for (int segment = 0; segment < 200; segment++) {
          all.add((int) Math.max(0, 100 + 30 * random.nextGaussian()));
        }
        Amount estimate = StockSample.whole(all.subList(0, read), all.size());
        int real = all.stream().mapToInt(each -> each).sum();
        held += Math.abs(estimate.value() - real) <= estimate.margin() ? 1 : 0;
      }
      assertThat(held / (double) SAMPLES).as(read + " segments").isBetween(0.935, 0.965);
    }
  }
}
