package dev.singlet.processor;

import dev.singlet.processor.mirror.Annotated;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * The annotated elements of a round. Each such question makes the compiler look at every parameter
 * of every method. So it is asked only once, and not at all if it has found none of the
 * annotations.
 */
final class AnnotatedElements {

  private final Set<? extends Element> elements;

  private AnnotatedElements(Set<? extends Element> elements) {
    this.elements = elements;
  }

  /**
   * Finds the annotated elements.
   *
   * @param annotations the processor's annotations that occur in the round
   */
  static AnnotatedElements of(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    return new AnnotatedElements(
        annotations.isEmpty()
            ? Set.of()
            : round.getElementsAnnotatedWithAny(annotations.toArray(new TypeElement[0])));
  }

  /**
   * Returns the elements with at least one of the given annotations, in the order of the source.
   */
  Set<Element> with(Class<?>... annotations) {
    Set<Element> annotated = new LinkedHashSet<>();
    for (Element element : elements) {
      if (Stream.of(annotations).anyMatch(annotation -> Annotated.has(element, annotation))) {
        annotated.add(element);
      }
    }
    return annotated;
  }
}
