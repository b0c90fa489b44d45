package dev.singlet.generated.item;

import org.jspecify.annotations.Nullable;

/** Checks components of a record one by one. Implemented by generated code. */
public interface ComponentChecks {

  /**
   * Checks a value that a component is to have.
   *
   * @param component the component's name; with {@code []} behind it for an element or a map's
   *     value, with {@code {}} for a map's key
   * @param value the value
   * @param violations takes what is violated
   */
  void check(String component, @Nullable Object value, Violations violations);
}
