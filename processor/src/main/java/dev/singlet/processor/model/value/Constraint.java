package dev.singlet.processor.model.value;

import dev.singlet.processor.diag.Place;
import dev.singlet.processor.model.type.JavaType;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A constraint on a value, as in {@code jakarta.validation.constraints}. */
public sealed interface Constraint {

  /** Returns the annotation that declares it. */
  Origin origin();

  /** Returns constraints, with the parts of composed constraints in place of these. */
  static Stream<Constraint> each(Collection<Constraint> constraints) {
    return constraints.stream()
        .flatMap(
            constraint ->
                constraint instanceof Composed composed
                    ? each(composed.constraints())
                    : Stream.of(constraint));
  }

  /** Returns the constraints on the parts of a value, out of all constraints on the value. */
  static List<Constraint> within(Collection<Constraint> constraints, ValuePart part) {
    return constraints.stream()
        .flatMap(
            constraint ->
                constraint instanceof Each each && each.part() == part
                    ? each.constraints().stream()
                    : Stream.empty())
        .toList();
  }

  /**
   * An annotation.
   *
   * @param place its place
   * @param text its text in the source, for messages
   * @param message its own message for a violation; empty for the usual message
   */
  record Origin(Place place, String text, String message) {}

  /** {@code @Pattern}, with the flags of {@code java.util.regex.Pattern}. */
  record Matches(Origin origin, String regexp, int flags) implements Constraint {}

  /** {@code @Email}, with a regular expression that must match too. */
  record Email(Origin origin, String regexp, int flags) implements Constraint {
    /** Returns whether the regular expression requires more than an address. */
    public boolean hasPattern() {
      return !regexp.equals(".*");
    }
  }

  /** {@code @Size}. */
  record Size(Origin origin, int min, int max) implements Constraint {}

  /** {@code @NotEmpty}. */
  record NotEmpty(Origin origin) implements Constraint {}

  /** {@code @NotBlank}. */
  record NotBlank(Origin origin) implements Constraint {}

  /** {@code @NotNull}. Only its message is used, because the type tells whether null is refused. */
  record NotNull(Origin origin) implements Constraint {}

  /** {@code @Min}. */
  record Min(Origin origin, long value) implements Constraint {}

  /** {@code @Max}. */
  record Max(Origin origin, long value) implements Constraint {}

  /** {@code @DecimalMin}. */
  record DecimalMin(Origin origin, BigDecimal value, boolean inclusive) implements Constraint {}

  /** {@code @DecimalMax}. */
  record DecimalMax(Origin origin, BigDecimal value, boolean inclusive) implements Constraint {}

  /** {@code @Digits}. */
  record Digits(Origin origin, int integer, int fraction) implements Constraint {}

  /** A comparison with zero. */
  record Sign(Origin origin, Side side) implements Constraint {}

  /** The sides of zero. */
  enum Side {
    POSITIVE("positive", false),
    POSITIVE_OR_ZERO("positiveOrZero", true),
    NEGATIVE("negative", false),
    NEGATIVE_OR_ZERO("negativeOrZero", true);

    private final String method;
    private final boolean takesZero;

    Side(String method, boolean takesZero) {
      this.method = method;
      this.takesZero = takesZero;
    }

    /** Returns the method that checks it. */
    public String method() {
      return method;
    }

    public boolean takesZero() {
      return takesZero;
    }

    public boolean isUpwards() {
      return this == POSITIVE || this == POSITIVE_OR_ZERO;
    }
  }

  /** {@code @AssertTrue} and {@code @AssertFalse}. */
  record Assert(Origin origin, boolean value) implements Constraint {}

  /** A comparison with the current time. */
  record Moment(Origin origin, Tense tense) implements Constraint {}

  /** The sides of the current time. */
  enum Tense {
    PAST("past"),
    PAST_OR_PRESENT("pastOrPresent"),
    FUTURE("future"),
    FUTURE_OR_PRESENT("futureOrPresent");

    private final String method;

    Tense(String method) {
      this.method = method;
    }

    /** Returns the method that checks it. */
    public String method() {
      return method;
    }

    public boolean isPast() {
      return this == PAST || this == PAST_OR_PRESENT;
    }

    public boolean takesPresent() {
      return this == PAST_OR_PRESENT || this == FUTURE_OR_PRESENT;
    }
  }

  /**
   * Constraints that are reported as one.
   *
   * @param name the annotation's simple name
   * @param attributes its values, for its message
   */
  record Composed(
      Origin origin, String name, Map<String, String> attributes, List<Constraint> constraints)
      implements Constraint {

    public Composed {
      attributes = Map.copyOf(attributes);
      constraints = List.copyOf(constraints);
    }
  }

  /**
   * The constraints on a part of a value.
   *
   * @param part the part
   * @param type the type of the part
   */
  record Each(Origin origin, ValuePart part, JavaType type, List<Constraint> constraints)
      implements Constraint {

    public Each {
      constraints = List.copyOf(constraints);
    }
  }

  /** The parts that a value can have. */
  enum ValuePart {
    ELEMENT,
    KEY,
    VALUE
  }
}
