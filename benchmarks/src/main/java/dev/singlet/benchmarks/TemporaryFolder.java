package dev.singlet.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A folder that is deleted with all that is in it. */
public record TemporaryFolder(Path path) implements AutoCloseable {

  /** A folder whose name begins so. */
  public static TemporaryFolder create(String prefix) throws IOException {
    return new TemporaryFolder(Files.createTempDirectory(prefix));
  }

  @Override
  public void close() throws IOException {
    try (Stream<Path> files = Files.walk(path)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
