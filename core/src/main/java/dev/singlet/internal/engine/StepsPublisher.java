package dev.singlet.internal.engine;

import java.util.Objects;
import java.util.concurrent.Flow;
import java.util.function.Supplier;

/**
 * Publishes the elements of several parts.
 *
 * @param runner runs the steps
 * @param parts begins the parts anew for each subscriber
 * @param <E> the type of the elements
 */
public record StepsPublisher<E>(Runner runner, Supplier<Steps<? extends Iterable<E>>> parts)
    implements Flow.Publisher<E> {

  @Override
  public void subscribe(Flow.Subscriber<? super E> subscriber) {
    Objects.requireNonNull(subscriber, "subscriber");
    StepsSubscription<E> subscription = new StepsSubscription<>(runner, subscriber);
    subscriber.onSubscribe(subscription);
    subscription.begin(parts);
  }
}
