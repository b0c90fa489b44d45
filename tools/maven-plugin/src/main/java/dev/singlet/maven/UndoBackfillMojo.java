package dev.singlet.maven;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.live.LiveTable;
import dev.singlet.tools.live.LookResult;
import dev.singlet.tools.live.UndoTask;
import dev.singlet.tools.source.Models;
import java.io.File;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Takes back what {@code backfill} wrote to a table, except in items that were changed since. If
 * there are some, it lists them and fails the build.
 */
@Mojo(
    name = "undo-backfill",
    requiresDependencyResolution = ResolutionScope.RUNTIME,
    threadSafe = true)
@SuppressWarnings("NullAway.Init") // Maven sets the fields.
public final class UndoBackfillMojo extends LiveMojo {

  /** The folder with the journal of the backfill. */
  @Parameter(property = "singlet.journal", required = true)
  private File journal;

  /** Consumes at most so many write capacity units per second. No limit, without it. */
  @Parameter(property = "singlet.writeRate", defaultValue = "0")
  private double writeRate;

  @Override
  LookResult look(TableDescriptor table, Models models, LiveTable live) {
    return print(new UndoTask(journal.toPath(), writeRate).run(live, models));
  }
}
