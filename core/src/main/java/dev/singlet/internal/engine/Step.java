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

/** The next action of an operation. A step does nothing by itself; a {@link Runner} runs it. */
public sealed interface Step<R extends @Nullable Object> {

  /** Returns the end of an operation. */
  static <R extends @Nullable Object> Step<R> done(R result) {
    return new Done<>(result);
  }

  /** Returns the end of an operation without a result. */
  @SuppressWarnings("NullAway") // The type arguments don't matter here.
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

  /** Runs several branches at once. */
  static <E> Step<List<E>> parallel(Iterator<? extends Step<E>> branches, int atOnce) {
    return new Parallel<>(branches, atOnce, Step::done);
  }

  /** Continues with other steps. */
  <S extends @Nullable Object> Step<S> then(Function<? super R, Step<S>> next);

  /**
   * Continues with other steps if these fail.
   *
   * @param other returns steps for an exception; null for none
   */
  Step<R> orElse(Function<? super Throwable, @Nullable Step<R>> other);

  /**
   * Begins steps, and continues with others if they fail, also if they fail to begin.
   *
   * @param other returns steps for an exception; null for none
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

  /** Converts the result. */
  default <S extends @Nullable Object> Step<S> map(Function<? super R, ? extends S> mapping) {
    return then(result -> done(mapping.apply(result)));
  }

  /**
   * The end.
   *
   * @param result the operation's result
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
   * @param action the DynamoDB action
   * @param request the request
   * @param outcome returns the next step
   * @param <Q> the type of the request
   * @param <A> the type of the answer
   * @param <R> the operation's result
   */
  record Call<Q extends DynamoDbRequest, A extends DynamoDbResponse, R extends @Nullable Object>(
      Action<Q, A> action, Q request, Outcome<A, R> outcome) implements Step<R> {

    /** Continues after a failure. */
    public <X extends Throwable> Call<Q, A, R> on(
        Class<X> type, Function<? super X, Step<R>> next) {
      return new Call<>(action, request, new Outcomes.Caught<>(outcome, type, next));
    }

    /**
     * Returns the next step after the answer. If an item in the answer to a write can't be read,
     * the exception says that it was written.
     */
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
   * @param duration its length
   * @param after returns the next step
   * @param <R> the operation's result
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
   * Several branches that run at once.
   *
   * @param branches the branches
   * @param atOnce the number of branches that may run at once
   * @param outcome returns the next step from all results, or from the first failure
   * @param <E> the result of each branch
   * @param <R> the operation's result
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
