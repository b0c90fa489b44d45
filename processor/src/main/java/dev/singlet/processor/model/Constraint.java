package dev.singlet.processor.model;

/** What must hold of an attribute, after {@code jakarta.validation.constraints}. */
public sealed interface Constraint {

  /** {@code @Pattern}, with the flags of {@code java.util.regex.Pattern}. */
  record Matches(String regexp, int flags) implements Constraint {}

  /** {@code @Size}. */
  record Size(int min, int max) implements Constraint {}

  /** {@code @NotBlank}. */
  record NotBlank() implements Constraint {}

  /** {@code @Min}. */
  record Min(long value) implements Constraint {}

  /** {@code @Max}. */
  record Max(long value) implements Constraint {}

  /** {@code @Positive}. */
  record Positive() implements Constraint {}
}
