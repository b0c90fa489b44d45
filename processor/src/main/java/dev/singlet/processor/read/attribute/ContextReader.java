package dev.singlet.processor.read.attribute;

import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.FromContext;
import dev.singlet.annotation.GeneratedId;
import dev.singlet.annotation.TimeToLive;
import dev.singlet.annotation.UpdatedAt;
import dev.singlet.annotation.Version;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.attribute.ContextModel;
import dev.singlet.processor.model.value.Spelling;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.RecordComponentElement;
import org.jspecify.annotations.Nullable;

/**
 * Reads {@code @FromContext}.
 *
 * @param isEntity true for the components of an entity
 */
record ContextReader(boolean isEntity, Report report) {

  /** The annotations that give a component its value in another way. */
  private static final List<Class<? extends Annotation>> OTHER_VALUES =
      List.of(
          CreatedAt.class,
          UpdatedAt.class,
          Version.class,
          Default.class,
          GeneratedId.class,
          TimeToLive.class);

  /**
   * Reads the annotation. A use that is refused is reported.
   *
   * @return null if the component doesn't take its value from the context
   */
  @Nullable ContextModel read(RecordComponentElement component) {
    Optional<Annotated> annotation = Annotated.find(component, FromContext.class);
    if (annotation.isEmpty()) {
      return null;
    }
    Valued<String> name = annotation.get().string("name");
    String problem = problem(component);
    if (!problem.isEmpty()) {
      report.add(
          "%s has @FromContext, %s.",
          Code.INVALID_CONTEXT, annotation.get().place(), component, problem);
      return null;
    }
    if (!isMethodName(name.value())) {
      report.add(
          "%s takes its value from \"%s\", which can't be the name of a method. Write a Java"
              + " identifier, such as \"user\".",
          Code.INVALID_CONTEXT, name.place(), component, name.value());
      return null;
    }
    return new ContextModel(
        annotation.get().place(),
        name.value().isEmpty() ? component.getSimpleName().toString() : name.value(),
        annotation.get().constant("on", FromContext.On.class).value() == FromContext.On.CREATE);
  }

  /** Returns whether a method can have a name. The empty one is that of the component. */
  private static boolean isMethodName(String name) {
    return name.isEmpty() || Spelling.isName(name);
  }

  private String problem(RecordComponentElement component) {
    if (!isEntity) {
      return OfItems.only("take values from the context", "it");
    }
    if (component.asType().getKind().isPrimitive()) {
      return "but is %s, which can't be absent in a record before its first write. Declare it as a"
              .formatted(TypeText.withArticle(component.asType()))
          + " class, such as Integer";
    }
    return OTHER_VALUES.stream()
        .filter(other -> Annotated.has(component, other))
        .findFirst()
        .map(
            other ->
                "and @%s, which gives it a value, too. Remove one of the two"
                    .formatted(other.getSimpleName()))
        .orElse("");
  }
}
