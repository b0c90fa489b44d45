package dev.singlet.benchmarks.call;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The main class of a JVM that makes the calls of one item by turns, those of all variants: what
 * they differ by is less than two JVMs do, which compile the SDK's code each in its own way. The
 * arguments are the seconds to warm up and to measure. Each call of a variant gives a line: the
 * variant, the call, microseconds and bytes.
 */
public final class ItemCallRun {

  private static final int CALLS_OF_A_TURN = 20;
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** Keeps what calls find from being found useless. */
  @SuppressWarnings("unused")
  private static volatile @Nullable Object found;

  /** Each call, of all variants that have it. */
  private final List<List<Measured>> calls =
      List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());

  private final Random order = new Random(1);

  private ItemCallRun() {
    for (CallVariant variant : CallVariant.values()) {
      Workload<?> workload = Workload.checked(variant);
      calls.get(0).add(new Measured(variant, "put", workload::put));
      calls.get(1).add(new Measured(variant, "get", workload::get));
      if (variant.isComplete()) {
        calls.get(2).add(new Measured(variant, "update", workload::update));
      }
    }
  }

  public static void main(String... arguments) {
    lines(Double.parseDouble(arguments[0]), Double.parseDouble(arguments[1]))
        .forEach(System.out::println);
  }

  /** A line for each call of each variant. */
  static List<String> lines(double warmUpSeconds, double seconds) {
    ItemCallRun run = new ItemCallRun();
    run.take(warmUpSeconds);
    run.calls.forEach(call -> call.forEach(Measured::forget));
    run.take(seconds);
    return run.calls.stream().flatMap(List::stream).map(Measured::line).toList();
  }

  private void take(double seconds) {
    long end = System.nanoTime() + (long) (seconds * 1e9);
    do {
      for (List<Measured> variants : calls) {
        variants.forEach(Measured::turn);
        // None is always the one that follows a certain other.
        Collections.shuffle(variants, order);
      }
    } while (System.nanoTime() < end);
  }

  /** A call, and what its turns took. */
  private static final class Measured {

    private final CallVariant variant;
    private final String name;
    private final Supplier<?> call;
    private long turns;
    private long nanos;
    private long bytes;

    Measured(CallVariant variant, String name, Supplier<?> call) {
      this.variant = variant;
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
      return variant.name() + ' ' + name + ' ' + nanos / made / 1000 + ' ' + bytes / made;
    }
  }
}
