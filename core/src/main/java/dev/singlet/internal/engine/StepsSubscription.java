package dev.singlet.internal.engine;

import java.util.Collections;
import java.util.Iterator;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Flow;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Delivers elements to a subscriber on demand. Every event calls {@link #drain}: new demand, a part
 * that was read, or the end. Only one thread at a time acts on events.
 *
 * @see <a href="https://github.com/reactive-streams/reactive-streams-jvm#specification">Reactive
 *     Streams, its numbered rules</a>
 */
@SuppressWarnings("FutureReturnValueIgnored") // nobody waits for derived futures
final class StepsSubscription<E> implements Flow.Subscription {

  private final Runner runner;
  private final Flow.Subscriber<? super E> subscriber;
  private final AtomicLong demand = new AtomicLong();
  private final AtomicInteger calls = new AtomicInteger();

  private volatile boolean cancelled;
  private volatile @Nullable Throwable failure;
  private volatile @Nullable Steps<? extends Iterable<E>> parts;
  private volatile @Nullable CompletableFuture<?> underWay;

  /** Set by the draining thread, or before it by the thread that read the part. */
  private volatile Iterator<E> part = Collections.emptyIterator();

  StepsSubscription(Runner runner, Flow.Subscriber<? super E> subscriber) {
    this.runner = runner;
    this.subscriber = subscriber;
  }

  /** Starts delivery, once the subscriber has the subscription. */
  void begin(Supplier<Steps<? extends Iterable<E>>> begun) {
    if (!cancelled) {
      try {
        parts = begun.get();
      } catch (Throwable refused) {
        failure = refused;
      }
      drain();
    }
  }

  @Override
  public void request(long items) {
    if (items < 1) {
      failure =
          new IllegalArgumentException(
              "request(" + items + "): ask for 1 item or more (Reactive Streams, rule 3.9).");
    } else {
      demand.getAndAccumulate(items, StepsSubscription::sum);
    }
    drain();
  }

  @Override
  public void cancel() {
    end();
    drain();
  }

  /** Stops delivery and reading. */
  private void end() {
    cancelled = true;
    CompletableFuture<?> read = underWay;
    if (read != null) {
      read.cancel(true);
    }
  }

  private void drain() {
    if (calls.getAndIncrement() > 0) {
      return;
    }
    int seen = 1;
    do {
      act();
      seen = calls.addAndGet(-seen);
    } while (seen > 0);
  }

  private void act() {
    Steps<? extends Iterable<E>> rest = parts;
    while (!cancelled) {
      Throwable failed = failure;
      if (failed != null) {
        end();
        subscriber.onError(failed);
      } else if (rest == null || underWay != null) {
        return;
      } else if (part.hasNext()) {
        if (demand.get() == 0) {
          return;
        }
        demand.getAndUpdate(left -> left == Long.MAX_VALUE ? left : left - 1);
        give(part.next());
      } else if (!rest.hasNext()) {
        end();
        subscriber.onComplete();
      } else if (demand.get() == 0) {
        return;
      } else {
        read(rest);
      }
    }
    part = Collections.emptyIterator();
    parts = null;
  }

  /**
   * Delivers an element. An exception of the subscriber ends its subscription (rule 2.13) and is
   * reported to it.
   */
  private void give(E element) {
    try {
      subscriber.onNext(element);
    } catch (Throwable thrown) {
      failure = thrown;
    }
  }

  private void read(Steps<? extends Iterable<E>> rest) {
    CompletableFuture<? extends Iterable<E>> next;
    try {
      next = runner.start(rest.next());
    } catch (Throwable refused) {
      failure = refused;
      return;
    }
    underWay = next;
    if (cancelled) {
      next.cancel(true);
    }
    next.whenComplete(
        (read, failed) -> {
          if (failed == null) {
            part = read.iterator();
          } else {
            failure = failed instanceof CompletionException ? failed.getCause() : failed;
          }
          underWay = null;
          drain();
        });
  }

  private static long sum(long one, long other) {
    long sum = one + other;
    return sum < 0 ? Long.MAX_VALUE : sum;
  }
}
