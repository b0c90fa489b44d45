package dev.singlet.processor.read.element;

import dev.singlet.processor.diag.StandIn;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ElementVisitor;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.Name;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/**
 * A component of a class, in the form of one of a record, so that both are read in the same way.
 *
 * @param type the class
 * @param declaration the parameter, or the field of its name if that has the annotations
 * @param asType its type
 * @param accessor the method that returns it
 */
record ClassComponent(
    TypeElement type, VariableElement declaration, TypeMirror asType, ExecutableElement accessor)
    implements RecordComponentElement, StandIn {

  @Override
  public ExecutableElement getAccessor() {
    return accessor;
  }

  @Override
  public Element getEnclosingElement() {
    return type;
  }

  @Override
  public Name getSimpleName() {
    return declaration.getSimpleName();
  }

  @Override
  public ElementKind getKind() {
    return ElementKind.RECORD_COMPONENT;
  }

  @Override
  public Set<Modifier> getModifiers() {
    return Set.of();
  }

  @Override
  public List<? extends Element> getEnclosedElements() {
    return List.of();
  }

  @Override
  public List<? extends AnnotationMirror> getAnnotationMirrors() {
    return declaration.getAnnotationMirrors();
  }

  @Override
  public <A extends Annotation> A getAnnotation(Class<A> annotation) {
    return declaration.getAnnotation(annotation);
  }

  @Override
  public <A extends Annotation> A[] getAnnotationsByType(Class<A> annotation) {
    return declaration.getAnnotationsByType(annotation);
  }

  @Override
  public <R, P> R accept(ElementVisitor<R, P> visitor, P parameter) {
    return visitor.visitRecordComponent(this, parameter);
  }

  /** Returns the name, as the compiler's elements do. */
  @Override
  public String toString() {
    return declaration.toString();
  }
}
