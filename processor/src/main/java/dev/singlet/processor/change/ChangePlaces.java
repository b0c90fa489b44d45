package dev.singlet.processor.change;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.LinkedKeys;
import dev.singlet.annotation.Table;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.ModelChange;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.mirror.Annotated;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/**
 * The places of changes in the source of the changed model.
 *
 * @param elements the compiler's elements
 * @param present the changed model
 * @param table its interface
 */
record ChangePlaces(Elements elements, TableDescriptor present, TypeElement table) {

  /** Returns the part of the source that changed, or the nearest one around it. */
  SourcePlace of(ModelChange change) {
    Optional<TypeElement> found =
        present.entity(change.entity()).map(EntityDescriptor::java).map(elements::getTypeElement);
    if (found.isEmpty()) {
      return annotation(table, Table.class);
    }
    TypeElement entity = found.get();
    return switch (change.kind()) {
      case PRIMARY_KEY -> key(entity, "");
      case INDEX_KEY_ADDED, INDEX_KEY_REMOVED, INDEX_KEY_TEMPLATE, INDEX_KEY_CONDITION ->
          key(entity, change.member());
      default ->
          change.member().isEmpty()
              ? annotation(entity, Entity.class)
              : SourcePlace.of(component(entity, List.of(change.member().split("\\.", -1))));
    };
  }

  private static SourcePlace annotation(TypeElement type, Class<?> annotation) {
    return Annotated.find(type, annotation)
        .map(each -> (SourcePlace) each.place())
        .orElseGet(() -> SourcePlace.of(type));
  }

  private static SourcePlace key(TypeElement entity, String index) {
    return Annotated.findAll(entity, LinkedKey.class, LinkedKeys.class).stream()
        .filter(key -> key.string("index").value().equals(index))
        .map(key -> (SourcePlace) key.place())
        .findFirst()
        .orElseGet(() -> SourcePlace.of(entity));
  }

  /** Returns the component at the end of a path, or the last one that is there. */
  private static Element component(TypeElement record, List<String> path) {
    String name = path.get(0).replaceAll("[\\[\\]{}]", "");
    Optional<? extends Element> component = member(record, name);
    if (component.isEmpty() || path.size() == 1) {
      return component.isEmpty() ? record : component.get();
    }
    List<String> rest = path.subList(1, path.size());
    Optional<TypeElement> nested = recordOf(component.get().asType());
    return nested.map(type -> component(type, rest)).orElse(component.get());
  }

  private static Optional<? extends Element> member(TypeElement type, String name) {
    return type.getEnclosedElements().stream()
        .filter(each -> !each.getKind().isClass() && !each.getKind().isInterface())
        .filter(each -> each.getSimpleName().contentEquals(name))
        .findFirst();
  }

  /** Returns the type of a value, or of the elements of a list, a map or an {@code Optional}. */
  private static Optional<TypeElement> recordOf(TypeMirror type) {
    if (!(type instanceof DeclaredType declared)) {
      return Optional.empty();
    }
    List<? extends TypeMirror> arguments = declared.getTypeArguments();
    return arguments.isEmpty()
        ? Optional.of((TypeElement) declared.asElement())
        : recordOf(arguments.get(arguments.size() - 1));
  }
}
