package dev.singlet.bulk;

import java.time.Duration;
import java.util.Locale;

/**
 * The progress of a bulk write. {@link #toString} is a line with a bar.
 *
 * @param start the number of writes at the beginning of the source that earlier runs have done
 * @param place the number of writes at the beginning of the source that are done
 * @param total the number of all writes; 0 if the source doesn't tell it
 * @param made the number of writes that were made in this run
 * @param notMade the number of writes with another outcome
 * @param writeUnits the write capacity units that were consumed
 * @param elapsed the time since the start of this run
 */
public record BulkProgress(
    long start,
    long place,
    long total,
    long made,
    long notMade,
    double writeUnits,
    Duration elapsed) {

  private static final int WIDTH = 20;
  private static final double MILLIS = 1000;

  /**
   * Returns the number of writes that are made each second.
   *
   * @return the average since the start of this run
   */
  public double rate() {
    double seconds = elapsed.toMillis() / MILLIS;
    return seconds == 0 ? 0 : made / seconds;
  }

  /**
   * Returns the time until the whole source is done, at the average speed of this run.
   *
   * @return an estimate; zero at the end, or if nothing is known
   */
  public Duration timeLeft() {
    long done = place - start;
    return total == 0 || done == 0
        ? Duration.ZERO
        : Duration.ofMillis(elapsed.toMillis() * Math.max(0, total - place) / done);
  }

  @Override
  public String toString() {
    String numbers =
        String.format(
            Locale.ROOT,
            "%,d made, %,d not made, %,.0f items/s, %,.0f write units",
            made,
            notMade,
            rate(),
            writeUnits);
    if (total == 0) {
      return numbers;
    }
    double part = Math.min(1, (double) place / total);
    int done = (int) (part * WIDTH);
    return String.format(
        Locale.ROOT,
        "[%s%s] %.0f %%, %,d of %,d, %s, %,d s to go",
        "#".repeat(done),
        ".".repeat(WIDTH - done),
        Math.floor(part * 100),
        place,
        total,
        numbers,
        timeLeft().toSeconds());
  }
}
