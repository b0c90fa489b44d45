package dev.singlet.maven;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.live.BackfillFiles;
import dev.singlet.tools.live.BackfillTask;
import dev.singlet.tools.live.LiveTable;
import dev.singlet.tools.live.LookResult;
import dev.singlet.tools.source.Models;
import java.io.File;
import java.nio.file.Path;
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
public final class BackfillMojo extends LiveMojo {

  /** Writes items of these entities only. All, without it. */
  @Parameter(property = "singlet.only")
  private List<String> only = new ArrayList<>();

  /** Also moves items that have another primary key. No program may write them meanwhile. */
  @Parameter(property = "singlet.move", defaultValue = "false")
  private boolean move;

  /** Writes nothing, and shows what would be written. */
  @Parameter(property = "singlet.dryRun", defaultValue = "false")
  private boolean dryRun;

  /** Writes to a table without point-in-time recovery. */
  @Parameter(property = "singlet.withoutRecovery", defaultValue = "false")
  private boolean withoutRecovery;

  /** Reads the table in segments, up to 16 at once. */
  @Parameter(property = "singlet.segments", defaultValue = "1")
  private int segments = 1;

  /** Consumes at most so many read capacity units per second. No limit, without it. */
  @Parameter(property = "singlet.readRate", defaultValue = "0")
  private double readRate;

  /** Consumes at most so many write capacity units per second. No limit, without it. */
  @Parameter(property = "singlet.writeRate", defaultValue = "0")
  private double writeRate;

  /** Writes the items of this tenant only, for tables with tenants. */
  @Parameter(property = "singlet.tenant", defaultValue = "")
  private String tenant = "";

  /** The folder that keeps what is replaced, for {@code undo-backfill}. */
  @Parameter(property = "singlet.journal")
  private @Nullable File journal;

  /** Writes, although it can't be undone then. */
  @Parameter(property = "singlet.withoutJournal", defaultValue = "false")
  private boolean withoutJournal;

  /** The file that keeps the place. The next run goes on there. */
  @Parameter(property = "singlet.checkpoint")
  private @Nullable File checkpoint;

  /**
   * A file that says what to do while the goal runs: {@code pause}, {@code stop}, or a part of the
   * rates such as {@code 25 %}.
   */
  @Parameter(property = "singlet.steering")
  private @Nullable File steering;

  @Override
  LookResult look(TableDescriptor table, Models models, LiveTable live) {
    BackfillTask task =
        new BackfillTask(
            only,
            move,
            dryRun,
            withoutRecovery,
            segments,
            readRate,
            writeRate,
            text(tenant),
            new BackfillFiles(path(journal), withoutJournal, path(checkpoint), path(steering)));
    return print(task.run(live, models, getLog()::info));
  }

  private static @Nullable Path path(@Nullable File file) {
    return file == null ? null : file.toPath();
  }
}
