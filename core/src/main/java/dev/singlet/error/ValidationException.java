package dev.singlet.error;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** An entity violates constraints; all of them are told at once, and no request was made. */
public final class ValidationException extends SingletException {

  private static final long serialVersionUID = 1L;

  private final String entity;
  private final transient List<Violation> violations;

  /**
   * Violated constraints.
   *
   * @param entity the entity's name
   * @param violations what is violated, at least one
   */
  public ValidationException(String entity, List<Violation> violations) {
    super(ErrorCode.INVALID_ENTITY, message(entity, violations, Locale.getDefault()), null);
    this.entity = entity;
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

  /**
   * The entity that is not valid.
   *
   * @return the entity's name
   */
  public String entity() {
    return entity;
  }

  /**
   * What is violated, as {@link #getMessage} tells it in the default locale, without the code.
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
