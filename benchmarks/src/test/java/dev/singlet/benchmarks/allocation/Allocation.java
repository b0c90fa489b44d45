package dev.singlet.benchmarks.allocation;

import static org.assertj.core.api.Assumptions.assumeThat;

import com.sun.management.HotSpotDiagnosticMXBean;
import com.sun.management.ThreadMXBean;
import dev.singlet.benchmarks.cost.RecordedCosts;
import java.lang.management.ManagementFactory;
import java.util.function.Supplier;

/**
 * Measures the bytes that an operation allocates in the thread that executes it.
 *
 * <p>What is recorded is what a JVM allocates with the options of a build, which keep its
 * optimizing compiler away. It is the same on Java 17 and 25 but for one hundredth. It is for
 * references of four bytes, which a JVM with a heap of 32 GB or more doesn't have.
 */
final class Allocation {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static final String PREFIX = "bytes allocated by ";

  private static Object last = "";

  private Allocation() {}

  static void assumeReferencesOfFourBytes() {
    assumeThat(of(500, () -> new Object[1_000])).isLessThan(5_000);
  }

  /**
   * The bytes of one execution. The least of several rounds is taken: a compiler only takes
   * allocations away, and what a JVM allocates for itself now and then is in some rounds only.
   */
  private static long of(int executions, Supplier<?> operation) {
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 12; round++) {
      long before = THREADS.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < executions; i++) {
        last = operation.get();
      }
      least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
    }
    return least / executions;
  }

  /** Fails unless one execution allocates what is recorded under a name, but for 5 %. */
  static void requireRecorded(String name, int executions, Supplier<?> operation) {
    if (isOptimized()) {
      requireAtMost(name, executions, operation);
    } else {
      RecordedCosts.requireBytes(PREFIX + name, of(executions, operation), detail());
    }
  }

  /** Fails if one execution allocates more than what is recorded under a name, and 5 %. */
  static void requireAtMost(String name, int executions, Supplier<?> operation) {
    RecordedCosts.requireAtMost(PREFIX + name, of(executions, operation), detail());
  }

  private static String detail() {
    return "It makes " + last.getClass() + ".";
  }

  /** True if the JVM has the compiler that takes allocations away, as in an IDE. */
  private static boolean isOptimized() {
    return !ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class)
        .getVMOption("TieredStopAtLevel")
        .getValue()
        .equals("1");
  }
}
