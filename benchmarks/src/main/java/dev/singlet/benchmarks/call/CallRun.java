package dev.singlet.benchmarks.call;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The main class of a JVM that makes the calls of all variants by turns. Variants differ by less
 * than two JVMs do, which compile the SDK's code each in its own way. The arguments are the calls,
 * of one item or of many, and the seconds to warm up and to measure. Each call of a variant gives a
 * line: the variant, the call, microseconds and bytes.
 */
public final class CallRun {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** Calls that each variant has, whether it is complete or not. */
  private static final List<String> OF_ALL = List.of("put", "get", "query", "batchGet");

  /** Keeps what calls find from being found useless. */
  @SuppressWarnings("unused")
  private static volatile @Nullable Object found;

  /** The calls that take turns in a JVM. */
  enum Group {
    /** Calls of one item. */
    ONE(20) {
      @Override
      Map<String, Supplier<?>> calls(Workload<?> workload) {
        Map<String, Supplier<?>> calls = new LinkedHashMap<>();
        calls.put("put", workload::put);
        calls.put("get", workload::get);
        calls.put("update", workload::update);
        return calls;
      }
    },
    /** Calls of up to a hundred items. */
    MANY(4) {
      @Override
      Map<String, Supplier<?>> calls(Workload<?> workload) {
        Map<String, Supplier<?>> calls = new LinkedHashMap<>();
        calls.put("query", workload::query);
        calls.put("queryAsync", workload::queryAsync);
        calls.put("batchGet", workload::batchGet);
        calls.put("batchPut", workload::batchPut);
        calls.put("transact", workload::transact);
        calls.put("collection", workload::thread);
        return calls;
      }
    };

    private final int callsOfATurn;

    Group(int callsOfATurn) {
      this.callsOfATurn = callsOfATurn;
    }

    /** The calls of a variant by their names. */
    abstract Map<String, Supplier<?>> calls(Workload<?> workload);
  }

  /** Each call, of all variants that have it. */
  private final Collection<List<Measured>> calls;

  private final Random order = new Random(1);

  private CallRun(Group group) {
    Map<String, List<Measured>> measured = new LinkedHashMap<>();
    for (CallVariant variant : CallVariant.values()) {
      group
          .calls(Workload.checked(variant))
          .forEach(
              (name, call) -> {
                if (variant.isComplete() || OF_ALL.contains(name)) {
                  measured
                      .computeIfAbsent(name, any -> new ArrayList<>())
                      .add(new Measured(variant, name, call, group.callsOfATurn));
                }
              });
    }
    calls = measured.values();
  }

  public static void main(String... arguments) {
    lines(
            Group.valueOf(arguments[0]),
            Double.parseDouble(arguments[1]),
            Double.parseDouble(arguments[2]))
        .forEach(System.out::println);
  }

  /** A line for each call of each variant. */
  static List<String> lines(Group group, double warmUpSeconds, double seconds) {
    CallRun run = new CallRun(group);
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
    private final int callsOfATurn;
    private long turns;
    private long nanos;
    private long bytes;

    Measured(CallVariant variant, String name, Supplier<?> call, int callsOfATurn) {
      this.variant = variant;
      this.name = name;
      this.call = call;
      this.callsOfATurn = callsOfATurn;
    }

    void turn() {
      long bytesBefore = THREADS.getCurrentThreadAllocatedBytes();
      long start = System.nanoTime();
      for (int i = 0; i < callsOfATurn; i++) {
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
      double made = (double) turns * callsOfATurn;
      return variant.name() + ' ' + name + ' ' + nanos / made / 1000 + ' ' + bytes / made;
    }
  }
}
