package dev.singlet.tools.cli;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.live.LiveTable;
import dev.singlet.tools.live.LookReport;
import dev.singlet.tools.live.LookResult;
import dev.singlet.tools.live.UndoTask;
import dev.singlet.tools.source.Models;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Takes back what a backfill wrote. */
@Command(
    name = "undo-backfill",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Takes back what backfill wrote to a table, except in items that were changed since.",
      "It needs the permissions for GetItem, PutItem, UpdateItem and DeleteItem."
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields.
final class UndoBackfill extends LiveCommand {

  @Option(
      names = "--journal",
      paramLabel = "FOLDER",
      required = true,
      description = "the journal of the backfill")
  private Path journal;

  @Option(
      names = "--write-rate",
      paramLabel = "UNITS",
      defaultValue = "0",
      description = "consume at most so many write capacity units per second")
  private double writeRate;

  @Override
  LookResult look(TableDescriptor table, Models models, LiveTable live) {
    LookReport done = task().run(live, models);
    out().println(done.report());
    return done.result();
  }

  private UndoTask task() {
    try {
      return new UndoTask(journal, writeRate);
    } catch (UserErrorException wrong) {
      throw wronglyCalled(wrong);
    }
  }
}
