package dev.singlet.tools.cli;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.live.Difference;
import dev.singlet.tools.live.LiveTable;
import dev.singlet.tools.live.UnusableTableException;
import dev.singlet.tools.source.Models;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Compares tables in DynamoDB with models. */
@Command(
    name = "verify-table",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Compares tables in DynamoDB with models, and changes nothing.",
      "It sends DescribeTable and DescribeTimeToLive, and needs these two permissions."
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields.
final class VerifyTable implements Callable<Integer> {

  @Spec private CommandSpec spec;
  @Mixin private SourceOptions source;
  @Mixin private ConnectionOptions connection;

  @Override
  public Integer call() {
    int status = ExitCode.OK;
    LiveTable live = connection.table();
    try (Models models = source.open()) {
      for (TableDescriptor table : models.tables()) {
        try {
          List<Difference> differences = live.compareWith(table);
          print(table, live, differences);
          if (differences.stream().anyMatch(Difference::breaksModel)) {
            status = ExitCode.SOFTWARE;
          }
        } catch (UnusableTableException unusable) {
          spec.commandLine().getErr().println(unusable.getMessage());
          status = ExitCode.SOFTWARE;
        }
      }
    }
    return status;
  }

  private void print(TableDescriptor table, LiveTable live, List<Difference> differences) {
    PrintWriter out = spec.commandLine().getOut();
    String called = live.nameOf(table);
    if (differences.isEmpty()) {
      out.println(called + " is as " + table.java() + " has it.");
      return;
    }
    out.println(called + " differs from " + table.java() + ":");
    for (Difference difference : differences) {
      out.println("- " + difference.problem());
      out.println("  " + difference.remedy());
    }
  }
}
