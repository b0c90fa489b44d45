package dev.singlet.processor.read.defaults;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.Suggestion;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.value.Constraint;
import dev.singlet.processor.model.value.DefaultValue;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.Literal;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.model.value.ValueType.EnumConstant;
import dev.singlet.processor.read.element.Compiler;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/** Reads {@code @Default} and checks it against the component's type. */
public record DefaultReader(Compiler compiler, Report report) {

  public Optional<DefaultValue> read(
      Annotated annotation,
      TypeElement record,
      RecordComponentElement component,
      ValueType type,
      boolean hasClock,
      List<Constraint> constraints) {
    List<String> written =
        Stream.of("value", "constant", "method").filter(annotation::isWritten).toList();
    if (written.size() != 1) {
      report.add(
          "The @Default of %s has %s. Write one of @Default(\"...\"), @Default(constant = \"...\")"
              + " and @Default(method = \"...\").",
          Code.INVALID_DEFAULT,
          annotation.place(),
          component,
          written.isEmpty() ? "nothing" : String.join(" and ", written));
      return Optional.empty();
    }
    if (type.isSet()) {
      report.add(
          "%s is stored as a set, which can't have a @Default: an absent set is an empty one. Remove it.",
          Code.INVALID_DEFAULT, annotation.place(), component);
      return Optional.empty();
    }
    DefaultMembers members = new DefaultMembers(compiler, record, report);
    return switch (written.get(0)) {
      case "constant" -> field(members, annotation.string("constant"), component, constraints);
      case "method" -> members.method(component, annotation.string("method"));
      default -> literal(annotation, type, hasClock, constraints);
    };
  }

  /** Reads a field. Its value is checked if the compiler knows it. */
  private Optional<DefaultValue> field(
      DefaultMembers members,
      Valued<String> name,
      RecordComponentElement component,
      List<Constraint> constraints) {
    Optional<VariableElement> field = members.field(component, name);
    field
        .map(VariableElement::getConstantValue)
        .ifPresent(value -> checkConstraints(value.toString(), name.place(), constraints));
    return field.map(DefaultMembers::of);
  }

  private Optional<DefaultValue> literal(
      Annotated annotation, ValueType type, boolean hasClock, List<Constraint> constraints) {
    Valued<String> text = annotation.string("value");
    if (type instanceof ValueType.Enumeration enumeration) {
      return constant(text, enumeration);
    }
    if (type.is(Kind.INSTANT) && text.value().equals("now") && hasClock) {
      return Optional.of(new DefaultValue.Now());
    }
    Optional<Literal> form = LiteralForms.of(type, hasClock);
    if (form.isEmpty()) {
      report.add(
          "The type %s has no literals for @Default. Strings, numbers, booleans, enums, times,"
              + " UUIDs and other types that have a text do. Write @Default(constant = \"...\") or"
              + " @Default(method = \"...\"), or make the component @Nullable if it may be absent.",
          Code.INVALID_DEFAULT, annotation.place(), TypeText.of(type.javaType()));
      return Optional.empty();
    }
    if (!form.get().accepts(text.value())) {
      report.add(
          "The default \"%s\" is not a valid %s.",
          Code.INVALID_DEFAULT, text, form.get().expected());
      return Optional.empty();
    }
    checkConstraints(text.value(), text.place(), constraints);
    return Optional.of(new DefaultValue.Literal(text.value()));
  }

  private void checkConstraints(String value, Place place, List<Constraint> constraints) {
    constraints.stream()
        .filter(constraint -> !DefaultCheck.satisfies(value, constraint))
        .findFirst()
        .ifPresent(
            violated ->
                report.add(
                    "The default \"%s\" violates %s, so no put could use it. Change one of them.",
                    Code.INVALID_DEFAULT, place, value, violated.origin().text()));
  }

  private Optional<DefaultValue> constant(Valued<String> text, ValueType.Enumeration type) {
    List<String> names = type.constants().stream().map(EnumConstant::name).toList();
    if (names.contains(text.value())) {
      return Optional.of(new DefaultValue.Constant(text.value()));
    }
    report.add(
        "The enum %s has no constant \"%s\". %s",
        Code.UNKNOWN_CONSTANT,
        text.place(),
        type.javaType().simpleName(),
        text.value(),
        Suggestion.of(text.value(), names));
    return Optional.empty();
  }
}
