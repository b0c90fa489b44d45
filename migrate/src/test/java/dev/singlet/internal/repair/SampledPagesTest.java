package dev.singlet.internal.repair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.backfill.BackfillEstimate;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The margin of an estimate holds in 95 of 100 tables. */
class SampledPagesTest {

  private static final int TABLES = 2_000;
  private static final int SEGMENTS = 1_000;
  private static final int SAMPLED = 60;

  @Test
  void theMarginHoldsForItemsThatAreAlikeWithinAPage() {
    Random random = new Random(1);
    int held = 0;
    int unitsHeld = 0;
    for (int table = 0; table < TABLES; table++) {
      SampledPages pages = new SampledPages();
      long items = 0;
      long toWrite = 0;
      double units = 0;
      double part = random.nextDouble();
      for (int segment = 0; segment < SEGMENTS; segment++) {
        int size = 5 + random.nextInt(20);
        // The items of one partition are mostly all to be written, or all not.
        boolean isAlike = random.nextInt(4) > 0;
        boolean isToWrite = random.nextDouble() < part;
        long written = 0;
        double taken = 0;
        for (int item = 0; item < size; item++) {
          if (isAlike ? isToWrite : random.nextDouble() < part) {
            written++;
            taken += 1 + random.nextInt(4);
          }
        }
        items += size;
        toWrite += written;
        units += taken;
        if (segment < SAMPLED) {
          pages.add(size, written, taken);
        }
      }
      BackfillEstimate estimate = pages.of(new TableSize(items, items * 100), false);
      held += Math.abs(estimate.written() - toWrite) <= estimate.writtenMargin() ? 1 : 0;
      unitsHeld += Math.abs(estimate.writeUnits() - units) <= estimate.writeUnitsMargin() ? 1 : 0;
    }

    assertThat(held / (double) TABLES).isBetween(0.93, 0.99);
    assertThat(unitsHeld / (double) TABLES).isBetween(0.93, 0.99);
  }

  @Test
  void aSampleWithoutOneItemToWriteDoesNotSayThatThereIsNone() {
    SampledPages pages = new SampledPages();
    for (int i = 0; i < 100; i++) {
      pages.add(10, 0, 0);
    }

    BackfillEstimate estimate = pages.of(new TableSize(100_000, 8192), false);

    assertThat(estimate)
        .isEqualTo(new BackfillEstimate(100_000, 0, 3_000, 1, 0, 3_000))
        .hasToString(
            "100,000 items, 0 \u00b1 3,000 to be written, 1 read units, 0 \u00b1 3,000 write units");
  }

  @Test
  void nothingIsEstimatedOfAnEmptyTable() {
    assertThat(new SampledPages().of(TableSize.UNKNOWN, true))
        .isEqualTo(new BackfillEstimate(0, 0, 0, 0, 0, 0));
  }
}
