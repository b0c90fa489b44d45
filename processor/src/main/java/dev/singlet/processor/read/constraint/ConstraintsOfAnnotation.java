package dev.singlet.processor.read.constraint;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.value.Constraint;
import dev.singlet.processor.read.element.Compiler;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * Reads the constraints that an annotation stands for. An annotation of jakarta is one constraint.
 * An annotation of the user is the constraints it is composed of.
 */
final class ConstraintsOfAnnotation {

  private static final String SINGLE = "jakarta.validation.ReportAsSingleViolation";
  private static final String OVERRIDES = "jakarta.validation.OverridesAttribute";
  private static final Set<String> NO_ATTRIBUTES = Set.of("message", "groups", "payload");

  private final Compiler compiler;
  private final ConstraintAnnotations annotations;
  private final Report report;

  ConstraintsOfAnnotation(Compiler compiler, Report report) {
    this.compiler = compiler;
    this.annotations = new ConstraintAnnotations(compiler);
    this.report = report;
  }

  /** Returns the constraints on a value. Constraints that can't be on it are reported. */
  List<Constraint> read(Annotated annotation, ConstrainedValue value) {
    return read(annotation, "@" + name(annotation), value, Set.of());
  }

  private List<Constraint> read(
      Annotated annotation, String origin, ConstrainedValue value, Set<String> within) {
    if (annotations.isOfJavax(annotation.type())) {
      report.add(
          "%s is a constraint of javax.validation, which Singlet doesn't read, so nothing would"
              + " check it. Use the one of jakarta.validation.",
          Code.UNSUPPORTED_CONSTRAINT, annotation.place(), origin);
      return List.of();
    }
    if (!annotation.types("groups").isEmpty()) {
      report.add(
          "%s has groups, which are not supported: every put checks all constraints. Remove them.",
          Code.UNSUPPORTED_CONSTRAINT, annotation.place(), origin);
      return List.of();
    }
    if (!annotation.types("payload").isEmpty()) {
      report.add(
          "%s has a payload, which nothing reads. Remove it.",
          Code.UNSUPPORTED_CONSTRAINT, annotation.place(), origin);
      return List.of();
    }
    return annotation.typeName().startsWith(ConstraintAnnotations.PACKAGE)
        ? new BuiltInConstraint(annotation, origin, value, report).read().stream().toList()
        : composed(annotation, origin, value, within);
  }

  private List<Constraint> composed(
      Annotated annotation, String origin, ConstrainedValue value, Set<String> within) {
    TypeElement type = compiler.elements().getTypeElement(annotation.typeName());
    List<Valued<TypeMirror>> validators =
        annotations.meta(type).map(meta -> meta.types("validatedBy")).orElse(List.of());
    List<Annotated> parts = annotations.on(type);
    if (!validators.isEmpty()) {
      report.add(
          "%s is checked by %s, which nothing runs: constraints become generated code. Compose it"
              + " of jakarta.validation.constraints, with validatedBy = {}, or check the value in a"
              + " @Validate method of the record.",
          Code.UNSUPPORTED_CONSTRAINT,
          annotation.place(),
          origin,
          TypeText.of(validators.get(0).value()));
      return List.of();
    }
    if (parts.isEmpty() || within.contains(annotation.typeName())) {
      report.add(
          "%s is composed of %s, so it would check nothing. Put jakarta.validation.constraints on"
              + " it, or check the value in a @Validate method of the record.",
          Code.UNSUPPORTED_CONSTRAINT,
          annotation.place(),
          origin,
          parts.isEmpty() ? "no constraints" : "itself");
      return List.of();
    }
    Set<String> outer = new LinkedHashSet<>(within);
    outer.add(annotation.typeName());
    List<Constraint> constraints = new ArrayList<>();
    Map<String, Integer> counts = new HashMap<>();
    for (Annotated part : parts) {
      int index = counts.merge(part.typeName(), 1, Integer::sum) - 1;
      Annotated placed = part.partOf(annotation, overrides(type, part, index));
      constraints.addAll(read(placed, "@" + name(part) + " of " + origin, value, outer));
    }
    return isSingle(type) && !constraints.isEmpty()
        ? List.of(single(annotation, origin, constraints))
        : constraints;
  }

  /**
   * Returns the names of a part's values, each with the name of the composed annotation's value
   * that replaces it.
   */
  private Map<String, String> overrides(TypeElement type, Annotated part, int index) {
    Map<String, String> overrides = new HashMap<>();
    for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
      String name = method.getSimpleName().toString();
      Annotated.all(method).stream()
          .flatMap(
              annotation ->
                  annotation.typeName().equals(OVERRIDES + ".List")
                      ? annotation.annotations("value").stream()
                      : Stream.of(annotation))
          .filter(annotation -> annotation.typeName().equals(OVERRIDES))
          .filter(annotation -> isOf(part, index, annotation))
          .forEach(
              annotation -> {
                String own = annotation.string("name").value();
                overrides.put(own.isEmpty() ? name : own, name);
              });
    }
    return overrides;
  }

  private static boolean isOf(Annotated part, int index, Annotated override) {
    TypeElement constraint = Compiler.element(override.type("constraint").value());
    long wanted = override.number("constraintIndex").value();
    return constraint.getQualifiedName().contentEquals(part.typeName())
        && (wanted < 0 || wanted == index);
  }

  private boolean isSingle(TypeElement type) {
    return Annotated.all(type).stream()
        .anyMatch(annotation -> annotation.typeName().equals(SINGLE));
  }

  private static Constraint single(
      Annotated annotation, String origin, List<Constraint> constraints) {
    Map<String, String> attributes = new HashMap<>(annotation.texts());
    attributes.keySet().removeAll(NO_ATTRIBUTES);
    return new Constraint.Composed(
        new Constraint.Origin(annotation.place(), origin, annotation.string("message").value()),
        name(annotation),
        attributes,
        constraints);
  }

  private static String name(Annotated annotation) {
    return TypeText.of(annotation.typeName());
  }
}
