package dev.singlet.benchmarks.report;

import java.util.Arrays;

/** The results of several runs of one thing. */
public record Spread(double min, double median, double max) {

  /** The spread of at least one value. */
  public static Spread of(double... values) {
    if (values.length == 0) {
      throw new IllegalArgumentException("No value was measured.");
    }
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    double median =
        sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    return new Spread(sorted[0], median, sorted[sorted.length - 1]);
  }
}
