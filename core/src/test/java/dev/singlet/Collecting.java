package dev.singlet;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A subscriber that keeps what it is given. */
public class Collecting<T> implements Flow.Subscriber<T> {

  private final long first;
  private final Consumer<? super Collecting<T>> afterEach;
  private final List<T> elements = new CopyOnWriteArrayList<>();
  private final CompletableFuture<@Nullable Throwable> end = new CompletableFuture<>();
  private volatile Flow.@Nullable Subscription subscription;

  /**
   * A subscriber.
   *
   * @param first how many elements it asks for at once; none if 0
   * @param afterEach what it does after each element
   */
  public Collecting(long first, Consumer<? super Collecting<T>> afterEach) {
    this.first = first;
    this.afterEach = afterEach;
  }

  public Collecting(long first) {
    this(first, self -> {});
  }

  /** A publisher's subscriber that asks for some elements. */
  public static <T> Collecting<T> of(Flow.Publisher<T> publisher, long first) {
    Collecting<T> collecting = new Collecting<>(first);
    publisher.subscribe(collecting);
    return collecting;
  }

  public List<T> elements() {
    return elements;
  }

  public Flow.Subscription subscription() {
    return subscription;
  }

  public boolean hasEnded() {
    return end.isDone();
  }

  /** Waits for the end, and gives what it failed with, or null. */
  @Nullable Throwable failure() {
    return end.orTimeout(20, TimeUnit.SECONDS).join();
  }

  @Override
  public void onSubscribe(Flow.Subscription given) {
    subscription = given;
    if (first != 0) {
      given.request(first);
    }
  }

  @Override
  public void onNext(T element) {
    elements.add(element);
    afterEach.accept(this);
  }

  @Override
  public void onError(Throwable failure) {
    end.complete(failure);
  }

  @Override
  public void onComplete() {
    end.complete(null);
  }
}
