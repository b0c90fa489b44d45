package dev.singlet.maven;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.live.BackfillTask;
import dev.singlet.tools.live.LiveTable;
import dev.singlet.tools.live.LookResult;
import dev.singlet.tools.source.Models;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.jspecify.annotations.Nullable;

/**
 * Brings the items of a table to what its model stores, while programs use the table. It writes
 * only items and attributes that differ. It fails the build if something is left to do.
 */
@Mojo(name = "backfill", requiresDependencyResolution = ResolutionScope.RUNTIME, threadSafe = true)
public final class BackfillMojo extends BackfillingMojo {

  /** Writes items of these entities only. All, without it. */
  @Parameter(property = "singlet.only")
  private List<String> only = new ArrayList<>();

  /** Writes nothing, and shows what would be written. */
  @Parameter(property = "singlet.dryRun", defaultValue = "false")
  private boolean dryRun;

  /** Writes nothing, and estimates the whole table from about so many items. */
  @Parameter(property = "singlet.sample", defaultValue = "0")
  private int sample;

  /** Writes the items of this tenant only, for tables with tenants. */
  @Parameter(property = "singlet.tenant", defaultValue = "")
  private String tenant = "";

  /** The file that keeps the place. The next run goes on there. */
  @Parameter(property = "singlet.checkpoint")
  private @Nullable File checkpoint;

  @Override
  LookResult look(TableDescriptor table, Models models, LiveTable live) {
    BackfillTask task = new BackfillTask(only, dryRun, sample, text(tenant), setup(checkpoint));
    return print(task.run(live, models, getLog()::info));
  }
}
