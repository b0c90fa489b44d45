package dev.singlet.processor.read.element;

import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.FlattenedModel;
import dev.singlet.processor.model.value.Spelling;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/** Finds the components of an entity, and those of its flattened records. */
public final class DeclaredComponents {

  private DeclaredComponents() {}

  /** Returns the components by their paths, such as {@code shipTo.city}. */
  public static Map<String, RecordComponentElement> of(
      Compiler compiler, TypeElement entity, List<AttributeModel> attributes) {
    Set<String> flattened =
        FlattenedModel.all(attributes).stream()
            .map(FlattenedModel::component)
            .collect(Collectors.toSet());
    Map<String, RecordComponentElement> components = new LinkedHashMap<>();
    add(compiler, entity, "", flattened, components);
    return components;
  }

  private static void add(
      Compiler compiler,
      TypeElement type,
      String holder,
      Set<String> flattened,
      Map<String, RecordComponentElement> components) {
    for (RecordComponentElement component : compiler.components(type)) {
      String name = component.getSimpleName().toString();
      String path = holder.isEmpty() ? name : Spelling.path(holder, name);
      if (flattened.contains(path)) {
        add(compiler, Compiler.element(component.asType()), path, flattened, components);
      } else {
        components.put(path, component);
      }
    }
  }
}
