package dev.singlet.internal.bulk;

import dev.singlet.item.BatchableWrite;
import java.util.ArrayDeque;
import java.util.Objects;
import java.util.Queue;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;

/** The writes of a publisher. It is asked for as many as fit into a queue. */
final class PublishedWrites implements WriteSource, Subscriber<BatchableWrite> {

  private final int capacity;
  private final Queue<BatchableWrite> queue = new ArrayDeque<>();
  private @Nullable Subscription subscription;
  private int taken;
  private boolean isComplete;
  private @Nullable Throwable failure;

  private PublishedWrites(int capacity) {
    this.capacity = capacity;
  }

  /**
   * Subscribes.
   *
   * @param capacity the number of writes that may wait
   */
  static WriteSource of(Publisher<? extends BatchableWrite> publisher, int capacity) {
    PublishedWrites writes = new PublishedWrites(capacity);
    publisher.subscribe(writes);
    return writes;
  }

  @Override
  public void onSubscribe(Subscription given) {
    Objects.requireNonNull(given, "subscription");
    synchronized (this) {
      if (subscription == null) {
        subscription = given;
      } else {
        given.cancel();
        return;
      }
    }
    given.request(capacity);
  }

  @Override
  public synchronized void onNext(BatchableWrite write) {
    queue.add(Objects.requireNonNull(write, "write"));
  }

  @Override
  public synchronized void onError(Throwable thrown) {
    failure = Objects.requireNonNull(thrown, "failure");
    isComplete = true;
  }

  @Override
  public synchronized void onComplete() {
    isComplete = true;
  }

  @Override
  public @Nullable BatchableWrite poll() {
    BatchableWrite write;
    Subscription refilled = null;
    int room = 0;
    synchronized (this) {
      write = queue.poll();
      if (write == null) {
        throwFailure();
        return null;
      }
      taken++;
      if (taken > capacity / 2) {
        room = taken;
        taken = 0;
        refilled = subscription;
      }
    }
    if (refilled != null) {
      refilled.request(room); // Outside of the lock, because it can publish on this thread.
    }
    return write;
  }

  private void throwFailure() {
    if (failure instanceof RuntimeException unchecked) {
      throw unchecked;
    }
    if (failure instanceof Error error) {
      throw error;
    }
    if (failure != null) {
      throw new IllegalStateException("The publisher failed: " + failure.getMessage(), failure);
    }
  }

  @Override
  public synchronized boolean isAtEnd() {
    return isComplete && queue.isEmpty() && failure == null;
  }

  @Override
  public void close() {
    Subscription open;
    synchronized (this) {
      open = subscription;
      queue.clear();
    }
    if (open != null) {
      open.cancel();
    }
  }
}
