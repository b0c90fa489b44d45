package dev.singlet.benchmarks.processing;

import dev.singlet.benchmarks.report.Spread;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The cost of a library for a number of types, in milliseconds for each: a value of each JVM. */
final class ProcessingCost {

  /** Up to how many types are compiled to class files, which takes a minute for 500. */
  private static final int COMPILED = 100;

  private final Library library;
  private final int types;
  private final List<Double> warm = new ArrayList<>();
  private final List<Double> within = new ArrayList<>();
  private final List<Double> cold = new ArrayList<>();
  private final List<Double> whole = new ArrayList<>();
  private double lines;

  ProcessingCost(Library library, int types) {
    this.library = library;
    this.types = types;
  }

  Library library() {
    return library;
  }

  int types() {
    return types;
  }

  /** Adds what a warm JVM printed, which may be of other numbers of types, too. */
  void addWarm(List<double[]> printed) {
    List<double[]> runs = printed.stream().filter(line -> line[0] == types).toList();
    warm.add(median(runs, 1) / types);
    within.add(median(runs, 2) / types);
    lines = median(runs, 3) / types;
  }

  /** Measures once more in JVMs that have run nothing before. */
  void addCold() throws IOException, InterruptedException {
    double without = Fork.cold(library, "none", types);
    cold.add((Fork.cold(library, "process", types) - without) / types);
    if (types <= COMPILED) {
      whole.add(Fork.cold(library, "compile", types) / types);
    }
  }

  /** The time that processing adds to the compiler's own in a warm JVM. */
  Spread warm() {
    return spread(warm);
  }

  /** The part of that time in which the compiler waits for the processors. */
  Spread within() {
    return spread(within);
  }

  /** The time that processing adds in a JVM of its own. */
  Spread cold() {
    return spread(cold);
  }

  boolean isCompiled() {
    return !whole.isEmpty();
  }

  /** A compilation to class files in a JVM of its own. */
  Spread whole() {
    return spread(whole);
  }

  /** The generated lines of each type. */
  long lines() {
    return Math.round(lines);
  }

  private static double median(List<double[]> runs, int column) {
    return Spread.of(runs.stream().mapToDouble(run -> run[column]).toArray()).median();
  }

  private static Spread spread(List<Double> values) {
    return Spread.of(values.stream().mapToDouble(Double::doubleValue).toArray());
  }
}
