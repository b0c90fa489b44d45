package dev.singlet.benchmarks.processing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Runs {@link ProcessingRun} in a JVM of its own. */
final class Fork {

  private Fork() {}

  /** The numbers of each line that it prints. */
  static List<double[]> run(Library library, int types, String... what)
      throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-classpath",
                System.getProperty("java.class.path"),
                ProcessingRun.class.getName(),
                library.name(),
                Integer.toString(types)));
    command.addAll(List.of(what));
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IllegalStateException(String.join(" ", command) + " ended with:\n" + output);
    }
    return output
        .lines()
        .map(line -> Arrays.stream(line.split(" ", -1)).mapToDouble(Double::parseDouble).toArray())
        .toList();
  }
}
