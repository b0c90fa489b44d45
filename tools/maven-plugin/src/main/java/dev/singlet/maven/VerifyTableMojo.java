package dev.singlet.maven;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.live.Difference;
import dev.singlet.tools.live.LiveTable;
import dev.singlet.tools.live.LookResult;
import dev.singlet.tools.source.Models;
import java.util.List;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Compares the tables in DynamoDB with the models, and fails the build where operations of a model
 * would fail or give wrong answers. It changes nothing.
 */
@Mojo(
    name = "verify-table",
    defaultPhase = LifecyclePhase.VERIFY,
    requiresDependencyResolution = ResolutionScope.RUNTIME,
    threadSafe = true)
public final class VerifyTableMojo extends LiveMojo {

  @Override
  LookResult look(TableDescriptor table, Models models, LiveTable live) {
    List<Difference> differences = live.compareWith(table);
    if (differences.isEmpty()) {
      getLog().info("The table is as " + table.java() + " has it.");
    }
    for (Difference difference : differences) {
      String line = table.java() + ": " + difference.problem() + " " + difference.remedy();
      if (difference.breaksModel()) {
        getLog().error(line);
      } else {
        getLog().warn(line);
      }
    }
    return differences.stream().anyMatch(Difference::breaksModel)
        ? LookResult.BREAKS
        : LookResult.FITS;
  }
}
