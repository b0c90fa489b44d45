package dev.singlet.tools.analysis.key;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.ConditionDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.TemplateDescriptor;
import dev.singlet.tools.analysis.key.KeyValue.Change;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The effects of a change of a value on the keys that it is in, or that it chooses. */
public final class KeyValues {

  private KeyValues() {}

  /**
   * Returns the components that are in keys or choose them, by entity and in the order of its
   * record.
   */
  public static List<KeyValue> of(TableDescriptor table) {
    return table.entities().stream().flatMap(entity -> of(entity).stream()).toList();
  }

  private static List<KeyValue> of(EntityDescriptor entity) {
    List<KeyValue> values = new ArrayList<>();
    for (AttributeDescriptor attribute : entity.attributes()) {
      Set<String> keys = new LinkedHashSet<>();
      Set<String> chosen = new LinkedHashSet<>();
      List<ConditionDescriptor.Term> terms = new ArrayList<>();
      boolean isPrimary = false;
      for (LinkedKeyDescriptor key : entity.keys()) {
        for (TemplateDescriptor template : key.templates()) {
          if (isIn(TemplateShape.sources(template), entity, attribute)) {
            keys.add(template.attribute());
            isPrimary |= key.isPrimary();
          }
        }
        for (ConditionDescriptor.Term term : Conditions.terms(key)) {
          if (isIn(List.of(term.source()), entity, attribute)) {
            terms.add(term);
            chosen.addAll(TemplateShape.attributes(key.templates()));
          }
        }
      }
      // A local index has the partition key of the table, which each item has.
      chosen.removeAll(TemplateShape.attributes(entity.primaryKey().templates()));
      if (!keys.isEmpty() || !chosen.isEmpty()) {
        values.add(
            new KeyValue(
                entity.name(),
                attribute.component(),
                List.copyOf(keys),
                List.copyOf(chosen),
                Conditions.stored(entity, terms),
                isPrimary ? Change.DELETE_AND_PUT : change(attribute)));
      }
    }
    return values;
  }

  private static Change change(AttributeDescriptor attribute) {
    if (attribute.isFilledIn()) {
      return attribute.isOfCreation() ? Change.NONE : Change.EACH_UPDATE;
    }
    return attribute.isReadOnly() ? Change.PUT : Change.UPDATE;
  }

  /** A computed value stands for the components that it is made of. */
  private static boolean isIn(
      List<String> sources, EntityDescriptor entity, AttributeDescriptor attribute) {
    String component = attribute.component();
    return sources.contains(component)
        || entity.computed().stream()
            .anyMatch(
                each -> sources.contains(each.name()) && each.components().contains(component));
  }
}
