package dev.singlet.internal.wire;

import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;

/**
 * Collects the body of an answer to an asynchronous client, and publishes another body in its
 * place.
 */
final class WholeBody implements Subscriber<ByteBuffer>, Subscription {

  private final Subscriber<? super ByteBuffer> rest;
  private final RequestAttempt attempt;
  private final BodyBuffer bytes;
  private final AtomicBoolean isRequested = new AtomicBoolean();
  private final AtomicBoolean isOver = new AtomicBoolean();

  /** Counts two conditions: the body is complete, and it is requested. */
  private final AtomicInteger conditions = new AtomicInteger();

  private @Nullable Subscription body;
  private byte[] other = new byte[0];

  /** Takes one subscription. */
  WholeBody(Subscriber<? super ByteBuffer> rest, RequestAttempt attempt) {
    this.rest = rest;
    this.attempt = attempt;
    bytes = new BodyBuffer(attempt.expectedLength());
  }

  @Override
  public void onSubscribe(Subscription subscription) {
    if (body != null) {
      subscription.cancel();
      return;
    }
    body = subscription;
    rest.onSubscribe(this);
    subscription.request(Long.MAX_VALUE);
  }

  @Override
  public void onNext(ByteBuffer chunk) {
    bytes.add(chunk);
  }

  @Override
  public void onError(Throwable failure) {
    if (isOver.compareAndSet(false, true)) {
      rest.onError(failure);
    }
  }

  @Override
  public void onComplete() {
    try {
      other = attempt.read(bytes.whole());
    } catch (RuntimeException failure) {
      onError(failure);
      return;
    }
    if (other.length == 0 || conditions.incrementAndGet() == 2) {
      finish();
    }
  }

  @Override
  public void request(long count) {
    if (count <= 0) {
      if (isOver.compareAndSet(false, true)) {
        Objects.requireNonNull(body).cancel();
        rest.onError(new IllegalArgumentException("Not positive: " + count));
      }
    } else if (isRequested.compareAndSet(false, true) && conditions.incrementAndGet() == 2) {
      finish();
    }
  }

  private void finish() {
    if (isOver.compareAndSet(false, true)) {
      if (other.length > 0) {
        rest.onNext(ByteBuffer.wrap(other));
      }
      rest.onComplete();
    }
  }

  @Override
  public void cancel() {
    isOver.set(true);
    Objects.requireNonNull(body).cancel();
  }
}
