package dev.singlet.maven;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.live.LiveTable;
import dev.singlet.tools.live.LookReport;
import dev.singlet.tools.live.LookResult;
import dev.singlet.tools.source.Models;
import org.apache.maven.plugin.MojoFailureException;

/** A goal that looks at tables in DynamoDB. It fails the build after it has looked at all. */
abstract class LiveMojo extends ConnectedMojo {

  @Override
  final void run(Models models) throws MojoFailureException {
    LiveTable live = table();
    LookResult result =
        LiveTable.worst(models, table -> look(table, models, live), getLog()::error);
    if (result != LookResult.FITS) {
      throw new MojoFailureException(
          result == LookResult.BREAKS
              ? "A table isn't as its model has it, or can't be looked at; the lines above say"
                  + " more."
              : "No item of a table was compared with its model; the lines above say more.");
    }
  }

  /** Looks at a table, and prints the result. */
  abstract LookResult look(TableDescriptor table, Models models, LiveTable live);

  /** Prints a report, as errors if it doesn't fit, and returns its result. */
  final LookResult print(LookReport report) {
    boolean isFine = report.result() == LookResult.FITS;
    report.report().lines().forEach(isFine ? getLog()::info : getLog()::error);
    return report.result();
  }
}
