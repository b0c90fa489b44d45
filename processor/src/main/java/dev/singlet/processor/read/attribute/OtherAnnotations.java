package dev.singlet.processor.read.attribute;

import dev.singlet.processor.mirror.Annotated;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.RecordComponentElement;

/**
 * The annotations that have no effect beside one of Singlet's.
 *
 * @param own the annotation
 * @param constraints the package of the constraints that have none
 */
record OtherAnnotations(Class<? extends Annotation> own, String constraints) {

  /**
   * Finds the first one on a component. Constraints are found on the accessor, because record
   * components are not among their targets.
   */
  Optional<Annotated> find(RecordComponentElement component) {
    List<String> packages = List.of(own.getPackageName() + ".", constraints + ".");
    return Stream.concat(
            Annotated.all(component).stream(), Annotated.all(component.getAccessor()).stream())
        .filter(annotation -> packages.stream().anyMatch(annotation.typeName()::startsWith))
        .filter(annotation -> !annotation.typeName().equals(own.getCanonicalName()))
        .findFirst();
  }
}
