package dev.singlet.processor.read.constraint;

import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.read.element.Compiler;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Finds the annotations that are constraints, each one of repeated annotations. */
public record ConstraintAnnotations(Compiler compiler) {

  public static final String PACKAGE = "jakarta.validation.constraints.";
  static final String VALID = "jakarta.validation.Valid";
  private static final String META = "jakarta.validation.Constraint";
  private static final String JAVAX_META = "javax.validation.Constraint";

  /** Returns the constraints on an element. */
  List<Annotated> on(Element element) {
    return flat(Annotated.all(element));
  }

  /** Returns the constraints on a type within the declaration of an element. */
  List<Annotated> on(TypeMirror type, Element element) {
    return flat(
        type.getAnnotationMirrors().stream().map(mirror -> Annotated.of(element, mirror)).toList());
  }

  /** Returns the {@code @Valid} among annotations. */
  Optional<Annotated> valid(Element element, List<? extends AnnotationMirror> annotations) {
    return annotations.stream()
        .map(mirror -> Annotated.of(element, mirror))
        .filter(annotation -> annotation.typeName().equals(VALID))
        .findFirst();
  }

  /** Returns the annotation that makes another one a constraint and names its validators. */
  Optional<Annotated> meta(TypeElement annotation) {
    return meta(annotation, META);
  }

  /** Returns whether an annotation is a constraint of the old packages, which begin with javax. */
  boolean isOfJavax(TypeElement annotation) {
    return meta(annotation, META).isEmpty() && meta(annotation, JAVAX_META).isPresent();
  }

  private static Optional<Annotated> meta(TypeElement annotation, String name) {
    return Annotated.all(annotation).stream()
        .filter(meta -> meta.typeName().equals(name))
        .findFirst();
  }

  private List<Annotated> flat(List<Annotated> annotations) {
    List<Annotated> constraints = new ArrayList<>();
    for (Annotated annotation : annotations) {
      TypeElement type = annotation.type();
      if (isConstraint(type)) {
        constraints.add(annotation);
      } else if (holdsConstraints(type)) {
        constraints.addAll(annotation.annotations("value"));
      }
    }
    return constraints;
  }

  /** Returns whether an annotation is a constraint, or a container of repeated constraints. */
  public boolean areHeldBy(TypeElement annotation) {
    return isConstraint(annotation) || holdsConstraints(annotation);
  }

  private boolean isConstraint(TypeElement annotation) {
    return meta(annotation).isPresent() || isOfJavax(annotation);
  }

  /** Returns whether an annotation is a container of repeated constraints. */
  private boolean holdsConstraints(TypeElement container) {
    return ElementFilter.methodsIn(container.getEnclosedElements()).stream()
        .filter(method -> method.getSimpleName().contentEquals("value"))
        .map(method -> method.getReturnType())
        .filter(type -> type.getKind() == TypeKind.ARRAY)
        .map(type -> ((ArrayType) type).getComponentType())
        .filter(type -> type.getKind() == TypeKind.DECLARED)
        .anyMatch(type -> isConstraint(Compiler.element(type)));
  }
}
