package dev.singlet.internal.pace;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** The units of any ten seconds stay within what was given, by a clock that the test moves. */
class WriteBudgetTest {

  private static final long SECOND = 1_000_000_000;
  private static final double RATE = 100;

  private final AtomicLong now = new AtomicLong(5 * SECOND);
  private final List<double[]> consumed = new ArrayList<>();
  private double speed = 1;

  private final WriteBudget budget = new WriteBudget(RATE, () -> speed, now::get);

  /** Sends writes of several threads for a minute, whose estimates are wrong by a half. */
  private void write(Random random, boolean isThrottled) {
    List<Long> threads = new ArrayList<>(List.of(0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L));
    for (long end = now.get() + 60 * SECOND; now.get() < end; now.addAndGet(SECOND / 200)) {
      for (int i = 0; i < threads.size(); i++) {
        if (threads.get(i) <= now.get()) {
          double units = 1 + random.nextInt(8);
          double taken = units * (0.5 + random.nextDouble());
          Duration pause = budget.take(taken);
          long sent = now.get() + pause.toNanos();
          budget.correct(taken, units);
          if (isThrottled && random.nextInt(50) == 0) {
            budget.throttled();
          }
          consumed.add(new double[] {sent, units});
          threads.set(i, sent + SECOND / 100);
        }
      }
    }
  }

  private double most(long window) {
    double most = 0;
    for (int from = 0; from < consumed.size(); from++) {
      double start = consumed.get(from)[0];
      double sum =
          consumed.stream()
              .filter(each -> each[0] >= start && each[0] < start + window)
              .mapToDouble(each -> each[1])
              .sum();
      most = Math.max(most, sum);
    }
    return most;
  }

  @Test
  void anyTenSecondsStayWithinTheRate() {
    for (int seed = 0; seed < 3; seed++) {
      consumed.clear();
      write(new Random(seed), false);

      assertThat(most(10 * SECOND)).isBetween(RATE * 10 * 0.9, RATE * 10 * 1.1);
    }
  }

  @Test
  void itWritesSlowerWhenDynamoDbHasNoCapacity() {
    write(new Random(1), true);

    assertThat(most(60 * SECOND)).isBetween(RATE * 60 * 0.1, RATE * 60 * 0.7);
  }

  @Test
  void itWritesAtAPartOfTheRateIfToldSo() {
    speed = 0.25;
    write(new Random(1), false);

    assertThat(most(10 * SECOND)).isBetween(RATE * 2.5 * 0.9, RATE * 2.5 * 1.1);
  }

  @Test
  void aPauseAllowsNoBurstLater() {
    budget.take(1);
    now.addAndGet(60 * SECOND);
    write(new Random(2), false);

    assertThat(most(10 * SECOND)).isLessThan(RATE * 10 * 1.1);
  }

  @Test
  void withoutARateItNeverWaits() {
    WriteBudget unlimited = new WriteBudget(0, () -> 1, now::get);

    unlimited.take(1_000_000);
    unlimited.throttled();

    assertThat(unlimited.take(1)).isZero();
  }
}
