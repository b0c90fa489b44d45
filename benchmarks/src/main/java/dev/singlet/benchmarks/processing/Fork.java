package dev.singlet.benchmarks.processing;

import dev.singlet.benchmarks.Jvm;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Runs {@link ProcessingRun} in a JVM of its own. */
final class Fork {

  private Fork() {}

  /** The numbers of each line that it prints. */
  static List<double[]> run(Library library, int types, String... what)
      throws IOException, InterruptedException {
    List<String> arguments = new ArrayList<>(List.of(library.name(), Integer.toString(types)));
    arguments.addAll(List.of(what));
    return Jvm.run(ProcessingRun.class, arguments).stream()
        .map(line -> Arrays.stream(line.split(" ", -1)).mapToDouble(Double::parseDouble).toArray())
        .toList();
  }
}
