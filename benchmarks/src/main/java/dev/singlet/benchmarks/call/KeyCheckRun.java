package dev.singlet.benchmarks.call;

import dev.singlet.benchmarks.report.Spread;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The main class of a JVM that makes queries which compare the primary keys of items and the same
 * which don't, by turns: what they differ by is less than what two JVMs do. The arguments are the
 * seconds to warm up and to measure. Each query gives a line: its name, the nanoseconds with and
 * without, and by how many of them a turn takes longer than its neighbour.
 */
public final class KeyCheckRun {

  private static final int CALLS_OF_A_TURN = 100;

  /** Counts no time in which the machine does something else. */
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** Keeps what calls find from being found useless. */
  @SuppressWarnings("unused")
  private static volatile @Nullable Object found;

  private final String name;
  private final Supplier<?> checked;
  private final Supplier<?> unchecked;
  private final List<Double> with = new ArrayList<>();
  private final List<Double> without = new ArrayList<>();

  private KeyCheckRun(String name, Supplier<?> checked, Supplier<?> unchecked) {
    this.name = name;
    this.checked = checked;
    this.unchecked = unchecked;
  }

  public static void main(String... arguments) {
    lines(Double.parseDouble(arguments[0]), Double.parseDouble(arguments[1]))
        .forEach(System.out::println);
  }

  /** A line for each query. */
  static List<String> lines(double warmUpSeconds, double seconds) {
    SingletCalls issues = new SingletCalls(Clients.ofIssues());
    SingletCalls thread = new SingletCalls(Clients.ofThread());
    Workload<?> checked = new Workload<>(issues, thread);
    Workload<?> unchecked = new Workload<>(issues.withoutKeyChecks(), thread.withoutKeyChecks());
    List<KeyCheckRun> runs =
        List.of(
            new KeyCheckRun("query", checked::query, unchecked::query),
            new KeyCheckRun("collection", checked::thread, unchecked::thread));
    runs.forEach(run -> run.take(warmUpSeconds));
    runs.forEach(run -> run.take(seconds));
    return runs.stream().map(KeyCheckRun::line).toList();
  }

  private void take(double seconds) {
    with.clear();
    without.clear();
    long end = System.nanoTime() + (long) (seconds * 1e9);
    do {
      // Neither is always the one that goes first.
      if (with.size() % 2 == 0) {
        with.add(turn(checked));
        without.add(turn(unchecked));
      } else {
        without.add(turn(unchecked));
        with.add(turn(checked));
      }
    } while (System.nanoTime() < end);
  }

  private static double turn(Supplier<?> call) {
    long start = THREADS.getCurrentThreadCpuTime();
    for (int i = 0; i < CALLS_OF_A_TURN; i++) {
      found = call.get();
    }
    return (THREADS.getCurrentThreadCpuTime() - start) / (double) CALLS_OF_A_TURN;
  }

  private String line() {
    List<Double> more = new ArrayList<>();
    for (int i = 0; i < with.size(); i++) {
      more.add(with.get(i) / without.get(i) - 1);
    }
    return name + ' ' + median(with) + ' ' + median(without) + ' ' + median(more);
  }

  private static double median(List<Double> values) {
    return Spread.of(values.stream().mapToDouble(Double::doubleValue).toArray()).median();
  }
}
