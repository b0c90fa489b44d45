package dev.singlet.benchmarks.http;

import java.nio.ByteBuffer;
import java.util.concurrent.CompletableFuture;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;

/** Gives a body to one subscriber, in parts of 16 KB. */
final class BodyParts implements Subscription {

  private static final int PART = 16 * 1024;

  private final ByteBuffer body;
  private final Subscriber<? super ByteBuffer> subscriber;
  private final CompletableFuture<Void> done;
  private long requested;
  private boolean giving;
  private boolean ended;

  BodyParts(
      ByteBuffer body, Subscriber<? super ByteBuffer> subscriber, CompletableFuture<Void> done) {
    this.body = body.asReadOnlyBuffer();
    this.subscriber = subscriber;
    this.done = done;
  }

  @Override
  public void request(long count) {
    requested = requested > Long.MAX_VALUE - count ? Long.MAX_VALUE : requested + count;
    if (giving) {
      return;
    }
    giving = true;
    while (requested > 0 && body.hasRemaining() && !ended) {
      requested--;
      ByteBuffer part = body.slice(body.position(), Math.min(PART, body.remaining()));
      body.position(body.position() + part.remaining());
      subscriber.onNext(part);
    }
    giving = false;
    if (!body.hasRemaining() && !ended) {
      ended = true;
      subscriber.onComplete();
      done.complete(null);
    }
  }

  @Override
  public void cancel() {
    ended = true;
    done.complete(null);
  }
}
