package dev.singlet.internal.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** Several executions that run at once, up to a limit. */
@SuppressWarnings("FutureReturnValueIgnored") // nobody waits for derived futures
final class Fork<E> {

  private final Iterator<? extends Step<E>> branches;
  private final int atOnce;
  private final Transport transport;
  private final CompletableFuture<List<E>> results = new CompletableFuture<>();
  private final Set<Execution<E>> running = ConcurrentHashMap.newKeySet();
  private final List<@Nullable E> collected = Collections.synchronizedList(new ArrayList<>());

  /** Set before {@link #results} fail, so that code waiting for them finds the others stopped. */
  private final AtomicBoolean failed = new AtomicBoolean();

  /** Counts calls of {@link #run}, so that only one thread at a time starts branches, in a loop. */
  private final AtomicInteger calls = new AtomicInteger();

  Fork(Iterator<? extends Step<E>> branches, int atOnce, Transport transport) {
    this.branches = branches;
    this.atOnce = atOnce;
    this.transport = atOnce > 1 ? transport.concurrent() : transport;
    results.whenComplete((done, failure) -> cancelRunning());
  }

  CompletableFuture<List<E>> results() {
    return results;
  }

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
    try {
      while (!isOver() && running.size() < atOnce) {
        if (!branches.hasNext()) {
          completeUnlessOneRuns();
          return;
        }
        Step<E> branch = branches.next();
        if (!isOver()) {
          start(branch);
        }
      }
    } catch (Throwable failure) {
      fail(failure);
    }
  }

  /**
   * Completes only when there are no further branches. All running branches can be done on other
   * threads while some are left to start.
   */
  private void completeUnlessOneRuns() {
    if (running.isEmpty() && !isOver()) {
      results.complete(new ArrayList<>(collected));
    }
  }

  private void start(Step<E> branch) {
    int position = collected.size();
    collected.add(null);
    Execution<E> execution = new Execution<>(transport);
    running.add(execution);
    execution
        .result()
        .whenComplete(
            (result, failure) -> {
              if (failure == null) {
                collected.set(position, result);
              } else {
                fail(Runner.causeOf(failure));
              }
              running.remove(execution);
              run();
            });
    execution.run(branch);
    if (isOver()) {
      execution.result().cancel(true);
    }
  }

  private boolean isOver() {
    return failed.get() || results.isDone();
  }

  private void fail(Throwable failure) {
    if (!failed.getAndSet(true)) {
      cancelRunning();
      results.completeExceptionally(failure);
    }
  }

  private void cancelRunning() {
    running.forEach(execution -> execution.result().cancel(true));
  }
}
