package dev.singlet.tools.cli;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.live.BackfillFiles;
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
          + " BatchGetItem, PutItem, UpdateItem and DeleteItem; for a dry run, only those to read."
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields.
final class Backfill extends LiveCommand {

  @Option(
      names = "--only",
      paramLabel = "NAME",
      split = ",",
      description = "write items of these entities only (can be repeated)")
  private List<String> only = new ArrayList<>();

  @Option(
      names = "--move",
      description =
          "also move items that have another primary key; no program may write them meanwhile")
  private boolean isMoving;

  @Option(names = "--dry-run", description = "write nothing, and show what would be written")
  private boolean isDryRun;

  @Option(
      names = "--without-recovery",
      description = "write to a table without point-in-time recovery")
  private boolean isWithoutRecovery;

  @Option(
      names = "--segments",
      paramLabel = "NUMBER",
      defaultValue = "1",
      description = "read the table in segments, up to 16 at once")
  private int segments;

  @Option(
      names = "--read-rate",
      paramLabel = "UNITS",
      defaultValue = "0",
      description = "consume at most so many read capacity units per second")
  private double readRate;

  @Option(
      names = "--write-rate",
      paramLabel = "UNITS",
      defaultValue = "0",
      description = "consume at most so many write capacity units per second")
  private double writeRate;

  @Option(
      names = "--tenant",
      paramLabel = "ID",
      defaultValue = "",
      description = "write the items of this tenant only, for tables with tenants")
  private String tenant;

  @Option(
      names = "--journal",
      paramLabel = "FOLDER",
      description = "keep what is replaced in this folder, for undo-backfill")
  private @Nullable Path journal;

  @Option(names = "--without-journal", description = "write, although it can't be undone then")
  private boolean isWithoutJournal;

  @Option(
      names = "--checkpoint",
      paramLabel = "FILE",
      description = "keep the place in this file, and go on there the next time")
  private @Nullable Path checkpoint;

  @Option(
      names = "--steering",
      paramLabel = "FILE",
      description =
          "do what this file says while it runs: pause, stop, or a part of the rates such as 25 %%")
  private @Nullable Path steering;

  @Override
  LookResult look(TableDescriptor table, Models models, LiveTable live) {
    LookReport done = task().run(live, models, err()::println);
    out().println(done.report());
    return done.result();
  }

  private BackfillTask task() {
    try {
      return new BackfillTask(
          only,
          isMoving,
          isDryRun,
          isWithoutRecovery,
          segments,
          readRate,
          writeRate,
          tenant,
          new BackfillFiles(journal, isWithoutJournal, checkpoint, steering));
    } catch (UserErrorException wrong) {
      throw wronglyCalled(wrong);
    }
  }
}
