package dev.singlet.change.plan;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The work of a step.
 *
 * @param items the number of items that it writes, or compares
 * @param readUnits the read capacity units that it takes
 * @param writeUnits the write capacity units that it takes, of the table and its indexes
 * @param tariff the speed at which it may work, and the prices of capacity
 */
public record Estimate(Amount items, Amount readUnits, Amount writeUnits, Tariff tariff) {

  /**
   * Returns how long it takes at the speed of the tariff.
   *
   * @return the time, if it never waits for anything else
   */
  public Duration duration() {
    double seconds =
        Math.max(readUnits.value() / tariff.readUnits(), writeUnits.value() / tariff.writeUnits());
    return Duration.ofSeconds((long) Math.ceil(seconds));
  }

  /**
   * Returns the cost at the prices of the tariff.
   *
   * @return the cost in its currency; 0 if it has no prices
   */
  public Amount cost() {
    return readUnits
        .times(tariff.readPrice() / 1_000_000)
        .plus(writeUnits.times(tariff.writePrice() / 1_000_000));
  }

  /**
   * Returns the work in one line.
   *
   * @return such as {@code 1,000,000 items, 125,000 read units, 2,000,000 write units, 34 min}
   */
  @Override
  public String toString() {
    List<String> parts = new ArrayList<>();
    parts.add(items + " items");
    parts.add(readUnits + " read units");
    if (writeUnits.value() > 0) {
      parts.add(writeUnits + " write units");
    }
    parts.add(shown(duration()));
    if (cost().value() > 0) {
      parts.add(String.format(Locale.ROOT, "%,.2f %s", cost().value(), tariff.currency()).strip());
    }
    return String.join(", ", parts);
  }

  private static String shown(Duration time) {
    if (time.toHours() >= 48) {
      return time.toDays() + " days";
    }
    if (time.toMinutes() >= 120) {
      return time.toHours() + " h";
    }
    return time.toSeconds() >= 120 ? time.toMinutes() + " min" : time.toSeconds() + " s";
  }
}
