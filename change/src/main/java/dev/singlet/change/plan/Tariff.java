package dev.singlet.change.plan;

/**
 * The speed at which a step may work, and the prices of capacity.
 *
 * @param readUnits the read capacity units that it may take each second
 * @param writeUnits the write capacity units that it may take each second
 * @param readPrice the price of a million read capacity units; 0 if no price is known
 * @param writePrice the price of a million write capacity units; 0 if no price is known
 * @param currency the currency of both prices, such as {@code USD}
 */
public record Tariff(
    double readUnits, double writeUnits, double readPrice, double writePrice, String currency) {

  /**
   * A thousand units a second each, and no prices. An on-demand table takes 12,000 read units and
   * 4,000 write units a second at once.
   */
  public static final Tariff DEFAULT = new Tariff(1_000, 1_000, 0, 0, "");
}
