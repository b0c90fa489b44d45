package dev.singlet.benchmarks.scale;

import dev.singlet.benchmarks.Javac;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * The main class of a JVM that compiles once and prints the milliseconds. Its arguments are a
 * folder of sources, one for classes, and whether the processor runs.
 */
final class CompileRun {

  private CompileRun() {}

  public static void main(String... arguments) throws IOException {
    System.out.println(
        millis(Path.of(arguments[0]), Path.of(arguments[1]), Boolean.parseBoolean(arguments[2])));
  }

  /** Compiles in this JVM. */
  static double millis(Path sources, Path classes, boolean isProcessed) throws IOException {
    long begin = System.nanoTime();
    try (Stream<Path> files = Files.list(sources)) {
      Javac.compile(files.sorted().toList(), classes, isProcessed);
    }
    return (System.nanoTime() - begin) / 1e6;
  }
}
