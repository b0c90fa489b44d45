package dev.singlet.benchmarks.allocation;

import static org.assertj.core.api.Assumptions.assumeThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.Supplier;

/**
 * Measures the bytes that an operation allocates in the thread that executes it.
 *
 * <p>Bounds are three hundredths above what a JVM allocates that compiles nothing, which is the
 * same on Java 17 and 25 but for one hundredth: less than one object more for each attribute. They
 * are for references of four bytes, which a JVM with a heap of 32 GB or more doesn't have.
 */
final class Allocation {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

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

  /** Fails if one execution allocates more bytes than it may. */
  static void requireAtMost(long bytes, int executions, Supplier<?> operation) {
    long measured = of(executions, operation);
    if (measured > bytes) {
      throw new AssertionError(
          "It allocates " + measured + " bytes for " + last.getClass() + ", and may " + bytes);
    }
  }
}
