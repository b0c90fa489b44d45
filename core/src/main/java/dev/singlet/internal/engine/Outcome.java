package dev.singlet.internal.engine;

import org.jspecify.annotations.Nullable;

/**
 * What comes of a request, or of several at once. Where a program's first operations have one, it
 * is a class: the JVM loads that several times faster than it makes a lambda.
 */
@FunctionalInterface
public interface Outcome<A, R extends @Nullable Object> {

  /** Goes on after the answer. */
  Step<R> answered(A answer);

  /**
   * Goes on after a failure.
   *
   * @return the next step; null where there is none, so that the operation fails with it
   */
  default @Nullable Step<R> failed(Throwable failure) {
    return null;
  }
}
