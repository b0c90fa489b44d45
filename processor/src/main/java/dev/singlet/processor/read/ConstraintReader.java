package dev.singlet.processor.read;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.Constraint;
import dev.singlet.processor.model.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * Reads {@code jakarta.validation.constraints}. One that is not supported is an error: it would
 * otherwise be believed to hold.
 */
final class ConstraintReader {

  private static final String PACKAGE = "jakarta.validation.constraints.";
  private static final String META = "jakarta.validation.Constraint";
  private static final String LIST = ".List";
  private static final String SUPPORTED =
      "There are @Pattern, @Size, @NotBlank, @NotEmpty, @NotNull, @Min, @Max, @Positive and"
          + " @PositiveOrZero. Take it away, and check the value in the record's constructor.";

  private final Compiler compiler;
  private final Report report;

  ConstraintReader(Compiler compiler, Report report) {
    this.compiler = compiler;
    this.report = report;
  }

  /**
   * The constraints on a component. They have no target for components, so javac keeps them on the
   * component's field.
   */
  List<Constraint> read(
      TypeElement record, RecordComponentElement component, ValueType type, boolean isNullable) {
    List<Constraint> constraints = new ArrayList<>();
    List<Annotated> declared = new ArrayList<>();
    for (Element field : ElementFilter.fieldsIn(record.getEnclosedElements())) {
      if (field.getSimpleName().equals(component.getSimpleName())) {
        declared.addAll(constraintsOn(field));
      }
    }
    for (Annotated annotation : declared) {
      read(annotation, type, isNullable).ifPresent(constraints::add);
    }
    Set<String> names = declared.stream().map(Annotated::typeName).collect(Collectors.toSet());
    for (Annotated annotation : constraintsOn(component.getAccessor())) {
      if (!names.contains(annotation.typeName())) {
        unsupported(
            annotation,
            "@%s stands on the accessor %s(), where it has no effect. Put it on the component.",
            name(annotation),
            component.getSimpleName());
      }
    }
    checkArguments(component.asType(), SourcePlace.of(component));
    return constraints;
  }

  /** Reports constraints on a record as a whole. */
  void checkRecord(TypeElement record) {
    for (Annotated annotation : constraintsOn(record)) {
      unsupported(annotation, "@%s is not supported. %s", name(annotation), SUPPORTED);
    }
  }

  /**
   * Reports constraints on what a component's value holds, as in {@code List<@NotBlank String>}.
   */
  private void checkArguments(TypeMirror type, Place place) {
    if (type instanceof DeclaredType declared) {
      for (TypeMirror argument : declared.getTypeArguments()) {
        for (AnnotationMirror annotation : argument.getAnnotationMirrors()) {
          if (isConstraint((TypeElement) annotation.getAnnotationType().asElement())) {
            report.add(
                Code.UNSUPPORTED_CONSTRAINT,
                place,
                "@%s stands on the type argument %s, where it has no effect. Take it away, and check"
                    + " the values in the record's constructor.",
                TypeText.of(annotation.getAnnotationType()),
                TypeText.of(argument));
          }
        }
        checkArguments(argument, place);
      }
    }
  }

  /** The constraints on an element; each of those that are repeated. */
  private List<Annotated> constraintsOn(Element element) {
    List<Annotated> constraints = new ArrayList<>();
    for (Annotated annotation : Annotated.all(element, compiler.elements())) {
      if (annotation.typeName().startsWith(PACKAGE) && annotation.typeName().endsWith(LIST)) {
        constraints.addAll(annotation.annotations("value"));
      } else {
        TypeElement type = compiler.elements().getTypeElement(annotation.typeName());
        if (type != null && isConstraint(type)) {
          constraints.add(annotation);
        }
      }
    }
    return constraints;
  }

