package dev.singlet.tools.live;

import dev.singlet.TableClient;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;

/** Lends threads to an operation that sends requests at the same time. */
final class Threads {

  /** The most requests that a tool sends at once. */
  static final int MAX = 16;

  private Threads() {}

  /** Does some work on a client that sends so many requests at once. */
  static <R> R use(int threads, TableClient table, Function<TableClient, R> work) {
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    try {
      return work.apply(table.withExecutor(executor));
    } finally {
      executor.shutdown();
    }
  }
}
