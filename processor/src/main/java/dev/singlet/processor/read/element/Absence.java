package dev.singlet.processor.read.element;

import dev.singlet.processor.model.Wrapping;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** The ways in which types and declarations say that a value may be absent. */
public final class Absence {

  private Absence() {}

  public static Wrapping wrapping(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED
        ? Wrapping.of(Compiler.element(type).getQualifiedName().toString())
        : Wrapping.NONE;
  }

  /** Tells whether an annotation of a component says so, rather than one of its type. */
  public static boolean isDeclaredNullable(RecordComponentElement component) {
    return isMarkedNullable(component) || isMarkedNullable(component.getAccessor());
  }

  /** Tells whether an annotation of a type or a declaration itself says that it may be null. */
  public static boolean isMarkedNullable(AnnotatedConstruct annotated) {
    return annotated.getAnnotationMirrors().stream()
        .map(annotation -> annotation.getAnnotationType().asElement())
        .anyMatch(annotation -> annotation.getSimpleName().contentEquals("Nullable"));
  }
}
