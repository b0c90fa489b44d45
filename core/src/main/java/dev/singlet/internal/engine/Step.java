package dev.singlet.internal.engine;

import dev.singlet.error.UnreadableItemException;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/** What an operation does next. A step does nothing by itself; a {@link Runner} carries it out. */
public sealed interface Step<R extends @Nullable Object> {

  /** The end of an operation. */
  static <R extends @Nullable Object> Step<R> done(R result) {
    return new Done<>(result);
  }

  /** The end of an operation that gives nothing. */
  @SuppressWarnings("NullAway") // it doesn't look at the type's arguments
  static Step<@Nullable Void> nothing() {
    return new Done<>(null);
  }

  /** Sends a request. */
  static <Q extends DynamoDbRequest, A extends DynamoDbResponse, R extends @Nullable Object>
      Call<Q, A, R> call(Action<Q, A> action, Q request, Outcome<A, R> outcome) {
    return new Call<>(action, request, outcome);
  }

  /** Waits. */
  static <R extends @Nullable Object> Step<R> pause(Duration duration, Supplier<Step<R>> then) {
    return new Pause<>(duration, then);
  }

  /** Carries out several at once. */
  static <E> Step<List<E>> parallel(Iterator<? extends Step<E>> branches, int atOnce) {
    return new Parallel<>(branches, atOnce, Step::done);
  }

  /** Goes on with other steps. */
  <S extends @Nullable Object> Step<S> then(Function<? super R, Step<S>> next);

  /**
   * Goes on otherwise where these steps fail.
   *
   * @param other makes steps of what was thrown; null where there are none
   */
  Step<R> orElse(Function<? super Throwable, @Nullable Step<R>> other);

  /**
   * Begins steps that go on otherwise where they fail, also if they fail to begin.
   *
   * @param other makes steps of what was thrown; null where there are none
   */
  static <R extends @Nullable Object> Step<R> begin(
      Supplier<Step<R>> steps, Function<? super Throwable, @Nullable Step<R>> other) {
    Step<R> first;
    try {
      first = steps.get();
    } catch (RuntimeException failure) {
      Step<R> instead = other.apply(failure);
      if (instead == null) {
        throw failure;
      }
      return instead;
    }
    return first.orElse(other);
  }

  /** Makes something else of the result. */
  default <S extends @Nullable Object> Step<S> map(Function<? super R, ? extends S> mapping) {
    return then(result -> done(mapping.apply(result)));
  }

  /**
   * The end.
   *
   * @param result what the operation gives
   * @param <R> its type
   */
  record Done<R extends @Nullable Object>(R result) implements Step<R> {
    @Override
    public <S extends @Nullable Object> Step<S> then(Function<? super R, Step<S>> next) {
      return next.apply(result);
    }

    @Override
    public Step<R> orElse(Function<? super Throwable, @Nullable Step<R>> other) {
      return this;
    }
  }

  /**
   * A request.
   *
   * @param action what DynamoDB is asked to do
   * @param request the request
   * @param outcome makes the next step
   * @param <Q> the type of the request
   * @param <A> the type of the answer
   * @param <R> what the operation gives in the end
   */
  record Call<Q extends DynamoDbRequest, A extends DynamoDbResponse, R extends @Nullable Object>(
      Action<Q, A> action, Q request, Outcome<A, R> outcome) implements Step<R> {

    /** Goes on after a failure. */
    public <X extends Throwable> Call<Q, A, R> on(
        Class<X> type, Function<? super X, Step<R>> next) {
      return new Call<>(action, request, new Outcomes.Caught<>(outcome, type, next));
    }

    /** The next step after the answer; an item in it that can't be read says what was written. */
    Step<R> answered(A answer) {
      try {
        return outcome.answered(answer);
      } catch (UnreadableItemException unreadable) {
        throw action.isWrite() ? unreadable.afterWrite() : unreadable;
      }
    }

    @Override
    public <S extends @Nullable Object> Step<S> then(Function<? super R, Step<S>> next) {
      return new Call<>(action, request, new Outcomes.Then<>(outcome, next));
    }

    @Override
    public Step<R> orElse(Function<? super Throwable, @Nullable Step<R>> other) {
      return new Call<>(action, request, new Outcomes.OrElse<>(outcome, other));
    }
  }

  /**
   * A pause.
   *
   * @param duration how long
   * @param after makes the next step
   * @param <R> what the operation gives in the end
   */
  record Pause<R extends @Nullable Object>(Duration duration, Supplier<Step<R>> after)
      implements Step<R> {
    @Override
    public <S extends @Nullable Object> Step<S> then(Function<? super R, Step<S>> next) {
      return new Pause<>(duration, () -> after.get().then(next));
    }

    @Override
    public Step<R> orElse(Function<? super Throwable, @Nullable Step<R>> other) {
      return new Pause<>(duration, () -> Step.begin(after, other));
    }
  }

  /**
   * Several at once.
   *
   * @param branches what to carry out
   * @param atOnce how many may be under way
   * @param outcome makes the next step of what all gave, or of what the first that fails does with
   * @param <E> what each gives
   * @param <R> what the operation gives in the end
   */
  record Parallel<E, R extends @Nullable Object>(
      Iterator<? extends Step<E>> branches, int atOnce, Outcome<List<E>, R> outcome)
      implements Step<R> {
    @Override
    public <S extends @Nullable Object> Step<S> then(Function<? super R, Step<S>> next) {
      return new Parallel<>(branches, atOnce, new Outcomes.Then<>(outcome, next));
    }

    @Override
    public Step<R> orElse(Function<? super Throwable, @Nullable Step<R>> other) {
      return new Parallel<>(branches, atOnce, new Outcomes.OrElse<>(outcome, other));
    }
  }
}
