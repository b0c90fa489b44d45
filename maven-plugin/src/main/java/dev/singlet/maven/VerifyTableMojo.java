package dev.singlet.maven;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.live.Difference;
import dev.singlet.tools.live.LiveTable;
import dev.singlet.tools.source.Models;
import java.util.List;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
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
@SuppressWarnings("NullAway.Init") // Maven sets the fields.
public final class VerifyTableMojo extends ModelMojo {

  /** The table's name in DynamoDB, if the model declares another one. */
  @Parameter(property = "singlet.name", defaultValue = "")
  private String name = "";

  /** The region, if not the one that is configured for the SDK. */
  @Parameter(property = "singlet.region", defaultValue = "")
  private String region = "";

  /** Another DynamoDB, such as {@code http://localhost:8000}. */
  @Parameter(property = "singlet.endpoint", defaultValue = "")
  private String endpoint = "";

  @Override
  void run(Models models) throws MojoFailureException {
    boolean breaks = false;
    LiveTable live = new LiveTable(text(name), text(region), text(endpoint));
    for (TableDescriptor table : models.tables()) {
      List<Difference> differences = live.compareWith(table);
      report(table, differences);
      breaks |= differences.stream().anyMatch(Difference::breaksModel);
    }
    if (breaks) {
      throw new MojoFailureException("A table differs from its model; the lines above say how.");
    }
  }

  private void report(TableDescriptor table, List<Difference> differences) {
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
  }

  /** Maven sets null for a default that is empty. */
  private static String text(@org.jspecify.annotations.Nullable String value) {
    return value == null ? "" : value;
  }
}
