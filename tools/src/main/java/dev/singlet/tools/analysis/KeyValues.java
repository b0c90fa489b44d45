package dev.singlet.tools.analysis;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.AttributeDescriptor.Stamp;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.TemplateDescriptor;
import dev.singlet.tools.analysis.KeyValue.Change;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What a change of a value means for the keys that it stands in. */
public final class KeyValues {

  private KeyValues() {}

  /** Returns the components that stand in keys, by entity and in the order of its record. */
  public static List<KeyValue> of(TableDescriptor table) {
    return table.entities().stream().flatMap(entity -> of(entity).stream()).toList();
  }

  private static List<KeyValue> of(EntityDescriptor entity) {
    List<KeyValue> values = new ArrayList<>();
    for (AttributeDescriptor attribute : entity.attributes()) {
      Set<String> keys = new LinkedHashSet<>();
      boolean isPrimary = false;
      for (LinkedKeyDescriptor key : entity.keys()) {
        for (TemplateDescriptor template : key.templates()) {
          if (holds(entity, template, attribute.component())) {
            keys.add(template.attribute());
            isPrimary |= key.isPrimary();
          }
        }
      }
      if (!keys.isEmpty()) {
        Change change = isPrimary ? Change.DELETE_AND_PUT : change(attribute);
        values.add(new KeyValue(entity.name(), attribute.component(), List.copyOf(keys), change));
      }
    }
    return values;
  }

  private static Change change(AttributeDescriptor attribute) {
    return Optional.ofNullable(attribute.stamp())
        .map(stamp -> stamp == Stamp.CREATED ? Change.NONE : Change.EACH_UPDATE)
        .orElse(Change.UPDATE);
  }

  /** A computed value stands for the components that it is made of. */
  private static boolean holds(
      EntityDescriptor entity, TemplateDescriptor template, String component) {
    List<String> sources = TemplateShape.sources(template);
    return sources.contains(component)
        || entity.computed().stream()
            .anyMatch(
                each -> sources.contains(each.name()) && each.components().contains(component));
  }
}
