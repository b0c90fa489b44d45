package dev.singlet.tools.cli;

import dev.singlet.change.plan.Tariff;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options for estimates. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields.
final class StockOptions {

  @Option(
      names = "--items",
      paramLabel = "ENTITY=COUNT[:BYTES]",
      split = ",",
      description =
          "the number of items of an entity, and their average size in bytes, such as"
              + " Issue=2000000:620 (can be repeated)")
  private List<String> items = new ArrayList<>();

  @Option(
      names = "--parts",
      paramLabel = "NUMBER",
      defaultValue = "0",
      description =
          "count items in so many parts of the table in DynamoDB, of about 1 MB each; 40 are"
              + " enough for most tables")
  private int parts;

  @Option(
      names = "--read-rate",
      paramLabel = "UNITS",
      defaultValue = "1000",
      description = "read capacity units that a step may take each second (default: 1000)")
  private double readRate;

  @Option(
      names = "--write-rate",
      paramLabel = "UNITS",
      defaultValue = "1000",
      description = "write capacity units that a step may take each second (default: 1000)")
  private double writeRate;

  @Mixin private PriceOptions prices;

  List<String> items() {
    return items;
  }

  int parts() {
    return parts;
  }

  Tariff tariff() {
    return prices.tariff(readRate, writeRate);
  }
}
