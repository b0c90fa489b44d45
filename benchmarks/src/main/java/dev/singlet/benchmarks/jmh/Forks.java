package dev.singlet.benchmarks.jmh;

import dev.singlet.benchmarks.Effort;
import dev.singlet.benchmarks.report.Figure;
import dev.singlet.benchmarks.report.Figures;
import dev.singlet.benchmarks.report.Spread;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Runs the operations of a benchmark in JVMs of their own, several for each variant. */
final class Forks {

  private static final String ALLOCATED = "gc.alloc.rate.norm";

  private final Effort effort;
  private final int warmUpSeconds;

  Forks(Effort effort, int warmUpSeconds) {
    this.effort = effort;
    this.warmUpSeconds = warmUpSeconds;
  }

  /** Adds the figures of some operations and variants; the latter are constants of its enum. */
  void measure(Class<?> benchmark, List<String> operations, List<String> variants, Figures figures)
      throws RunnerException {
    boolean full = effort == Effort.FULL;
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .forks(full ? 3 : 1)
            .warmupIterations(full ? warmUpSeconds : 1)
            .warmupTime(TimeValue.milliseconds(full ? 1000 : 100))
            .measurementIterations(full ? 4 : 1)
            .measurementTime(TimeValue.milliseconds(full ? 1000 : 100))
            .timeUnit(TimeUnit.NANOSECONDS)
            .addProfiler(GCProfiler.class)
            .shouldFailOnError(true)
            .param("variant", variants.toArray(new String[0]));
    for (String operation : operations) {
      options = options.include(Pattern.quote(benchmark.getName() + "." + operation) + "$");
    }
    for (RunResult result : new Runner(options.build()).run()) {
      String name = result.getParams().getBenchmark();
      figures.put(
          name.substring(name.lastIndexOf('.') + 1),
          result.getParams().getParam("variant"),
          figure(result.getBenchmarkResults()));
    }
  }

  private static Figure figure(Collection<BenchmarkResult> forks) {
    List<Double> micros = new ArrayList<>();
    List<Double> bytes = new ArrayList<>();
    for (BenchmarkResult fork : forks) {
      micros.add(fork.getPrimaryResult().getScore() / 1000);
      bytes.add(
          Objects.requireNonNull(fork.getSecondaryResults().get(ALLOCATED), ALLOCATED).getScore());
    }
    return new Figure(Spread.of(doubles(micros)), Spread.of(doubles(bytes)));
  }

  private static double[] doubles(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).toArray();
  }
}
