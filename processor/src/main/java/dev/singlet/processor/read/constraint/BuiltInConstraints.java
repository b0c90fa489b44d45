package dev.singlet.processor.read.constraint;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.Constraint;
import dev.singlet.processor.model.Constraint.Origin;
import dev.singlet.processor.model.Constraint.Side;
import dev.singlet.processor.model.Constraint.Tense;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Reads the constraints of {@code jakarta.validation.constraints}. */
final class BuiltInConstraints {

  private final Report report;

  BuiltInConstraints(Report report) {
    this.report = report;
  }

  /** The constraint that an annotation of that package stands for; reported if it can't hold. */
  Optional<Constraint> read(Annotated annotation, String origin, ConstrainedValue value) {
    ConstraintFit fit = fit(name(annotation));
    if (!fit.takes(value.type())) {
      return unsupported(
          annotation,
          "%s can't hold for %s. It fits %s. Take it away, or change the type.",
          origin,
          TypeText.withArticle(value.type()),
          fit.wanted());
    }
    return switch (name(annotation)) {
      case "Pattern" ->
          pattern(annotation)
              .map(p -> new Constraint.Matches(origin(annotation, origin), p.pattern(), p.flags()));
      case "Email" ->
          pattern(annotation)
              .map(p -> new Constraint.Email(origin(annotation, origin), p.pattern(), p.flags()));
      case "Size" -> size(annotation, origin);
      case "NotEmpty" -> refusingNull(annotation, origin, value).map(Constraint.NotEmpty::new);
      case "NotBlank" -> refusingNull(annotation, origin, value).map(Constraint.NotBlank::new);
      case "NotNull" -> refusingNull(annotation, origin, value).map(Constraint.NotNull::new);
      case "Null" ->
          unsupported(
              annotation,
              "%s lets nothing be stored but null, which is stored as nothing. Take the component"
                  + " away, or the constraint.",
              origin);
      case "Min" -> Optional.of(new Constraint.Min(bound(annotation, origin), bound(annotation)));
      case "Max" -> Optional.of(new Constraint.Max(bound(annotation, origin), bound(annotation)));
      case "DecimalMin" ->
          decimal(annotation, origin)
              .map(
                  v ->
                      new Constraint.DecimalMin(
                          decimalOrigin(annotation, origin), v, inclusive(annotation)));
      case "DecimalMax" ->
          decimal(annotation, origin)
              .map(
                  v ->
                      new Constraint.DecimalMax(
                          decimalOrigin(annotation, origin), v, inclusive(annotation)));
      case "Digits" -> digits(annotation, origin);
      case "Positive" -> sign(annotation, origin, Side.POSITIVE);
      case "PositiveOrZero" -> sign(annotation, origin, Side.POSITIVE_OR_ZERO);
      case "Negative" -> sign(annotation, origin, Side.NEGATIVE);
      case "NegativeOrZero" -> sign(annotation, origin, Side.NEGATIVE_OR_ZERO);
      case "AssertTrue" -> Optional.of(new Constraint.Assert(origin(annotation, origin), true));
      case "AssertFalse" -> Optional.of(new Constraint.Assert(origin(annotation, origin), false));
      case "Past" -> moment(annotation, origin, Tense.PAST);
      case "PastOrPresent" -> moment(annotation, origin, Tense.PAST_OR_PRESENT);
      case "Future" -> moment(annotation, origin, Tense.FUTURE);
      case "FutureOrPresent" -> moment(annotation, origin, Tense.FUTURE_OR_PRESENT);
      default ->
          unsupported(
              annotation,
              "%s is a constraint of a jakarta.validation that is not known. Known are those of 3.1."
                  + " Take it away, and check the value in a @Validate method.",
              origin);
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

  private Optional<Pattern> pattern(Annotated annotation) {
    Valued<String> regexp = annotation.string("regexp");
    try {
      return Optional.of(Pattern.compile(regexp.value(), flags(annotation)));
    } catch (PatternSyntaxException malformed) {
      report.add(
          Code.UNSUPPORTED_CONSTRAINT,
          regexp.place(),
          "The regular expression \"%s\" is malformed: %s near index %s. Write one for"
              + " java.util.regex.Pattern.",
          regexp.value(),
          malformed.getDescription(),
          malformed.getIndex());
      return Optional.empty();
    }
  }

  private static int flags(Annotated annotation) {
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

  private Optional<Origin> refusingNull(
      Annotated annotation, String origin, ConstrainedValue value) {
    return value.isNullable()
        ? unsupported(
            annotation,
            "%s refuses null, and contradicts @Nullable. Take one of them away.",
            origin)
        : Optional.of(origin(annotation, origin));
  }

  private Optional<Constraint> size(Annotated annotation, String origin) {
    int min = integer(annotation, "min");
    int max = integer(annotation, "max");
    if (min < 0 || max < 0) {
      return negative(annotation, origin, min < 0 ? "min" : "max");
    }
    String most = annotation.isWritten("max") ? ", max = " + max : "";
    return Optional.of(
        new Constraint.Size(origin(annotation, origin + "(min = " + min + most + ")"), min, max));
  }

  private Optional<Constraint> digits(Annotated annotation, String origin) {
    int integer = integer(annotation, "integer");
    int fraction = integer(annotation, "fraction");
    if (integer < 0 || fraction < 0) {
      return negative(annotation, origin, integer < 0 ? "integer" : "fraction");
    }
    String text = origin + "(integer = " + integer + ", fraction = " + fraction + ")";
    return Optional.of(new Constraint.Digits(origin(annotation, text), integer, fraction));
  }

  private Optional<Constraint> negative(Annotated annotation, String origin, String name) {
    report.add(
        Code.UNSUPPORTED_CONSTRAINT,
        annotation.number(name).place(),
        "%s(%s = %s) counts below zero. Write 0 or more.",
        origin,
        name,
        annotation.number(name).value());
    return Optional.empty();
  }

  private Optional<BigDecimal> decimal(Annotated annotation, String origin) {
    Valued<String> text = annotation.string("value");
    try {
      return Optional.of(new BigDecimal(text.value()));
    } catch (NumberFormatException noNumber) {
      report.add(
          Code.UNSUPPORTED_CONSTRAINT,
          text.place(),
          "The bound \"%s\" of %s is no number. Write a decimal, such as 0.50.",
          text.value(),
          origin);
      return Optional.empty();
    }
  }

  private static Optional<Constraint> sign(Annotated annotation, String origin, Side side) {
    return Optional.of(new Constraint.Sign(origin(annotation, origin), side));
  }

  private static Optional<Constraint> moment(Annotated annotation, String origin, Tense tense) {
    return Optional.of(new Constraint.Moment(origin(annotation, origin), tense));
  }

  private static Origin bound(Annotated annotation, String origin) {
    return origin(annotation, origin + "(" + bound(annotation) + ")");
  }

  private static long bound(Annotated annotation) {
    return annotation.number("value").value();
  }

  private static Origin decimalOrigin(Annotated annotation, String origin) {
    return origin(annotation, origin + "(\"" + annotation.string("value").value() + "\")");
  }

  private static boolean inclusive(Annotated annotation) {
    return annotation.bool("inclusive").value();
  }

  private static Origin origin(Annotated annotation, String text) {
    boolean isOwn = annotation.isWritten("message");
    String message = isOwn ? annotation.string("message").value() : "";
    return new Origin(annotation.place(), text, message);
  }

  private <T> Optional<T> unsupported(Annotated annotation, String problem, Object... arguments) {
    report.add(Code.UNSUPPORTED_CONSTRAINT, annotation.place(), problem, arguments);
    return Optional.empty();
  }

  private static String name(Annotated annotation) {
    return annotation.typeName().substring(ConstraintAnnotations.PACKAGE.length());
  }

  private static int integer(Annotated annotation, String name) {
    return Math.toIntExact(annotation.number(name).value());
  }
}
