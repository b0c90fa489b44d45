package dev.singlet.tools.cli;

import dev.singlet.history.WhenLocked;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.live.LiveTable;
import dev.singlet.tools.live.LookReport;
import dev.singlet.tools.live.LookResult;
import dev.singlet.tools.live.MigrateTask;
import dev.singlet.tools.live.MigrateVerb;
import dev.singlet.tools.source.Models;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Runs a backfill for each recorded model, once, and keeps the history in the table. */
@Command(
    name = "migrate",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Runs a backfill for each recorded model that a table doesn't follow yet, once.",
      "The table keeps which steps are done. Of several programs that begin, one works.",
      "It needs the permissions of backfill, and Query."
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields.
final class Migrate extends LiveCommand {

  @Option(
      names = "--action",
      paramLabel = "ACTION",
      defaultValue = "migrate",
      description =
          "info: show the steps; validate: fail if one is not done; migrate: run them (default);"
              + " repair: make the history fit the recorded models")
  private MigrateVerb verb;

  @Option(
      names = "--when-locked",
      paramLabel = "CHOICE",
      defaultValue = "wait",
      description = "if another program migrates: wait (default), go_on without work, or refuse")
  private WhenLocked whenLocked;

  @Mixin private RecordedOptions recorded;
  @Mixin private BackfillOptions options;

  @Override
  LookResult look(TableDescriptor table, Models models, LiveTable live) {
    LookReport done = task().run(live, models);
    out().println(done.report());
    return done.result();
  }

  private MigrateTask task() {
    try {
      return new MigrateTask(verb, recorded.folder(), whenLocked, options.setup(null));
    } catch (UserErrorException wrong) {
      throw wronglyCalled(wrong);
    }
  }
}
