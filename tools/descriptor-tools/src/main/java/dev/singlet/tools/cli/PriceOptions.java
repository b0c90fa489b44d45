package dev.singlet.tools.cli;

import dev.singlet.change.plan.Tariff;
import picocli.CommandLine.Option;

/** The prices of capacity. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields.
final class PriceOptions {

  @Option(
      names = "--read-price",
      paramLabel = "PRICE",
      defaultValue = "0",
      description = "price of a million read capacity units; no cost is shown without it")
  private double readPrice;

  @Option(
      names = "--write-price",
      paramLabel = "PRICE",
      defaultValue = "0",
      description = "price of a million write capacity units")
  private double writePrice;

  @Option(
      names = "--currency",
      paramLabel = "CODE",
      defaultValue = "USD",
      description = "currency of both prices (default: USD)")
  private String currency;

  /** Returns the prices, and the speed at which capacity may be taken. */
  Tariff tariff(double readRate, double writeRate) {
    return new Tariff(readRate, writeRate, readPrice, writePrice, currency);
  }
}
