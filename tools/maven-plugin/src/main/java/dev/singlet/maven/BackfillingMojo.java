package dev.singlet.maven;

import dev.singlet.change.plan.Tariff;
import dev.singlet.tools.live.BackfillFiles;
import dev.singlet.tools.live.BackfillSetup;
import java.io.File;
import java.nio.file.Path;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/** A goal that runs backfills. */
abstract class BackfillingMojo extends LiveMojo {

  /** Also moves items that have another primary key. No program may write them meanwhile. */
  @Parameter(property = "singlet.move", defaultValue = "false")
  private boolean move;

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

  /** The price of a million read capacity units. No cost is shown, without it. */
  @Parameter(property = "singlet.readPrice", defaultValue = "0")
  private double readPrice;

  /** The price of a million write capacity units. */
  @Parameter(property = "singlet.writePrice", defaultValue = "0")
  private double writePrice;

  /** The currency of both prices. */
  @Parameter(property = "singlet.currency", defaultValue = "USD")
  private String currency = "USD";

  /** The folder that keeps what is replaced, for {@code undo-backfill}. */
  @Parameter(property = "singlet.journal")
  private @Nullable File journal;

  /** Writes, although it can't be undone then. */
  @Parameter(property = "singlet.withoutJournal", defaultValue = "false")
  private boolean withoutJournal;

  /**
   * A file that says what to do while the goal runs: {@code pause}, {@code stop}, or a part of the
   * rates such as {@code 25 %}.
   */
  @Parameter(property = "singlet.steering")
  private @Nullable File steering;

  /** Returns the settings of the backfills. */
  final BackfillSetup setup(@Nullable File checkpoint) {
    return new BackfillSetup(
        move,
        withoutRecovery,
        segments,
        new Tariff(readRate, writeRate, readPrice, writePrice, currency),
        new BackfillFiles(path(journal), withoutJournal, path(checkpoint), path(steering)));
  }

  private static @Nullable Path path(@Nullable File file) {
    return file == null ? null : file.toPath();
  }
}
