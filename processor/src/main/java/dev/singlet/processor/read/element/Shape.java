package dev.singlet.processor.read.element;

import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import org.jspecify.annotations.Nullable;

/**
 * The components of a type, and how its values are made of them.
 *
 * @param components the components in order, each with its accessor; none if there is a problem
 * @param maker the constructor or static factory of a class that takes them; null for a record
 * @param problem the reason why a class has no components; null if it has
 */
public record Shape(
    List<? extends RecordComponentElement> components,
    @Nullable ExecutableElement maker,
    @Nullable Problem problem) {

  /**
   * A reason why a class has no components.
   *
   * @param place the element that is wrong
   * @param text what is wrong, after the words "..., which", and the way out
   */
  public record Problem(Element place, String text) {}

  public Shape {
    components = List.copyOf(components);
  }

  /** Returns the name of the static factory; empty if a constructor makes the values. */
  public String factory() {
    return maker != null && maker.getKind() == ElementKind.METHOD
        ? maker.getSimpleName().toString()
        : "";
  }
}
