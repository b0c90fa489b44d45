package dev.singlet.error;

import java.util.List;
import java.util.stream.Collectors;

/** An entity violates constraints; all of them are told at once, and no request was made. */
public final class ValidationException extends SingletException {

  private static final long serialVersionUID = 1L;

  private final transient List<Violation> violations;

  /**
   * Violated constraints.
   *
   * @param entity the entity's name
   * @param violations what is violated, at least one
   */
  public ValidationException(String entity, List<Violation> violations) {
    super(ErrorCode.INVALID_ENTITY, message(entity, violations), null);
    this.violations = List.copyOf(violations);
  }

  /**
   * What is violated.
   *
   * @return the violations, in the order of the entity's components
   */
  public List<Violation> violations() {
    return violations;
  }

  private static String message(String entity, List<Violation> violations) {
    return violations.stream()
        .map(Violation::toString)
        .collect(Collectors.joining("; ", entity + " is not valid: ", "."));
  }
}
