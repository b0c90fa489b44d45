package dev.singlet.it.allocation;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.Supplier;

/** Measures the bytes that an operation allocates in the thread that executes it. */
final class Allocation {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static Object last = "";

  private Allocation() {}

  /**
   * The bytes of one execution. The least of several rounds is taken: a compiler only takes
   * allocations away, and what a JVM allocates for itself now and then is in some rounds only.
   */
  static long of(int executions, Supplier<?> operation) {
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
          "It allocates " + measured + " bytes, and may " + bytes + ". The last result: " + last);
    }
  }
}
