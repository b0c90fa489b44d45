package dev.singlet.runtime.constraint;

import dev.singlet.runtime.item.Violations;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Adds the results of a record's {@code @Validate} methods to the violations. */
public final class RecordConstraints {

  private RecordConstraints() {}

  /** Adds the result of a method that returns a boolean, true for valid. */
  public static void rule(Violations violations, String method, boolean holds) {
    if (!holds) {
      violations.add("", method, "does not satisfy " + method, null);
    }
  }

  /**
   * Adds the result of a method that returns a problem.
   *
   * @param problem the problem; null for none
   */
  public static void rule(Violations violations, String method, @Nullable String problem) {
    if (problem != null) {
      violations.addLiteral(method, problem);
    }
  }

  /**
   * Adds the result of a method that returns all problems.
   *
   * @param problems the problems; null for none
   */
  public static void rule(
      Violations violations, String method, @Nullable Iterable<String> problems) {
    if (problems != null) {
      problems.forEach(problem -> rule(violations, method, problem));
    }
  }

  /**
   * Adds the result of a method that returns all problems.
   *
   * @param problems the problems; null for none
   */
  public static void rule(Violations violations, String method, @Nullable Stream<String> problems) {
    if (problems != null) {
      problems.forEach(problem -> rule(violations, method, problem));
    }
  }
}
