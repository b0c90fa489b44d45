package dev.singlet.tools.cli;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.live.Difference;
import dev.singlet.tools.live.LiveTable;
import dev.singlet.tools.live.LookResult;
import dev.singlet.tools.source.Models;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;

/** Compares tables in DynamoDB with models. */
@Command(
    name = "verify-table",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Compares tables in DynamoDB with models, and changes nothing.",
      "It sends DescribeTable and DescribeTimeToLive, and needs these two permissions."
    })
final class VerifyTable extends LiveCommand {

  @Override
  LookResult look(TableDescriptor table, Models models, LiveTable live) {
    List<Difference> differences = live.compareWith(table);
    print(table, live, differences);
    return differences.stream().anyMatch(Difference::breaksModel)
        ? LookResult.BREAKS
        : LookResult.FITS;
  }

  private void print(TableDescriptor table, LiveTable live, List<Difference> differences) {
    PrintWriter out = out();
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
