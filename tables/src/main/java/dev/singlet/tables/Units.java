package dev.singlet.tables;

import org.jspecify.annotations.Nullable;

/**
 * Units per second of a table or of a global index.
 *
 * @param read read units
 * @param write write units
 */
record Units(long read, long write) {

  /** Returns described units. A description can lack a number. */
  static Units of(@Nullable Long read, @Nullable Long write, long absent) {
    return new Units(read == null ? absent : read, write == null ? absent : write);
  }

  /** Returns the larger number of each. */
  Units orMore(Units other) {
    return new Units(Math.max(read, other.read), Math.max(write, other.write));
  }

  @Override
  public String toString() {
    return shown(read) + " read and " + shown(write) + " write units";
  }

  private static String shown(long units) {
    return units == Throughput.NO_MAXIMUM ? "unlimited" : String.valueOf(units);
  }
}
