package dev.singlet.generated.item;

import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Takes what the {@code @Validate} methods of a record say. */
public final class RecordConstraints {

  private RecordConstraints() {}

  /** A method that says whether all is right. */
  public static void rule(Violations violations, String method, boolean holds) {
    if (!holds) {
      violations.add("", method, "does not satisfy " + method, null);
    }
  }

  /**
   * A method that says what is wrong.
   *
   * @param problem what it says; null if nothing is wrong
   */
  public static void rule(Violations violations, String method, @Nullable String problem) {
    if (problem != null) {
      violations.addLiteral(method, problem);
    }
  }

  /**
   * A method that says all that is wrong.
   *
   * @param problems what it says; null if nothing is wrong
   */
  public static void rule(
      Violations violations, String method, @Nullable Iterable<String> problems) {
    if (problems != null) {
      problems.forEach(problem -> rule(violations, method, problem));
    }
  }

  /**
   * A method that says all that is wrong.
   *
   * @param problems what it says; null if nothing is wrong
   */
  public static void rule(Violations violations, String method, @Nullable Stream<String> problems) {
    if (problems != null) {
      problems.forEach(problem -> rule(violations, method, problem));
    }
  }
}
