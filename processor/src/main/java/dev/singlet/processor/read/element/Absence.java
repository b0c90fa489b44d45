package dev.singlet.processor.read.element;

import dev.singlet.processor.model.value.Wrapping;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Recognizes types and declarations whose values may be absent. */
public final class Absence {

  private Absence() {}

  public static Wrapping wrapping(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED
        ? Wrapping.of(Compiler.element(type).getQualifiedName().toString())
        : Wrapping.NONE;
  }

  /**
   * Returns whether an annotation of a component itself marks it as nullable, and not one of its
   * type.
   */
  public static boolean isDeclaredNullable(RecordComponentElement component) {
    return isMarkedNullable(component) || isMarkedNullable(component.getAccessor());
  }

  /** Returns whether an annotation marks a type or a declaration as nullable. */
  public static boolean isMarkedNullable(AnnotatedConstruct annotated) {
    return annotated.getAnnotationMirrors().stream()
        .map(annotation -> annotation.getAnnotationType().asElement())
        .anyMatch(annotation -> annotation.getSimpleName().contentEquals("Nullable"));
  }
}
