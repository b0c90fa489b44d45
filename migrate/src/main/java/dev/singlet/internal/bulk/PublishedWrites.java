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

  /** Held while the subscription is called, because its calls may not overlap. */
  private final Object demand = new Object();

  private @Nullable Subscription subscription;
  private int taken;
  private boolean isClosed;
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
    synchronized (demand) {
      boolean isWanted;
      synchronized (this) {
        isWanted = subscription == null && !isClosed;
        if (isWanted) {
          subscription = given;
        }
      }
      if (isWanted) {
        given.request(capacity);
      } else {
        given.cancel();
      }
    }
  }

  @Override
  public synchronized void onNext(BatchableWrite write) {
    Objects.requireNonNull(write, "write");
    if (isClosed || failure != null) {
      return;
    }
    if (queue.size() == capacity) {
      failure = new IllegalStateException("The publisher sent more writes than it was asked for.");
    } else {
      queue.add(write);
    }
  }

  @Override
  public synchronized void onError(Throwable thrown) {
    Objects.requireNonNull(thrown, "failure");
    failure = failure == null ? thrown : failure;
  }

  @Override
  public synchronized void onComplete() {
    isComplete = true;
  }

  @Override
  public @Nullable BatchableWrite poll() {
    BatchableWrite write;
    int room;
    synchronized (this) {
      write = queue.poll();
      if (write == null) {
        throwFailure();
        return null;
      }
      taken++;
      room = taken > capacity / 2 ? taken : 0;
      taken -= room;
    }
    if (room > 0) {
      request(room);
    }
    return write;
  }

  private void request(int number) {
    synchronized (demand) {
      Subscription open;
      synchronized (this) {
        open = isClosed ? null : subscription;
      }
      if (open != null) {
        open.request(number);
      }
    }
  }

  private void throwFailure() {
    if (failure instanceof RuntimeException unchecked) {
      throw unchecked;
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
      isClosed = true;
      open = subscription;
      queue.clear();
    }
    if (open != null) {
      synchronized (demand) {
        open.cancel();
      }
    }
  }
}
