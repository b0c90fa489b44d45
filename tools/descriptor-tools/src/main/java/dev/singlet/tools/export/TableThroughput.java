package dev.singlet.tools.export;

import dev.singlet.tools.error.UserErrorException;

/**
 * The throughput of a table to create, and of each of its global indexes, in units per second. A
 * number of 0 leaves a maximum or a warm throughput to DynamoDB.
 *
 * @param capacity on demand or provisioned
 * @param readUnits read capacity units, if provisioned
 * @param writeUnits write capacity units, if provisioned
 * @param maxReadUnits the most read units that are served, if on demand
 * @param maxWriteUnits the most write units that are served, if on demand
 * @param warmReadUnits read units that are served at once; at least the 12,000 of a new table
 * @param warmWriteUnits write units that are served at once; at least the 4,000 of a new table
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
   * throughput of a new table</a>.
   */
  private static final int LEAST_WARM_READ_UNITS = 12_000;

  private static final int LEAST_WARM_WRITE_UNITS = 4_000;

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
    if (isTooCold(warmReadUnits, LEAST_WARM_READ_UNITS)
        || isTooCold(warmWriteUnits, LEAST_WARM_WRITE_UNITS)) {
      throw new UserErrorException(
          "Warm throughput of "
              + warmReadUnits
              + " read and "
              + warmWriteUnits
              + " write units is too little. A new table has 12,000 and 4,000: give at least these,"
              + " or 0 to leave them.");
    }
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
    return warmReadUnits > LEAST_WARM_READ_UNITS || warmWriteUnits > LEAST_WARM_WRITE_UNITS;
  }
}
