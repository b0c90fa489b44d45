package dev.singlet.processor.diag;

import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/**
 * An element, or an annotation or one of its values on it.
 *
 * @param element the element, which the compiler knows
 * @param annotation the annotation; null for the element itself
 * @param value the annotation's value; null for the annotation as a whole
 */
public record SourcePlace(
    Element element, @Nullable AnnotationMirror annotation, @Nullable AnnotationValue value)
    implements Place {

  public SourcePlace {
    element = element instanceof StandIn other ? other.declaration() : element;
  }

  public static SourcePlace of(Element element) {
    return new SourcePlace(element, null, null);
  }
}
