package dev.singlet.runtime.constraint;

import dev.singlet.runtime.item.Violations;
import org.jspecify.annotations.Nullable;

/**
 * Checks the constraints on an element, a map key or a map value of a component. Generated code
 * implements it.
 */
@FunctionalInterface
public interface ValueCheck<T> {

  /** Checks a value. */
  void check(@Nullable T value, Violations violations);
}
