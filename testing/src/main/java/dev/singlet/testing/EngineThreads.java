package dev.singlet.testing;

import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * The threads of an engine. They are not daemons, and the engine makes them itself, so a program
 * would never end. A daemon therefore stops the engine when no other thread keeps the JVM alive.
 */
final class EngineThreads {

  private static final String NAME = "DynamoDB Local";
  private static final long PAUSE_MILLIS = 100;

  /** The thread that ends a JVM waits for all others. */
  private static final String LAST = "DestroyJavaVM";

  private final ThreadGroup group = new ThreadGroup(NAME);

  /** Starts an engine in these threads. */
  <E> E start(Callable<E> engine) {
    FutureTask<E> starting = new FutureTask<>(engine);
    new Thread(group, starting, NAME).start();
    boolean isInterrupted = false;
    try {
      while (true) {
        try {
          return starting.get();
        } catch (InterruptedException interrupted) {
          // All tests of a JVM share the engine, so it must not be lost by the end of one.
          isInterrupted = true;
        }
      }
    } catch (ExecutionException failure) {
      throw new IllegalStateException("DynamoDB Local doesn't start: " + failure, failure);
    } finally {
      if (isInterrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /**
   * Calls an action when the program has no other thread.
   *
   * @param stop stops the engine
   */
  void stopAtEnd(Runnable stop) {
    Thread watch = new Thread(() -> watch(stop), "End of DynamoDB Local");
    watch.setDaemon(true);
    watch.start();
  }

  private void watch(Runnable stop) {
    try {
      while (group.activeCount() > 0) {
        if (!isProgramAlive()) {
          stop.run();
          return;
        }
        Thread.sleep(PAUSE_MILLIS);
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean isProgramAlive() {
    ThreadGroup root = group;
    while (root.getParent() != null) {
      root = root.getParent();
    }
    Thread[] threads = new Thread[root.activeCount() * 2 + 1];
    root.enumerate(threads);
    return Arrays.stream(threads)
        .filter(Objects::nonNull)
        .anyMatch(thread -> !thread.isDaemon() && isOfProgram(thread));
  }

  private boolean isOfProgram(Thread thread) {
    ThreadGroup of = thread.getThreadGroup();
    boolean isOfAnEngine = of != null && of.getName().equals(NAME);
    return !isOfAnEngine && thread.isAlive() && !thread.getName().equals(LAST);
  }
}
