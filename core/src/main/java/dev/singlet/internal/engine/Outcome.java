package dev.singlet.internal.engine;

import org.jspecify.annotations.Nullable;

/**
 * The continuation after a request, or after several at once. For a program's first operations it
 * is a class, because the JVM loads a class several times faster than it creates a lambda.
 */
@FunctionalInterface
public interface Outcome<A, R extends @Nullable Object> {

  /** Continues after the answer. */
  Step<R> answered(A answer);

  /**
   * Continues after a failure.
   *
   * @return the next step; null if there is none, so that the operation fails
   */
  default @Nullable Step<R> failed(Throwable failure) {
    return null;
  }
}
