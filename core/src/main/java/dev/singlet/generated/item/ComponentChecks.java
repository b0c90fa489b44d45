package dev.singlet.generated.item;

import org.jspecify.annotations.Nullable;

/** Checks components of a record one by one. Implemented by generated code. */
public interface ComponentChecks {

  /** Checks a value that a component is to have. */
  void check(String component, @Nullable Object value, Violations violations);
}
