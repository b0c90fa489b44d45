package dev.singlet.tools.cli;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.live.LiveTable;
import dev.singlet.tools.live.LookResult;
import dev.singlet.tools.source.Models;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** A command that looks at tables in DynamoDB. It fails after it has looked at all. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields.
abstract class LiveCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;
  @ParentCommand private Printers printers;
  @Mixin private SourceOptions source;
  @Mixin private ConnectionOptions connection;

  @Override
  public final Integer call() {
    LiveTable live = connection.table();
    try (Models models = source.open()) {
      return LiveTable.worst(models, table -> look(table, models, live), err()::println).exitCode();
    }
  }

  /** Looks at a table, and prints the result. */
  abstract LookResult look(TableDescriptor table, Models models, LiveTable live);

  final PrintWriter out() {
    return printers.out();
  }

  final PrintWriter err() {
    return printers.err();
  }

  /** Returns the exception for an option that is wrong. */
  final ParameterException wronglyCalled(UserErrorException wrong) {
    return new ParameterException(spec.commandLine(), wrong.getMessage());
  }
}
