package dev.singlet.benchmarks.jmh;

import dev.singlet.benchmarks.Effort;
import dev.singlet.benchmarks.Jvm;
import dev.singlet.benchmarks.call.CallVariant;
import dev.singlet.benchmarks.call.ItemCallRun;
import dev.singlet.benchmarks.report.Spread;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Measures the calls of one item. Most of such a call is the SDK's, and the JVM compiles for half a
 * minute until it takes no less time: a fork for each call would spend all of it on that. So each
 * JVM makes all calls of a variant, and the variants take turns, that they meet the same machine.
 */
final class ItemCallForks {

  private ItemCallForks() {}

  static void measure(Effort effort, Figures figures) throws IOException, InterruptedException {
    boolean full = effort == Effort.FULL;
    Map<CallVariant, Map<String, List<double[]>>> all = new LinkedHashMap<>();
    for (int fork = 0; fork < (full ? 3 : 1); fork++) {
      for (CallVariant variant : CallVariant.values()) {
        Map<String, List<double[]>> calls =
            all.computeIfAbsent(variant, first -> new LinkedHashMap<>());
        for (String line :
            Jvm.run(
                ItemCallRun.class,
                List.of(variant.name(), full ? "30" : "0.1", full ? "9" : "0.1"))) {
          String[] words = line.split(" ", -1);
          double[] figure = {Double.parseDouble(words[1]) / 1000, Double.parseDouble(words[2])};
          calls.computeIfAbsent(words[0], first -> new ArrayList<>()).add(figure);
        }
      }
    }
    all.forEach(
        (variant, calls) ->
            calls.forEach((call, forks) -> figures.put(call, variant.name(), figure(forks))));
  }

  private static Figure figure(List<double[]> forks) {
    return new Figure(column(forks, 0), column(forks, 1));
  }

  private static Spread column(List<double[]> forks, int index) {
    return Spread.of(forks.stream().mapToDouble(fork -> fork[index]).toArray());
  }
}
