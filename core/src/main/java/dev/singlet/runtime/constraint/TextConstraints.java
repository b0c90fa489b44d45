package dev.singlet.runtime.constraint;

import dev.singlet.runtime.item.Violations;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The constraints of {@code jakarta.validation} on text. Null satisfies them. */
public final class TextConstraints {

  private TextConstraints() {}

  /** {@code @Pattern}: the whole text must match. */
  public static void pattern(
      Violations violations, String component, @Nullable CharSequence value, TextPattern pattern) {
    if (value != null && !pattern.matches(value)) {
      violations.add(
          component, "Pattern", "must match {regexp}", Map.of("regexp", pattern.regexp()), value);
    }
  }

  /**
   * {@code @NotBlank}: text must have a character that is not white space. {@link
   * Violations#required} checks that there is a text.
   */
  public static void notBlank(
      Violations violations, String component, @Nullable CharSequence value) {
    if (value != null && value.toString().isBlank()) {
      violations.add(component, "NotBlank", "must not be blank", value);
    }
  }

  /** {@code @Email}: a well-formed address. Empty text is accepted, as by Hibernate Validator. */
  public static void email(Violations violations, String component, @Nullable CharSequence value) {
    if (value != null && !EmailAddress.isWellFormed(value.toString())) {
      add(violations, component, value, ".*");
    }
  }

  /** {@code @Email} with a regular expression that the whole address must match as well. */
  public static void email(
      Violations violations, String component, @Nullable CharSequence value, TextPattern pattern) {
    if (value != null && !(EmailAddress.isWellFormed(value.toString()) && pattern.matches(value))) {
      add(violations, component, value, pattern.regexp());
    }
  }

  private static void add(
      Violations violations, String component, CharSequence value, String regexp) {
    String message = "must be a well-formed email address";
    violations.add(component, "Email", message, Map.of("regexp", regexp), value);
  }
}
