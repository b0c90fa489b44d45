package dev.singlet.benchmarks.jmh;

import dev.singlet.benchmarks.Effort;
import dev.singlet.benchmarks.Jvm;
import dev.singlet.benchmarks.call.ItemCallRun;
import dev.singlet.benchmarks.report.Spread;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Measures the calls of one item. Most of such a call is the SDK's, and the JVM compiles for half a
 * minute until it takes no less time: a fork for each call would spend all of it on that, and find
 * less of a difference between variants than between forks. So each JVM makes all calls of all
 * variants.
 */
final class ItemCallForks {

  private static final int WARM_UP_SECONDS = 90;
  private static final int SECONDS = 40;

  private ItemCallForks() {}

  static void measure(Effort effort, Figures figures) throws IOException, InterruptedException {
    boolean full = effort == Effort.FULL;
    Map<List<String>, List<double[]>> all = new LinkedHashMap<>();
    for (int fork = 0; fork < (full ? 3 : 1); fork++) {
      for (String line :
          Jvm.run(
              ItemCallRun.class,
              full
                  ? List.of(String.valueOf(WARM_UP_SECONDS), String.valueOf(SECONDS))
                  : List.of("0.1", "0.1"))) {
        List<String> words = List.of(line.split(" ", -1));
        double micros = Double.parseDouble(words.get(2)) / 1000;
        double bytes = Double.parseDouble(words.get(3));
        all.computeIfAbsent(words.subList(0, 2), first -> new ArrayList<>())
            .add(new double[] {micros, bytes});
      }
    }
    all.forEach((call, forks) -> figures.put(call.get(1), call.get(0), figure(forks)));
  }

  private static Figure figure(List<double[]> forks) {
    return new Figure(column(forks, 0), column(forks, 1));
  }

  private static Spread column(List<double[]> forks, int index) {
    return Spread.of(forks.stream().mapToDouble(fork -> fork[index]).toArray());
  }
}
