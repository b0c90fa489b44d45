package dev.singlet.tools.cli;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.live.BackfillTask;
import dev.singlet.tools.live.LiveTable;
import dev.singlet.tools.live.LookReport;
import dev.singlet.tools.live.LookResult;
import dev.singlet.tools.source.Models;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Brings the items of a table to what its model stores. */
@Command(
    name = "backfill",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Brings the items of a table to what its model stores, while programs use the table.",
      "It writes only items and attributes that differ.",
      "It needs the permissions for DescribeTable, DescribeContinuousBackups, Scan, GetItem,"
          + " BatchGetItem, PutItem, UpdateItem, DeleteItem and ConditionCheckItem; for a dry run,"
          + " only those to read."
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields.
final class Backfill extends LiveCommand {

  @Option(
      names = "--only",
      paramLabel = "NAME",
      split = ",",
      description = "write items of these entities only (can be repeated)")
  private List<String> only = new ArrayList<>();

  @Option(names = "--dry-run", description = "write nothing, and show what would be written")
  private boolean isDryRun;

  @Option(
      names = "--sample",
      paramLabel = "NUMBER",
      defaultValue = "0",
      description = "write nothing, and estimate the whole table from about so many items")
  private int sample;

  @Mixin private BackfillOptions options;

  @Option(
      names = "--tenant",
      paramLabel = "ID",
      defaultValue = "",
      description = "write the items of this tenant only, for tables with tenants")
  private String tenant;

  @Option(
      names = "--checkpoint",
      paramLabel = "FILE",
      description = "keep the place in this file, and go on there the next time")
  private @Nullable Path checkpoint;

  @Override
  LookResult look(TableDescriptor table, Models models, LiveTable live) {
    LookReport done = task().run(live, models, err()::println);
    out().println(done.report());
    return done.result();
  }

  private BackfillTask task() {
    try {
      return new BackfillTask(only, isDryRun, sample, tenant, options.setup(checkpoint));
    } catch (UserErrorException wrong) {
      throw wronglyCalled(wrong);
    }
  }
}
