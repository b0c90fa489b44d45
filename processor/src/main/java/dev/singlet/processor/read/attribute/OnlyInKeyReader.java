package dev.singlet.processor.read.attribute;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.FromContext;
import dev.singlet.annotation.OnlyInKey;
import dev.singlet.annotation.Prefix;
import dev.singlet.annotation.TimeToLive;
import dev.singlet.annotation.Unique;
import dev.singlet.annotation.UpdatedAt;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.model.attribute.OnlyInKeyModel;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.RecordComponentElement;
import org.jspecify.annotations.Nullable;

/**
 * Reads {@link OnlyInKey} on the components of one record.
 *
 * @param isEntity true if the record is an entity, or flattened into one
 * @param report receives the problems
 */
record OnlyInKeyReader(boolean isEntity, Report report) {

  /** The annotations that are about an attribute and that other rules allow in keys. */
  private static final List<Class<? extends Annotation>> OF_ATTRIBUTES =
      List.of(
          CreatedAt.class,
          UpdatedAt.class,
          FromContext.class,
          TimeToLive.class,
          Default.class,
          Unique.class,
          Prefix.class);

  /**
   * Reads the annotation. A use that is refused is reported.
   *
   * @return the component without its place in a key; null if it is an attribute
   */
  @Nullable OnlyInKeyModel read(RecordComponentElement component) {
    Optional<Annotated> annotation = Annotated.find(component, OnlyInKey.class);
    if (annotation.isEmpty()) {
      return null;
    }
    String problem = problem(component);
    if (!problem.isEmpty()) {
      report.add(
          "%s has @OnlyInKey, %s.",
          Code.INVALID_ONLY_IN_KEY, annotation.get().place(), component, problem);
    }
    return new OnlyInKeyModel(annotation.get().place(), Optional.empty());
  }

  private String problem(RecordComponentElement component) {
    if (!isEntity) {
      return OfItems.only("can be in the key alone", "it");
    }
    if (Annotated.find(component, Attribute.class)
        .filter(a -> a.isWritten("aliases"))
        .isPresent()) {
      return "but aliases are names of an attribute. Remove the aliases";
    }
    return OF_ATTRIBUTES.stream()
        .filter(other -> Annotated.has(component, other))
        .findFirst()
        .map(
            other ->
                "and @%s too, which needs an attribute. Remove one of the two"
                    .formatted(other.getSimpleName()))
        .orElse("");
  }
}
