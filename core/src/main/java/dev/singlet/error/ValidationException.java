package dev.singlet.error;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** An entity violates constraints. The exception lists all violations. No request was made. */
public final class ValidationException extends SingletException {

  private static final long serialVersionUID = 1L;

  private final String entity;
  private final transient List<Violation> violations;

  /**
   * Makes the exception for violated constraints.
   *
   * @param entity the entity's name
   * @param violations the violations, at least one
   */
  public ValidationException(String entity, List<Violation> violations) {
    super(ErrorCode.INVALID_ENTITY, message(entity, violations, Locale.getDefault()), null);
    this.entity = entity;
    this.violations = List.copyOf(violations);
  }

  /**
   * Returns the violations.
   *
   * @return the violations, in the order of the entity's components
   */
  public List<Violation> violations() {
    return violations;
  }

  /**
   * Returns the entity that is not valid.
   *
   * @return the entity's name
   */
  public String entity() {
    return entity;
  }

  /**
   * Returns the violations as text, without the code. {@link #getMessage} has them in the default
   * locale.
   *
   * @param locale the language of the constraints' messages
   * @return the message
   */
  public String message(Locale locale) {
    return message(entity, violations, locale);
  }

  private static String message(String entity, List<Violation> violations, Locale locale) {
    return violations.stream()
        .map(violation -> violation.toString(locale))
        .collect(Collectors.joining("; ", entity + " is not valid: ", "."));
  }
}
