package dev.singlet.backfill;

import java.io.Serializable;
import java.time.Duration;
import java.util.Locale;

/**
 * The work of a backfill of a whole table, estimated from a sample of its items. A margin says how
 * far the true number may be from the estimate, with a confidence of 95 %. It is 0 if the sample
 * had all items.
 *
 * @param items the number of items of the table, which DynamoDB counts every six hours
 * @param written the number of items that would be written or moved
 * @param writtenMargin the margin of that number
 * @param readUnits the read capacity units for the scan of the table
 * @param writeUnits the write capacity units, of the table and its indexes
 * @param writeUnitsMargin the margin of these units
 */
public record BackfillEstimate(
    long items,
    double written,
    double writtenMargin,
    double readUnits,
    double writeUnits,
    double writeUnitsMargin)
    implements Serializable {

  private static final double PRICED = 1_000_000;

  /**
   * Returns the cost at some prices. Writes that DynamoDB refuses, because another program has
   * changed the item meanwhile, come on top of it.
   *
   * @param readPrice the price of a million read capacity units
   * @param writePrice the price of a million write capacity units
   * @return the cost in the currency of the prices
   */
  public double cost(double readPrice, double writePrice) {
    return (readUnits * readPrice + writeUnits * writePrice) / PRICED;
  }

  /**
   * Returns how long it takes if it waits for nothing but its rates.
   *
   * @param readRate the read capacity units each second
   * @param writeRate the write capacity units each second
   * @return the time, in whole seconds
   */
  public Duration duration(double readRate, double writeRate) {
    double seconds = Math.max(readUnits / readRate, writeUnits / writeRate);
    return Duration.ofSeconds((long) Math.ceil(seconds));
  }

  /** Returns the numbers in a line, with the digits that mean something. */
  @Override
  public String toString() {
    return "%s items, %s to be written, %s read units, %s write units"
        .formatted(
            number((double) items, 0),
            withMargin(written, writtenMargin),
            number(readUnits, 0),
            withMargin(writeUnits, writeUnitsMargin));
  }

  private static String withMargin(double value, double margin) {
    return margin == 0
        ? number(value, 0)
        : number(value, margin) + " \u00b1 " + number(margin, margin);
  }

  /** A number with a margin has two digits of it. */
  private static String number(double value, double margin) {
    double unit = margin == 0 ? 1 : Math.max(1, Math.pow(10, Math.floor(Math.log10(margin)) - 1));
    return String.format(Locale.ROOT, "%,.0f", Math.ceil(value / unit) * unit);
  }
}
