package dev.singlet.processor.read.constraint;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.value.Constraint;
import dev.singlet.processor.model.value.Constraint.Origin;
import dev.singlet.processor.model.value.Constraint.Side;
import dev.singlet.processor.model.value.Constraint.Tense;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;

/**
 * Reads a constraint of {@code jakarta.validation.constraints}.
 *
 * @param annotation the constraint
 * @param label its name in messages
 * @param value the value with the constraint
 * @param report receives its problems
 */
record BuiltInConstraint(
    Annotated annotation, String label, ConstrainedValue value, Report report) {

  /** Reads the constraint. A constraint that can't hold is reported. */
  Optional<Constraint> read() {
    String name = annotation.typeName().substring(ConstraintAnnotations.PACKAGE.length());
    ConstraintFit fit = fit(name);
    if (!fit.takes(value.type())) {
      return refuse(
          "%s can't be checked for %s. It can be on %s. Remove it, or change the type.",
          TypeText.withArticle(value.type()), fit.wanted());
    }
    return switch (name) {
      case "Pattern" ->
          pattern().map(p -> new Constraint.Matches(origin(), p.pattern(), p.flags()));
      case "Email" -> pattern().map(p -> new Constraint.Email(origin(), p.pattern(), p.flags()));
      case "Size" -> size();
      case "NotEmpty" -> refusingNull().map(Constraint.NotEmpty::new);
      case "NotBlank" -> refusingNull().map(Constraint.NotBlank::new);
      case "NotNull" -> refusingNull().map(Constraint.NotNull::new);
      case "Null" ->
          refuse(
              "%s allows only null, which is stored as nothing. Remove the component or the"
                  + " constraint.");
      case "Min" -> Optional.of(new Constraint.Min(origin("(" + bound() + ")"), bound()));
      case "Max" -> Optional.of(new Constraint.Max(origin("(" + bound() + ")"), bound()));
      case "DecimalMin" ->
          decimal().map(d -> new Constraint.DecimalMin(decimalOrigin(), d, isInclusive()));
      case "DecimalMax" ->
          decimal().map(d -> new Constraint.DecimalMax(decimalOrigin(), d, isInclusive()));
      case "Digits" -> digits();
      case "Positive" -> sign(Side.POSITIVE);
      case "PositiveOrZero" -> sign(Side.POSITIVE_OR_ZERO);
      case "Negative" -> sign(Side.NEGATIVE);
      case "NegativeOrZero" -> sign(Side.NEGATIVE_OR_ZERO);
      case "AssertTrue" -> Optional.of(new Constraint.Assert(origin(), true));
      case "AssertFalse" -> Optional.of(new Constraint.Assert(origin(), false));
      case "Past" -> moment(Tense.PAST);
      case "PastOrPresent" -> moment(Tense.PAST_OR_PRESENT);
      case "Future" -> moment(Tense.FUTURE);
      case "FutureOrPresent" -> moment(Tense.FUTURE_OR_PRESENT);
      default ->
          refuse(
              "%s is not a constraint of jakarta.validation 3.1, the version that Singlet knows."
                  + " Remove it, and check the value in a @Validate method.");
    };
  }

  private static ConstraintFit fit(String name) {
    return switch (name) {
      case "Pattern", "Email", "NotBlank" -> ConstraintFit.TEXT;
      case "Size", "NotEmpty" -> ConstraintFit.SIZED;
      case "Min", "Max", "Positive", "PositiveOrZero", "Negative", "NegativeOrZero" ->
          ConstraintFit.NUMBER;
      case "DecimalMin", "DecimalMax", "Digits" -> ConstraintFit.NUMBER_OR_TEXT;
      case "AssertTrue", "AssertFalse" -> ConstraintFit.BOOLEAN;
      case "Past", "PastOrPresent", "Future", "FutureOrPresent" -> ConstraintFit.TIME;
      default -> ConstraintFit.ANYTHING;
    };
  }

  private Optional<Pattern> pattern() {
    Valued<String> regexp = annotation.string("regexp");
    try {
      return Optional.of(Pattern.compile(regexp.value(), flags()));
    } catch (PatternSyntaxException malformed) {
      report.add(
          "The regular expression \"%s\" is not valid: %s near index %s. Write one that"
              + " java.util.regex.Pattern accepts.",
          Code.UNSUPPORTED_CONSTRAINT, regexp, malformed.getDescription(), malformed.getIndex());
      return Optional.empty();
    }
  }

  private int flags() {
    int flags = 0;
    for (String flag : annotation.constantNames("flags")) {
      flags |=
          switch (flag) {
            case "UNIX_LINES" -> Pattern.UNIX_LINES;
            case "CASE_INSENSITIVE" -> Pattern.CASE_INSENSITIVE;
            case "COMMENTS" -> Pattern.COMMENTS;
            case "MULTILINE" -> Pattern.MULTILINE;
            case "DOTALL" -> Pattern.DOTALL;
            case "UNICODE_CASE" -> Pattern.UNICODE_CASE;
            case "CANON_EQ" -> Pattern.CANON_EQ;
            default -> 0;
          };
    }
    return flags;
  }

  private Optional<Origin> refusingNull() {
    return value.isNullable()
        ? refuse("%s refuses null, but the component is @Nullable. Remove one of them.")
        : Optional.of(origin());
  }

  private Optional<Constraint> size() {
    int min = integer("min");
    int max = integer("max");
    String most = annotation.isWritten("max") ? ", max = " + max : "";
    return areCounts("min", "max")
        ? Optional.of(new Constraint.Size(origin("(min = " + min + most + ")"), min, max))
        : Optional.empty();
  }

  private Optional<Constraint> digits() {
    int integer = integer("integer");
    int fraction = integer("fraction");
    String text = "(integer = " + integer + ", fraction = " + fraction + ")";
    return areCounts("integer", "fraction")
        ? Optional.of(new Constraint.Digits(origin(text), integer, fraction))
        : Optional.empty();
  }

  /** Returns whether none of some values is negative. The first negative one is reported. */
  private boolean areCounts(String... names) {
    for (String name : names) {
      Valued<Long> count = annotation.number(name);
      if (count.value() < 0) {
        report.add(
            "%s(%s = %s) is below zero. Write 0 or more.",
            Code.UNSUPPORTED_CONSTRAINT, count.place(), label, name, count);
        return false;
      }
    }
    return true;
  }

  private Optional<BigDecimal> decimal() {
    Valued<String> text = annotation.string("value");
    try {
      return Optional.of(new BigDecimal(text.value()));
    } catch (NumberFormatException noNumber) {
      report.add(
          "The bound \"%s\" of %s is not a number. Write a decimal, such as 0.50.",
          Code.UNSUPPORTED_CONSTRAINT, text, label);
      return Optional.empty();
    }
  }

  private Optional<Constraint> sign(Side side) {
    return Optional.of(new Constraint.Sign(origin(), side));
  }

  private Optional<Constraint> moment(Tense tense) {
    return Optional.of(new Constraint.Moment(origin(), tense));
  }

  private long bound() {
    return annotation.number("value").value();
  }

  private Origin decimalOrigin() {
    return origin("(\"" + annotation.string("value").value() + "\")");
  }

  private boolean isInclusive() {
    return annotation.bool("inclusive").value();
  }

  private Origin origin() {
    return origin("");
  }

  /** Returns the origin of the constraint, with its values as they are written. */
  private Origin origin(String values) {
    boolean isOwn = annotation.isWritten("message");
    String message = isOwn ? annotation.string("message").value() : "";
    return new Origin(annotation.place(), label + values, message);
  }

  /** Reports a problem; the label is the first value of its text. */
  private <T> Optional<T> refuse(String text, Object... others) {
    Object[] values = Stream.concat(Stream.of(label), Arrays.stream(others)).toArray();
    report.add(text, Code.UNSUPPORTED_CONSTRAINT, annotation.place(), values);
    return Optional.empty();
  }

  private int integer(String name) {
    return Math.toIntExact(annotation.number(name).value());
  }
}
