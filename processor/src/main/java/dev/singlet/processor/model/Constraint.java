package dev.singlet.processor.model;

import dev.singlet.processor.diag.Place;

/** What must hold of an attribute, after {@code jakarta.validation.constraints}. */
public sealed interface Constraint {

  /** The annotation that says so. */
  Origin origin();

  /**
   * An annotation.
   *
   * @param place where it stands
   * @param text as it is written, for messages
   * @param message the message of its own for a violation; empty for the usual one
   */
  record Origin(Place place, String text, String message) {}

  /** {@code @Pattern}, with the flags of {@code java.util.regex.Pattern}. */
  record Matches(Origin origin, String regexp, int flags) implements Constraint {}

  /** {@code @Size} and {@code @NotEmpty}. */
  record Size(Origin origin, int min, int max) implements Constraint {}

  /** {@code @NotBlank}. */
  record NotBlank(Origin origin) implements Constraint {}

  /** {@code @NotNull}, which only brings its message: the type says whether null is refused. */
  record NotNull(Origin origin) implements Constraint {}

  /** {@code @Min} and {@code @PositiveOrZero}. */
  record Min(Origin origin, long value) implements Constraint {}

  /** {@code @Max}. */
  record Max(Origin origin, long value) implements Constraint {}

  /** {@code @Positive}. */
  record Positive(Origin origin) implements Constraint {}
}
