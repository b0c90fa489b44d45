package dev.singlet.tools.cli;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.export.OptionValue;
import dev.singlet.tools.live.ItemCheck;
import dev.singlet.tools.live.LiveTable;
import dev.singlet.tools.live.LookReport;
import dev.singlet.tools.live.LookResult;
import dev.singlet.tools.source.Models;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Compares the items of tables with models. */
@Command(
    name = "verify-items",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Compares the items of tables with models: reads each as its entity, and compares it with"
          + " what a put of its record would write. Changes nothing.",
      "It sends Scan, needs this permission, and costs half a read capacity unit for each 4 KB."
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields.
final class VerifyItems extends LiveCommand {

  @Option(
      names = "--sample",
      paramLabel = "ITEMS",
      defaultValue = "0",
      description = "read about as many items, spread over the table; all without it")
  private int sample;

  @Option(
      names = "--segments",
      paramLabel = "NUMBER",
      defaultValue = "1",
      description = "read the whole table in segments, up to 16 at once")
  private int segments;

  @Option(
      names = "--rate",
      paramLabel = "UNITS",
      defaultValue = "0",
      description = "consume at most so many read capacity units per second")
  private double rate;

  @Option(
      names = "--tenant",
      paramLabel = "ID",
      defaultValue = "",
      description = "the tenant, for tables with tenants")
  private String tenant;

  @Option(
      names = "--all-tenants",
      description = "compare the items of all tenants in one pass, for tables with tenants")
  private boolean allTenants;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "text (default), markdown or json")
  private String format;

  @Override
  LookResult look(TableDescriptor table, Models models, LiveTable live) {
    LookReport found = live.compareItemsWith(table, models.classes(), check(), err()::println);
    out().print(found.report());
    out().flush();
    return found.result();
  }

  private ItemCheck check() {
    try {
      return new ItemCheck(
          sample,
          segments,
          rate,
          tenant,
          allTenants,
          OptionValue.read("--format", format, ItemCheck.Format.class));
    } catch (UserErrorException wrong) {
      throw wronglyCalled(wrong);
    }
  }
}
