package dev.singlet.benchmarks.processing;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.annotation.processing.Processor;

/**
 * The main class of a JVM of its own. The arguments are a library, a number of types, and what is
 * measured in milliseconds: {@code none}, {@code process} or {@code compile} for one cold run of
 * the compiler without processors, with them, or all the way to class files. Two numbers are runs
 * to warm up and runs to measure: each of these gives a line, what processing adds to the
 * compiler's own time, and how much of that it waited for the processors.
 */
final class ProcessingRun {

  private static final int WARM_UP_TYPES = 100;

  private final Library library;
  private final List<Source> sources;

  private ProcessingRun(Library library, int types) {
    this.library = library;
    this.sources = library.sources(types);
  }

  public static void main(String... arguments) throws IOException {
    Library library = Library.valueOf(arguments[0]);
    ProcessingRun run = new ProcessingRun(library, Integer.parseInt(arguments[1]));
    switch (arguments[2]) {
      case "none" -> print(millis(run.withoutProcessors()));
      case "process" -> print(run.processing()[0]);
      case "compile" ->
          print(millis(Compilation.compile(run.sources, library.processors()).nanos()));
      default -> run.warm(Integer.parseInt(arguments[2]), Integer.parseInt(arguments[3]));
    }
  }

  private void warm(int before, int runs) throws IOException {
    ProcessingRun warmUp = new ProcessingRun(library, WARM_UP_TYPES);
    for (int i = 0; i < before; i++) {
      warmUp.withoutProcessors();
      warmUp.processing();
    }
    for (int i = 0; i < runs; i++) {
      double without = millis(withoutProcessors());
      double[] with = processing();
      print(with[0] - without, with[1]);
    }
  }

  private long withoutProcessors() throws IOException {
    return Compilation.process(sources, List.of(new NoProcessor())).nanos();
  }

  /** All milliseconds, and those within the processors. */
  private double[] processing() throws IOException {
    List<TimedProcessor> processors = new ArrayList<>();
    for (Processor processor : library.processors()) {
      processors.add(new TimedProcessor(processor));
    }
    long nanos = Compilation.process(sources, List.copyOf(processors)).nanos();
    long within = processors.stream().mapToLong(TimedProcessor::nanos).sum();
    return new double[] {millis(nanos), millis(within)};
  }

  private static double millis(long nanos) {
    return nanos / 1e6;
  }

  private static void print(double... values) {
    StringBuilder line = new StringBuilder();
    for (double value : values) {
      line.append(value).append(' ');
    }
    System.out.println(line.toString().strip());
  }
}
