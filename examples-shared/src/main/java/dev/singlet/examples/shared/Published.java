package dev.singlet.examples.shared;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;

/** Takes all that is published. */
final class Published<T> implements Flow.Subscriber<T> {

  private final List<T> items = new ArrayList<>();
  private final CompletableFuture<List<T>> all = new CompletableFuture<>();

  private Published() {}

  /** Waits for the last item. */
  static <T> List<T> items(Flow.Publisher<T> publisher) {
    Published<T> published = new Published<>();
    publisher.subscribe(published);
    return published.all.join();
  }

  @Override
  public void onSubscribe(Flow.Subscription subscription) {
    subscription.request(Long.MAX_VALUE);
  }

  @Override
  public void onNext(T item) {
    items.add(item);
  }

  @Override
  public void onError(Throwable failure) {
    all.completeExceptionally(failure);
  }

  @Override
  public void onComplete() {
    all.complete(items);
  }
}
