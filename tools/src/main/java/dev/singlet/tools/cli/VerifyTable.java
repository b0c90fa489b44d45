package dev.singlet.tools.cli;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.live.Difference;
import dev.singlet.tools.live.LiveTable;
import dev.singlet.tools.source.Models;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
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

  @Option(
      names = "--name",
      paramLabel = "NAME",
      defaultValue = "",
      description = "the table's name in DynamoDB, if the model declares another one")
  private String name;

  @Option(
      names = "--region",
      paramLabel = "REGION",
      defaultValue = "",
      description = "the region, if not the one that is configured for the SDK")
  private String region;

  @Option(
      names = "--endpoint",
      paramLabel = "URL",
      defaultValue = "",
      description = "another DynamoDB, such as http://localhost:8000")
  private String endpoint;

  @Override
  public Integer call() {
    int status = ExitCode.OK;
    LiveTable live = new LiveTable(name, region, endpoint);
    try (Models models = source.open()) {
      for (TableDescriptor table : models.tables()) {
        List<Difference> differences = live.compareWith(table);
        print(table, differences);
        if (differences.stream().anyMatch(Difference::breaksModel)) {
          status = ExitCode.SOFTWARE;
        }
      }
    }
    return status;
  }

  private void print(TableDescriptor table, List<Difference> differences) {
    PrintWriter out = spec.commandLine().getOut();
    String called = name.isEmpty() ? table.name() : name;
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
