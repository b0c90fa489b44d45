package dev.singlet.benchmarks.call;

import dev.singlet.benchmarks.report.Spread;
import java.lang.management.ManagementFactory;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The main class of a JVM in which many threads make calls by one client of the SDK, those by hand
 * and those of Singlet in turns. The arguments are {@code platform} or {@code virtual}, the number
 * of threads, and the seconds to warm up and to measure. Each call gives a line: its name, the
 * calls a second by hand and with Singlet, the ratio of neighbouring turns, and that of their
 * processor times for a call.
 */
public final class ThroughputRun {

  private static final double SECONDS_OF_A_TURN = 0.3;

  /** Keeps what calls find from being found useless. */
  @SuppressWarnings("unused")
  private static volatile @Nullable Object found;

  /** Starts a thread. */
  private interface Starter {
    Thread start(Runnable work) throws ReflectiveOperationException;
  }

  /** The calls a second of one turn, and the processor's nanoseconds for each. */
  private record Turn(double calls, double nanos) {}

  /** A call of both variants. */
  private record Compared(
      String name,
      Supplier<?> byHand,
      Supplier<?> singlet,
      List<Turn> turnsByHand,
      List<Turn> turnsOfSinglet) {

    Compared(String name, Supplier<?> byHand, Supplier<?> singlet) {
      this(name, byHand, singlet, new ArrayList<>(), new ArrayList<>());
    }

    String line() {
      List<Double> more = new ArrayList<>();
      List<Double> cheaper = new ArrayList<>();
      for (int i = 0; i < turnsByHand.size(); i++) {
        more.add(turnsOfSinglet.get(i).calls() / turnsByHand.get(i).calls());
        cheaper.add(turnsOfSinglet.get(i).nanos() / turnsByHand.get(i).nanos());
      }
      return "%s %s %s %s %s"
          .formatted(
              name,
              median(turnsByHand.stream().map(Turn::calls).toList()),
              median(turnsOfSinglet.stream().map(Turn::calls).toList()),
              median(more),
              median(cheaper));
    }
  }

  private final Starter starter;
  private final int threads;
  private final List<Compared> calls;

  private ThroughputRun(boolean areVirtual, int threads) {
    this.starter = areVirtual ? ThroughputRun::startVirtual : ThroughputRun::startPlatform;
    this.threads = threads;
    Clients clients = Clients.ofIssues();
    Workload<?> byHand = workload(CallVariant.HAND_WRITTEN, clients);
    Workload<?> singlet = workload(CallVariant.SINGLET, clients);
    clients.answers().forThreads(areVirtual);
    calls =
        List.of(
            new Compared("get", byHand::get, singlet::get),
            new Compared("put", byHand::put, singlet::put),
            new Compared("update", byHand::update, singlet::update),
            new Compared("query", byHand::query, singlet::query));
  }

  private static Workload<?> workload(CallVariant variant, Clients clients) {
    return workload(variant.calls(clients));
  }

  private static <T> Workload<T> workload(Calls<T> calls) {
    return new Workload<>(calls, calls);
  }

  public static void main(String... arguments) throws Exception {
    lines(
            arguments[0].equals("virtual"),
            Integer.parseInt(arguments[1]),
            Double.parseDouble(arguments[2]),
            Double.parseDouble(arguments[3]))
        .forEach(System.out::println);
  }

  /** A line for each call. */
  static List<String> lines(boolean areVirtual, int threads, double warmUpSeconds, double seconds)
      throws Exception {
    ThroughputRun run = new ThroughputRun(areVirtual, threads);
    run.take(warmUpSeconds);
    run.take(seconds);
    return run.calls.stream().map(Compared::line).toList();
  }

  private void take(double seconds) throws Exception {
    calls.forEach(
        call -> {
          call.turnsByHand().clear();
          call.turnsOfSinglet().clear();
        });
    double length = Math.min(SECONDS_OF_A_TURN, Math.max(seconds, 0.01));
    long end = System.nanoTime() + (long) (seconds * 1e9);
    for (int round = 0; round == 0 || System.nanoTime() < end; round++) {
      for (Compared call : calls) {
        // Neither is always the one that goes first.
        if (round % 2 == 0) {
          call.turnsByHand().add(turn(call.byHand(), length));
          call.turnsOfSinglet().add(turn(call.singlet(), length));
        } else {
          call.turnsOfSinglet().add(turn(call.singlet(), length));
          call.turnsByHand().add(turn(call.byHand(), length));
        }
      }
    }
  }

  private Turn turn(Supplier<?> call, double seconds) throws Exception {
    LongAdder made = new LongAdder();
    long processor = processorNanos();
    long start = System.nanoTime();
    long end = start + (long) (seconds * 1e9);
    List<Thread> running = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      running.add(
          starter.start(
              () -> {
                long count = 0;
                do {
                  found = call.get();
                  count++;
                } while (System.nanoTime() < end);
                made.add(count);
              }));
    }
    for (Thread thread : running) {
      thread.join();
    }
    double nanos = System.nanoTime() - start;
    return new Turn(made.sum() * 1e9 / nanos, (processorNanos() - processor) / (double) made.sum());
  }

  private static long processorNanos() {
    return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }

  private static Thread startPlatform(Runnable work) {
    Thread thread = new Thread(work);
    thread.start();
    return thread;
  }

  /** Java 17, for which this is compiled, has none. */
  private static Thread startVirtual(Runnable work) throws ReflectiveOperationException {
    try {
      return (Thread)
          Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, work);
    } catch (InvocationTargetException failed) {
      throw new IllegalStateException(failed.getCause());
    }
  }

  private static double median(List<Double> values) {
    return Spread.of(values.stream().mapToDouble(Double::doubleValue).toArray()).median();
  }
}