  private Optional<Constraint> read(Annotated annotation, ValueType type, boolean isNullable) {
    if (!annotation.types("groups").isEmpty()) {
      return unsupported(
          annotation,
          "@%s has groups, which are not supported: all constraints are checked by every put. Take"
              + " them away.",
          name(annotation));
    }
    if (!annotation.types("payload").isEmpty()) {
      return unsupported(
          annotation, "@%s has a payload, which nothing reads. Take it away.", name(annotation));
    }
    String name = annotation.typeName().replace(PACKAGE, "");
    String sized = "String, List, Set and Map";
    boolean isText = type instanceof ValueType.Text;
    boolean isNumber = type instanceof ValueType.Numeric;
    boolean hasSize =
        isText
            || type instanceof ValueType.SetOf
            || type instanceof ValueType.ListOf
            || type instanceof ValueType.MapOf;
    return switch (name) {
      case "Pattern" -> fitting(annotation, type, isText, "String").flatMap(this::pattern);
      case "Size" -> fitting(annotation, type, hasSize, sized).map(this::size);
      case "NotEmpty" ->
          fitting(annotation, type, hasSize, sized)
              .map(a -> new Constraint.Size(origin(a, ""), 1, Integer.MAX_VALUE));
      case "NotBlank" ->
          fitting(annotation, type, isText, "String")
              .map(a -> new Constraint.NotBlank(origin(a, "")));
      case "Min" ->
          fitting(annotation, type, isNumber, "numbers")
              .map(a -> new Constraint.Min(bound(a), a.number("value").value()));
      case "Max" ->
          fitting(annotation, type, isNumber, "numbers")
              .map(a -> new Constraint.Max(bound(a), a.number("value").value()));
      case "Positive" ->
          fitting(annotation, type, isNumber, "numbers")
              .map(a -> new Constraint.Positive(origin(a, "")));
      case "PositiveOrZero" ->
          fitting(annotation, type, isNumber, "numbers")
              .map(a -> new Constraint.Min(origin(a, ""), 0));
      case "NotNull" -> notNull(annotation, isNullable);
      default -> unsupported(annotation, "@%s is not supported. %s", name(annotation), SUPPORTED);
    };
  }

  private Optional<Constraint> pattern(Annotated annotation) {
    String regexp = annotation.string("regexp").value();
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
    try {
      Pattern.compile(regexp, flags);
      return Optional.of(new Constraint.Matches(origin(annotation, ""), regexp, flags));
    } catch (PatternSyntaxException malformed) {
      report.add(
          Code.UNSUPPORTED_CONSTRAINT,
          annotation.string("regexp").place(),
          "The regular expression \"%s\" is malformed: %s near index %s. Write one for"
              + " java.util.regex.Pattern.",
          regexp,
          malformed.getDescription(),
          malformed.getIndex());
      return Optional.empty();
    }
  }

  private Optional<Constraint> notNull(Annotated annotation, boolean isNullable) {
    return isNullable
        ? unsupported(annotation, "@NotNull contradicts @Nullable. Take one of them away.")
        : Optional.of(new Constraint.NotNull(origin(annotation, "")));
  }

  private Constraint size(Annotated annotation) {
    int min = integer(annotation, "min");
    int max = integer(annotation, "max");
    String most = annotation.isWritten("max") ? ", max = " + max : "";
    return new Constraint.Size(origin(annotation, "(min = " + min + most + ")"), min, max);
  }

  private Constraint.Origin bound(Annotated annotation) {
    return origin(annotation, "(" + annotation.number("value").value() + ")");
  }

  /** The annotation with its arguments, and what it says itself of a violation. */
  private Constraint.Origin origin(Annotated annotation, String arguments) {
    Valued<String> message = annotation.string("message");
    boolean isOwn = annotation.isWritten("message");
    if (isOwn && message.value().contains("{")) {
      report.add(
          Code.UNSUPPORTED_CONSTRAINT,
          message.place(),
          "The message of @%s has a parameter in braces, which would not be replaced. Write the text"
              + " out.",
          name(annotation));
    }
    return new Constraint.Origin(
        annotation.place(), "@" + name(annotation) + arguments, isOwn ? message.value() : "");
  }

  private Optional<Annotated> fitting(
      Annotated annotation, ValueType type, boolean fits, String wanted) {
    if (!fits) {
      unsupported(
          annotation,
          "@%s can't hold for %s. It fits %s. Take it away, or change the type.",
          name(annotation),
          TypeText.withArticle(type.javaType()),
          wanted);
    }
    return fits ? Optional.of(annotation) : Optional.empty();
  }

  private Optional<Constraint> unsupported(
      Annotated annotation, String problem, Object... arguments) {
    report.add(Code.UNSUPPORTED_CONSTRAINT, annotation.place(), problem, arguments);
    return Optional.empty();
  }

  private boolean isConstraint(TypeElement annotation) {
    return annotation.getQualifiedName().toString().startsWith(PACKAGE)
        || Annotated.all(annotation, compiler.elements()).stream()
            .anyMatch(meta -> meta.typeName().equals(META));
  }

  private static String name(Annotated annotation) {
    return TypeText.of(annotation.typeName());
  }

  private static int integer(Annotated annotation, String name) {
    return Math.toIntExact(annotation.number(name).value());
  }
}
