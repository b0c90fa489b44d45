package dev.singlet.tools.live;

import dev.singlet.backfill.FileJournal;
import dev.singlet.run.Checkpoint;
import dev.singlet.run.Steering;
import dev.singlet.tools.error.UserErrorException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The files of a backfill.
 *
 * @param journal the folder for what writes replace; null for none
 * @param isWithoutJournal true to write without a journal
 * @param checkpoint the file for the place to go on; null for none
 * @param steering the file that slows, pauses and stops it; null for none
 */
public record BackfillFiles(
    @Nullable Path journal,
    boolean isWithoutJournal,
    @Nullable Path checkpoint,
    @Nullable Path steering) {

  /**
   * Checks the journal.
   *
   * @throws UserErrorException if there is a journal, and there is to be none
   */
  public BackfillFiles {
    if (journal != null && isWithoutJournal) {
      throw new UserErrorException("Give a journal, or run without one.");
    }
  }

  /** Refuses to write without a journal, unless that was allowed. */
  void requireJournal() {
    if (journal == null && !isWithoutJournal) {
      throw new UserErrorException(
          "An undo needs a journal. Give a folder for it by the option journal, or say that you"
              + " want to write without a journal.");
    }
  }

  /** Does some work with the journal of a folder. */
  static <R> R useJournal(Path folder, Function<FileJournal, R> work) {
    return use(
        () -> {
          try (FileJournal journal = FileJournal.in(folder)) {
            return work.apply(journal);
          } catch (IOException unclosed) {
            throw new UncheckedIOException(unclosed);
          }
        });
  }

  /** Does some work with files, and explains why one can't be used. */
  static <R> R use(Supplier<R> work) {
    try {
      return work.get();
    } catch (UncheckedIOException unusable) {
      throw new UserErrorException(
          "A file of the backfill can't be used: " + unusable.getCause(), unusable);
    }
  }

  /** Returns the checkpoint; null for none. */
  @Nullable Checkpoint place() {
    if (checkpoint == null) {
      return null;
    }
    Path file = checkpoint.toAbsolutePath();
    if (!Files.isDirectory(file.resolveSibling("."))) {
      throw new UserErrorException("The folder of the checkpoint " + file + " doesn't exist.");
    }
    return Checkpoint.inFile(file);
  }

  /** Returns whether an earlier run has left the place to go on. */
  boolean isGoingOn() {
    return checkpoint != null && Files.exists(checkpoint);
  }

  /** Returns the steering; null for none. */
  @Nullable Steering orders() {
    return steering == null ? null : Steering.byFile(steering);
  }
}
