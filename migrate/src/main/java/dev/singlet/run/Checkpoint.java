package dev.singlet.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.jspecify.annotations.Nullable;

/** Keeps the place where a long run goes on after it has ended early. */
public interface Checkpoint {

  /**
   * Reads the place.
   *
   * @return the place; null to begin at the start
   */
  @Nullable String read();

  /**
   * Keeps a place instead of the one before. A backfill calls it after each page, and a bulk write
   * at most once a second; one call at a time.
   *
   * @param place the place; null if all is done
   */
  void write(@Nullable String place);

  /**
   * Returns a checkpoint in a file. The file is replaced as a whole, so that it has a whole place
   * at any time, and deleted when all is done.
   *
   * @param file the file, in a folder that exists
   * @return the checkpoint
   */
  static Checkpoint inFile(Path file) {
    return new Checkpoint() {
      @Override
      public @Nullable String read() {
        try {
          return Files.readString(file);
        } catch (NoSuchFileException none) {
          return null;
        } catch (IOException unreadable) {
          throw new UncheckedIOException(unreadable);
        }
      }

      @Override
      public void write(@Nullable String place) {
        try {
          if (place == null) {
            Files.deleteIfExists(file);
            return;
          }
          Path next = file.resolveSibling(file.getFileName() + ".next");
          Files.writeString(next, place);
          Files.move(
              next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException unwritable) {
          throw new UncheckedIOException(unwritable);
        }
      }
    };
  }
}
