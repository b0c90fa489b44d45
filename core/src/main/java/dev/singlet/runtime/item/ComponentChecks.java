package dev.singlet.runtime.item;

import org.jspecify.annotations.Nullable;

/** Checks components of a record one by one. Generated code implements it. */
public interface ComponentChecks {

  /** Checks a new value of a component. */
  void check(String component, @Nullable Object value, Violations violations);
}
