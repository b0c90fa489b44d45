package dev.singlet.generated.item;

import org.jspecify.annotations.Nullable;

/**
 * Checks the constraints on a value that is an element, a key or a value of a component.
 * Implemented by generated code.
 *
 * @param <T> the value's type
 */
@FunctionalInterface
public interface ValueCheck<T> {

  /**
   * Checks a value.
   *
   * @param value the value
   * @param violations takes what is violated
   */
  void check(@Nullable T value, Violations violations);
}
