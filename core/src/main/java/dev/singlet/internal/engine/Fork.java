package dev.singlet.internal.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Several executions that run at once, up to a limit. After a failure no other request starts. The
 * results fail when all requests that were under way have ended.
 */
@SuppressWarnings("FutureReturnValueIgnored") // nobody waits for derived futures
final class Fork<E> {

  private final Iterator<? extends Step<E>> branches;
  private final int atOnce;
  private final Transport transport;
  private final Results<E> results = new Results<>(this);
  private final Set<Execution<E>> running = ConcurrentHashMap.newKeySet();
  private final List<@Nullable E> collected = Collections.synchronizedList(new ArrayList<>());

  /** The first failure. It is set before the others are stopped, and told after they have ended. */
  private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

  /** Counts calls of {@link #run}, so that only one thread at a time starts branches, in a loop. */
  private final AtomicInteger calls = new AtomicInteger();

  Fork(Iterator<? extends Step<E>> branches, int atOnce, Transport transport) {
    this.branches = branches;
    this.atOnce = atOnce;
    this.transport = atOnce > 1 ? transport.concurrent() : transport;
  }

  /** The results. Cancelling them stops the branches, and completes them when these have ended. */
  private static final class Results<E> extends CompletableFuture<List<E>> {

    private final Fork<E> fork;

    Results(Fork<E> fork) {
      this.fork = fork;
    }

    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
      fork.fail(new CancellationException());
      fork.run();
      return isCancelled();
    }
  }

  CompletableFuture<List<E>> results() {
    return results;
  }

  /** Starts as many branches as may run, and completes the results if none is left. */
  void run() {
    if (calls.getAndIncrement() > 0) {
      return;
    }
    int seen = 1;
    do {
      startWhatFits();
      seen = calls.addAndGet(-seen);
    } while (seen > 0);
  }

  private void startWhatFits() {
    boolean isLast = false;
    try {
      while (!isLast && failure.get() == null && running.size() < atOnce) {
        if (branches.hasNext()) {
          start(branches.next());
        } else {
          isLast = true;
        }
      }
    } catch (Throwable thrown) {
      fail(thrown);
    }
    // All running branches can be done on other threads while some are left to start.
    if (running.isEmpty() && (isLast || failure.get() != null)) {
      complete();
    }
  }

  private void complete() {
    Throwable first = failure.get();
    if (first == null) {
      results.complete(new ArrayList<>(collected));
    } else {
      results.completeExceptionally(first);
    }
  }

  private void start(Step<E> branch) {
    if (failure.get() != null) {
      return;
    }
    int position = collected.size();
    collected.add(null);
    Execution<E> execution = new Execution<>(transport);
    running.add(execution);
    execution
        .result()
        .whenComplete(
            (result, thrown) -> {
              if (thrown == null) {
                collected.set(position, result);
              } else {
                fail(Runner.causeOf(thrown));
              }
              running.remove(execution);
              run();
            });
    execution.run(branch);
    if (failure.get() != null) {
      execution.stop();
    }
  }

  private void fail(Throwable thrown) {
    if (failure.compareAndSet(null, thrown)) {
      running.forEach(Execution::stop);
    }
  }
}
