package dev.singlet.benchmarks.processing;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.annotation.processing.Processor;

/**
 * The main class of a JVM of its own. The arguments are a library and what is measured in
 * milliseconds: {@code none}, {@code process} or {@code compile} and a number of types for one cold
 * run of the compiler without processors, with them, or all the way to class files. {@code warm}
 * has a number of runs to warm up, and then pairs of how many types and how many runs: each of
 * these gives a line, with the types, what processing adds to the compiler's own time, how much of
 * that it waited for the processors, and the lines that were generated.
 */
final class ProcessingRun {

  private static final int WARM_UP_TYPES = 100;

  private final Library library;
  private final int types;
  private final List<Source> sources;

  private ProcessingRun(Library library, int types) {
    this.library = library;
    this.types = types;
    this.sources = library.sources(types);
  }

  public static void main(String... arguments) throws IOException {
    Library library = Library.valueOf(arguments[0]);
    int number = Integer.parseInt(arguments[2]);
    switch (arguments[1]) {
      case "none" -> print(new ProcessingRun(library, number).withoutProcessors());
      case "process" -> print(new ProcessingRun(library, number).processing().millis());
      case "compile" -> print(new ProcessingRun(library, number).compiling());
      case "warm" -> {
        ProcessingRun warmUp = new ProcessingRun(library, WARM_UP_TYPES);
        for (int i = 0; i < number; i++) {
          warmUp.withoutProcessors();
          warmUp.processing();
        }
        for (int i = 3; i < arguments.length; i += 2) {
          new ProcessingRun(library, Integer.parseInt(arguments[i]))
              .measure(Integer.parseInt(arguments[i + 1]));
        }
      }
      default -> throw new IllegalArgumentException(arguments[1]);
    }
  }

  private void measure(int runs) throws IOException {
    for (int i = 0; i < runs; i++) {
      double without = withoutProcessors();
      Processing with = processing();
      print(types, with.millis() - without, with.within(), (double) with.lines());
    }
  }

  private double withoutProcessors() throws IOException {
    return millis(Compilation.process(sources, List.of(new NoProcessor())).nanos());
  }

  private double compiling() throws IOException {
    return millis(Compilation.compile(sources, library.processors()).nanos());
  }

  /** All milliseconds, those within the processors, and the lines that came out. */
  private record Processing(double millis, double within, long lines) {}

  private Processing processing() throws IOException {
    List<TimedProcessor> processors = new ArrayList<>();
    for (Processor processor : library.processors()) {
      processors.add(new TimedProcessor(processor));
    }
    Compilation compilation = Compilation.process(sources, List.copyOf(processors));
    long within = processors.stream().mapToLong(TimedProcessor::nanos).sum();
    return new Processing(millis(compilation.nanos()), millis(within), compilation.lines());
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
