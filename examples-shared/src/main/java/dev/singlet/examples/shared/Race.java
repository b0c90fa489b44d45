package dev.singlet.examples.shared;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Calls of sixteen threads that begin at the same moment, for tests of concurrent programs. */
public final class Race {

  private static final int THREADS = 16;

  private Race() {}

  /**
   * Makes calls with the numbers from 0 on, sixteen at a time.
   *
   * @return their results, by number
   * @throws java.util.concurrent.CompletionException if a call fails
   */
  public static <R> List<R> call(int calls, IntFunction<R> call) {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      CompletableFuture<Void> start = new CompletableFuture<>();
      List<CompletableFuture<R>> running =
          IntStream.range(0, calls)
              .mapToObj(
                  number ->
                      CompletableFuture.supplyAsync(
                          () -> {
                            start.join();
                            return call.apply(number);
                          },
                          threads))
              .toList();
      start.complete(null);
      return running.stream().map(CompletableFuture::join).toList();
    } finally {
      threads.shutdown();
    }
  }

  /**
   * Runs an action with the numbers from 0 on, sixteen times at once.
   *
   * @throws java.util.concurrent.CompletionException if it fails once
   */
  public static void run(int times, IntConsumer action) {
    call(
        times,
        number -> {
          action.accept(number);
          return number;
        });
  }
}
