package dev.singlet.generated.item;

import org.jspecify.annotations.Nullable;

/**
 * Checks the constraints on a value that is an element, a key or a value of a component.
 * Implemented by generated code.
 */
@FunctionalInterface
public interface ValueCheck<T> {

  /** Checks a value. */
  void check(@Nullable T value, Violations violations);
}
