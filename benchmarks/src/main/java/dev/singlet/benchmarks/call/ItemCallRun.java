package dev.singlet.benchmarks.call;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The main class of a JVM of its own, which makes the calls of one item by turns: those of an
 * application warm up the SDK together. The arguments are a variant, and the seconds to warm up and
 * to measure. Each call gives a line: its name, nanoseconds and bytes.
 */
public final class ItemCallRun {

  private static final int CALLS_OF_A_TURN = 100;
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** Keeps what calls find from being found useless. */
  @SuppressWarnings("unused")
  private static volatile @Nullable Object found;

  private final List<Measured> calls = new ArrayList<>();

  private ItemCallRun(CallVariant variant) {
    Workload<?> workload = Workload.checked(variant);
    calls.add(new Measured("put", workload::put));
    calls.add(new Measured("get", workload::get));
    if (variant.isComplete()) {
      calls.add(new Measured("update", workload::update));
    }
  }

  public static void main(String... arguments) {
    CallVariant variant = CallVariant.valueOf(arguments[0]);
    lines(variant, Double.parseDouble(arguments[1]), Double.parseDouble(arguments[2]))
        .forEach(System.out::println);
  }

  /** A line for each call of a variant. */
  static List<String> lines(CallVariant variant, double warmUpSeconds, double seconds) {
    ItemCallRun run = new ItemCallRun(variant);
    run.take(warmUpSeconds);
    run.calls.forEach(Measured::forget);
    run.take(seconds);
    return run.calls.stream().map(Measured::line).toList();
  }

  private void take(double seconds) {
    long end = System.nanoTime() + (long) (seconds * 1e9);
    do {
      calls.forEach(Measured::turn);
    } while (System.nanoTime() < end);
  }

  /** A call, and what its turns took. */
  private static final class Measured {

    private final String name;
    private final Supplier<?> call;
    private long turns;
    private long nanos;
    private long bytes;

    Measured(String name, Supplier<?> call) {
      this.name = name;
      this.call = call;
    }

    void turn() {
      long bytesBefore = THREADS.getCurrentThreadAllocatedBytes();
      long start = System.nanoTime();
      for (int i = 0; i < CALLS_OF_A_TURN; i++) {
        found = call.get();
      }
      nanos += System.nanoTime() - start;
      bytes += THREADS.getCurrentThreadAllocatedBytes() - bytesBefore;
      turns++;
    }

    void forget() {
      turns = 0;
      nanos = 0;
      bytes = 0;
    }

    String line() {
      double made = (double) turns * CALLS_OF_A_TURN;
      return name + ' ' + nanos / made + ' ' + bytes / made;
    }
  }
}
