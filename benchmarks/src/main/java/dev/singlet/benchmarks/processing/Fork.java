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
  static List<double[]> run(Library library, String what, List<Integer> numbers)
      throws IOException, InterruptedException {
    List<String> arguments = new ArrayList<>(List.of(library.name(), what));
    numbers.forEach(number -> arguments.add(number.toString()));
    return Jvm.run(ProcessingRun.class, arguments).stream()
        .map(line -> Arrays.stream(line.split(" ", -1)).mapToDouble(Double::parseDouble).toArray())
        .toList();
  }

  /** The milliseconds of one cold run. */
  static double cold(Library library, String what, int types)
      throws IOException, InterruptedException {
    return run(library, what, List.of(types)).get(0)[0];
  }
}
