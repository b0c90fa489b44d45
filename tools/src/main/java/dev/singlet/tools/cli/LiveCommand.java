package dev.singlet.tools.cli;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.live.LiveTable;
import dev.singlet.tools.live.UnusableTableException;
import dev.singlet.tools.source.Models;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/**
 * A command that looks at tables in DynamoDB. It fails at the end, so that a table that can't be
 * looked at hides no other.
 */
@SuppressWarnings("NullAway.Init") // picocli sets the fields.
abstract class LiveCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;
  @Mixin private SourceOptions source;
  @Mixin private ConnectionOptions connection;

  @Override
  public final Integer call() {
    int status = ExitCode.OK;
    LiveTable live = connection.table();
    try (Models models = source.open()) {
      for (TableDescriptor table : models.tables()) {
        if (isBroken(table, models, live)) {
          status = ExitCode.SOFTWARE;
        }
      }
    }
    return status;
  }

  private boolean isBroken(TableDescriptor table, Models models, LiveTable live) {
    try {
      return breaksModel(table, models, live);
    } catch (UnusableTableException unusable) {
      line().getErr().println(unusable.getMessage());
      return true;
    }
  }

  /**
   * Looks at a table, prints the result, and returns whether operations of the model would fail.
   */
  abstract boolean breaksModel(TableDescriptor table, Models models, LiveTable live);

  final CommandLine line() {
    return spec.commandLine();
  }
}
