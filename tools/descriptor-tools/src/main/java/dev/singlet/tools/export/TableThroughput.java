package dev.singlet.tools.export;

import dev.singlet.tools.error.UserErrorException;
import java.util.Locale;

/**
 * The throughput of a table to create, and of each of its global indexes, in units per second. A
 * number of 0 leaves a maximum or a warm throughput to DynamoDB.
 *
 * @param capacity on demand or provisioned
 * @param readUnits read capacity units, if provisioned
 * @param writeUnits write capacity units, if provisioned
 * @param maxReadUnits the most read units that are served, if on demand
 * @param maxWriteUnits the most write units that are served, if on demand
 * @param warmReadUnits read units that are served at once; at least the 12,000 of a new table on
 *     demand, or the provisioned capacity
 * @param warmWriteUnits write units that are served at once; at least the 4,000 of a new table on
 *     demand, or the provisioned capacity
 */
public record TableThroughput(
    Capacity capacity,
    int readUnits,
    int writeUnits,
    int maxReadUnits,
    int maxWriteUnits,
    int warmReadUnits,
    int warmWriteUnits) {

  /**
   * The <a
   * href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/warm-throughput-scenarios.html">warm
   * throughput of a new table on demand</a>.
   */
  public static final int WARM_READ_UNITS_ON_DEMAND = 12_000;

  /** The same for writes. */
  public static final int WARM_WRITE_UNITS_ON_DEMAND = 4_000;

  /** The way to pay for capacity. */
  public enum Capacity {
    ON_DEMAND,
    PROVISIONED
  }

  public TableThroughput {
    if (capacity == Capacity.PROVISIONED && (readUnits < 1 || writeUnits < 1)) {
      throw new UserErrorException(
          "Provisioned capacity of "
              + readUnits
              + " read and "
              + writeUnits
              + " write units is too little. Give at least 1 of each.");
    }
    if (maxReadUnits < 0 || maxWriteUnits < 0) {
      throw new UserErrorException(
          "A maximum of "
              + maxReadUnits
              + " read and "
              + maxWriteUnits
              + " write units is too little. Give at least 1, or 0 for none.");
    }
    if (capacity == Capacity.PROVISIONED && (maxReadUnits > 0 || maxWriteUnits > 0)) {
      throw new UserErrorException(
          "Provisioned capacity has no maximum of "
              + maxReadUnits
              + " read and "
              + maxWriteUnits
              + " write units. Choose on-demand capacity, or leave the maximum out.");
    }
    int leastRead = ofNew(capacity, readUnits, WARM_READ_UNITS_ON_DEMAND);
    int leastWrite = ofNew(capacity, writeUnits, WARM_WRITE_UNITS_ON_DEMAND);
    if (isTooCold(warmReadUnits, leastRead) || isTooCold(warmWriteUnits, leastWrite)) {
      throw new UserErrorException(
          String.format(
              Locale.ROOT,
              "Warm throughput of %d read and %d write units is too little. A new table has %,d and"
                  + " %,d: give at least these, or 0 to leave them.",
              warmReadUnits,
              warmWriteUnits,
              leastRead,
              leastWrite));
    }
  }

  /** Returns the warm throughput that a new table has anyway. */
  private static int ofNew(Capacity capacity, int provisioned, int onDemand) {
    return capacity == Capacity.PROVISIONED ? provisioned : onDemand;
  }

  private static boolean isTooCold(int units, int least) {
    return units != 0 && units < least;
  }

  /** Returns on-demand capacity without a maximum, and the warm throughput of a new table. */
  public static TableThroughput onDemand() {
    return new TableThroughput(Capacity.ON_DEMAND, 0, 0, 0, 0, 0, 0);
  }

  /**
   * Returns provisioned capacity.
   *
   * @param readUnits read capacity units of the table and of each global index
   * @param writeUnits write capacity units of the table and of each global index
   */
  public static TableThroughput provisioned(int readUnits, int writeUnits) {
    return new TableThroughput(Capacity.PROVISIONED, readUnits, writeUnits, 0, 0, 0, 0);
  }

  public boolean isProvisioned() {
    return capacity == Capacity.PROVISIONED;
  }

  public boolean hasMaximum() {
    return maxReadUnits > 0 || maxWriteUnits > 0;
  }

  /** Returns whether the table is to be warmer than a new table is anyway. */
  public boolean isWarm() {
    return warmReadUnits > ofNew(capacity, readUnits, WARM_READ_UNITS_ON_DEMAND)
        || warmWriteUnits > ofNew(capacity, writeUnits, WARM_WRITE_UNITS_ON_DEMAND);
  }

  /** Returns whether there is a maximum or a warm throughput, which not all formats know. */
  public boolean isLimitedOrWarm() {
    return hasMaximum() || isWarm();
  }
}
