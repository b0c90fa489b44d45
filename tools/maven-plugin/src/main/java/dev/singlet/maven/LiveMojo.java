package dev.singlet.maven;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.live.LiveTable;
import dev.singlet.tools.live.LookResult;
import dev.singlet.tools.source.Models;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/** A goal that looks at tables in DynamoDB. It fails the build after it has looked at all. */
abstract class LiveMojo extends ModelMojo {

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
  final void run(Models models) throws MojoFailureException {
    LiveTable live = new LiveTable(text(name), text(region), text(endpoint));
    LookResult result =
        LiveTable.worst(models, table -> look(table, models, live), getLog()::error);
    if (result != LookResult.FITS) {
      throw new MojoFailureException(
          result == LookResult.BREAKS
              ? "A table isn't as its model has it, or can't be looked at; the lines above say more."
              : "No item of a table was compared with its model; the lines above say more.");
    }
  }

  /** Looks at a table, and prints the result. */
  abstract LookResult look(TableDescriptor table, Models models, LiveTable live);

  /** Maven sets null for a default that is empty. */
  static String text(@Nullable String value) {
    return value == null ? "" : value;
  }
}
