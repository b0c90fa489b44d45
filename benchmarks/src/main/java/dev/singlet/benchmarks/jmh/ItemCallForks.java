package dev.singlet.benchmarks.jmh;

import dev.singlet.benchmarks.Effort;
import dev.singlet.benchmarks.ForkLines;
import dev.singlet.benchmarks.call.ItemCallRun;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

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
    List<String> seconds =
        effort == Effort.FULL
            ? List.of(String.valueOf(WARM_UP_SECONDS), String.valueOf(SECONDS))
            : List.of("0.1", "0.1");
    Path jdk = Path.of(System.getProperty("java.home"));
    ForkLines.of(effort, jdk, ItemCallRun.class, seconds, 2)
        .forEach(
            (call, found) ->
                figures.put(
                    call.get(1), call.get(0), new Figure(found.column(0), found.column(1))));
  }
}
