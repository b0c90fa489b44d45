package dev.singlet.tools.cli;

import dev.singlet.tools.live.BackfillFiles;
import dev.singlet.tools.live.BackfillSetup;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of commands that run backfills. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields.
final class BackfillOptions {

  @Option(
      names = "--move",
      description =
          "also move items that have another primary key; no program may write them meanwhile")
  private boolean isMoving;

  @Option(
      names = "--without-recovery",
      description = "write to a table without point-in-time recovery")
  private boolean isWithoutRecovery;

  @Option(
      names = "--segments",
      paramLabel = "NUMBER",
      defaultValue = "1",
      description = "read the table in segments, up to 16 at once")
  private int segments;

  @Option(
      names = "--read-rate",
      paramLabel = "UNITS",
      defaultValue = "0",
      description = "consume at most so many read capacity units per second")
  private double readRate;

  @Option(
      names = "--write-rate",
      paramLabel = "UNITS",
      defaultValue = "0",
      description = "consume at most so many write capacity units per second")
  private double writeRate;

  @Option(
      names = "--journal",
      paramLabel = "FOLDER",
      description = "keep what is replaced in this folder, for undo-backfill")
  private @Nullable Path journal;

  @Option(names = "--without-journal", description = "write, although it can't be undone then")
  private boolean isWithoutJournal;

  @Option(
      names = "--steering",
      paramLabel = "FILE",
      description =
          "do what this file says while it runs: pause, stop, or a part of the rates such as 25 %%")
  private @Nullable Path steering;

  @Mixin private PriceOptions prices;

  /**
   * Returns the settings.
   *
   * @param checkpoint the file for the place to go on; null for none
   */
  BackfillSetup setup(@Nullable Path checkpoint) {
    return new BackfillSetup(
        isMoving,
        isWithoutRecovery,
        segments,
        prices.tariff(readRate, writeRate),
        new BackfillFiles(journal, isWithoutJournal, checkpoint, steering));
  }
}
