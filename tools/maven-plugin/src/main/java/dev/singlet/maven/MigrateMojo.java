package dev.singlet.maven;

import dev.singlet.history.WhenLocked;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.live.LiveTable;
import dev.singlet.tools.live.LookResult;
import dev.singlet.tools.live.MigrateTask;
import dev.singlet.tools.live.MigrateVerb;
import dev.singlet.tools.source.Models;
import java.io.File;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Runs a backfill for each recorded model that a table doesn't follow yet, once. The table keeps
 * which steps are done. It fails the build if one is not.
 */
@Mojo(name = "migrate", requiresDependencyResolution = ResolutionScope.RUNTIME, threadSafe = true)
@SuppressWarnings("NullAway.Init") // Maven sets the fields.
public final class MigrateMojo extends BackfillingMojo {

  /**
   * Shows the steps ({@code INFO}), fails if one is not done ({@code VALIDATE}), runs them, or
   * makes the history fit the recorded models ({@code REPAIR}).
   */
  @Parameter(property = "singlet.action", defaultValue = "MIGRATE")
  private MigrateVerb action = MigrateVerb.MIGRATE;

  /** Waits if another program migrates, goes on without work, or refuses. */
  @Parameter(property = "singlet.whenLocked", defaultValue = "WAIT")
  private WhenLocked whenLocked = WhenLocked.WAIT;

  /** The folder of recorded models. */
  @Parameter(
      property = "singlet.recorded",
      defaultValue = "${project.basedir}/src/main/singlet",
      required = true)
  private File recorded;

  @Override
  LookResult look(TableDescriptor table, Models models, LiveTable live) {
    return print(
        new MigrateTask(action, recorded.toPath(), whenLocked, setup(null)).run(live, models));
  }
}
