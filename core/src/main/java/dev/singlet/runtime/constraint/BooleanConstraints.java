package dev.singlet.runtime.constraint;

import dev.singlet.runtime.item.Violations;
import org.jspecify.annotations.Nullable;

/** The constraints of {@code jakarta.validation} on booleans. A null satisfies them. */
public final class BooleanConstraints {

  private BooleanConstraints() {}

  /** {@code @AssertTrue}. */
  public static void assertTrue(Violations violations, String component, @Nullable Boolean value) {
    if (value != null && !value) {
      violations.add(component, "AssertTrue", "must be true", value);
    }
  }

  /** {@code @AssertFalse}. */
  public static void assertFalse(Violations violations, String component, @Nullable Boolean value) {
    if (value != null && value) {
      violations.add(component, "AssertFalse", "must be false", value);
    }
  }
}
