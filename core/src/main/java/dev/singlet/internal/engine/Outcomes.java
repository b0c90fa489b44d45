package dev.singlet.internal.engine;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Continuations made of others. */
final class Outcomes {

  private Outcomes() {}

  /** Continues after one type of failure. */
  record Caught<A, R extends @Nullable Object, X extends Throwable>(
      Outcome<A, R> outcome, Class<X> type, Function<? super X, Step<R>> next)
      implements Outcome<A, R> {

    @Override
    public Step<R> answered(A answer) {
      return outcome.answered(answer);
    }

    @Override
    public @Nullable Step<R> failed(Throwable failure) {
      return type.isInstance(failure) ? next.apply(type.cast(failure)) : outcome.failed(failure);
    }
  }

  /** Continues with other steps. */
  record Then<A, R extends @Nullable Object, S extends @Nullable Object>(
      Outcome<A, R> outcome, Function<? super R, Step<S>> next) implements Outcome<A, S> {

    @Override
    public Step<S> answered(A answer) {
      return outcome.answered(answer).then(next);
    }

    @Override
    public @Nullable Step<S> failed(Throwable failure) {
      Step<R> other = outcome.failed(failure);
      return other == null ? null : other.then(next);
    }
  }

  /** Continues with other steps if these fail. */
  record OrElse<A, R extends @Nullable Object>(
      Outcome<A, R> outcome, Function<? super Throwable, @Nullable Step<R>> other)
      implements Outcome<A, R> {

    @Override
    public Step<R> answered(A answer) {
      return Step.begin(() -> outcome.answered(answer), other);
    }

    @Override
    public @Nullable Step<R> failed(Throwable failure) {
      Step<R> own;
      try {
        own = outcome.failed(failure);
      } catch (RuntimeException instead) {
        Step<R> rest = other.apply(instead);
        if (rest == null) {
          throw instead;
        }
        return rest;
      }
      return own == null ? other.apply(failure) : own.orElse(other);
    }
  }
}
