package dev.singlet.backfill;

import java.time.Duration;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The progress of a backfill. {@link #toString} is a line with a bar.
 *
 * @param items the number of items that were read in this run
 * @param total the number of items of the table, which DynamoDB counts every six hours
 * @param written the number of items that were written or moved
 * @param left the number of items of the model that were left as they are
 * @param readUnits the read capacity units that were consumed
 * @param writeUnits the write capacity units that were consumed
 * @param elapsed the time since the start of this run
 * @param checkpoint the place to continue; null if all items were read
 */
public record BackfillProgress(
    long items,
    long total,
    long written,
    long left,
    double readUnits,
    double writeUnits,
    Duration elapsed,
    @Nullable String checkpoint) {

  private static final int WIDTH = 20;

  /**
   * Returns the number of items that are read each second.
   *
   * @return the average since the start of this run
   */
  public double rate() {
    double seconds = elapsed.toMillis() / 1000.0;
    return seconds == 0 ? 0 : items / seconds;
  }

  /**
   * Returns the time until all items are read, at the average rate. A run that continues from a
   * checkpoint takes less.
   *
   * @return an estimate; zero at the end, or if nothing is known yet
   */
  public Duration timeLeft() {
    return checkpoint == null || rate() == 0
        ? Duration.ZERO
        : Duration.ofSeconds((long) (Math.max(0, total - items) / rate()));
  }

  @Override
  public String toString() {
    double part = checkpoint == null ? 1 : total == 0 ? 0 : Math.min(0.99, (double) items / total);
    int done = (int) (part * WIDTH);
    return String.format(
        Locale.ROOT,
        "[%s%s] %.0f %%, %,d of %,d items, %,d written, %,d left as they are, %,.0f items/s, %,.0f"
            + " read units, %,.0f write units, %,d s to go",
        "#".repeat(done),
        ".".repeat(WIDTH - done),
        part * 100,
        items,
        Math.max(total, items),
        written,
        left,
        rate(),
        readUnits,
        writeUnits,
        timeLeft().toSeconds());
  }
}
