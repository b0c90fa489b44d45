package dev.singlet.tools.cli;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.live.LiveTable;
import dev.singlet.tools.live.LookResult;
import dev.singlet.tools.source.Models;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A command that looks at tables in DynamoDB. It fails after it has looked at all. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields.
abstract class LiveCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;
  @Mixin private SourceOptions source;
  @Mixin private ConnectionOptions connection;

  @Override
  public final Integer call() {
    LiveTable live = connection.table();
    try (Models models = source.open()) {
      return LiveTable.worst(models, table -> look(table, models, live), line().getErr()::println)
          .exitCode();
    }
  }

  /** Looks at a table, and prints the result. */
  abstract LookResult look(TableDescriptor table, Models models, LiveTable live);

  final CommandLine line() {
    return spec.commandLine();
  }
}
