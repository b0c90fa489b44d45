package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.ComputedModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.settings.KeyModel.KeyAttributeModel;
import dev.singlet.processor.model.settings.TableSettings;
import dev.singlet.processor.model.table.TableModel;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * A component may be a key attribute of an index in which its entity has no key, if the key
 * attribute has its type, and if the items lack another attribute of the key and so are not in the
 * index.
 */
final class ForeignIndexes implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    Map<String, AttributeModel> components = components(entity, table.settings());
    Set<String> stored = stored(entity, table.settings());
    for (IndexModel index : table.settings().indexes()) {
      boolean isWhole = stored.containsAll(index.key().names());
      for (KeyAttributeModel key : index.key().attributes()) {
        AttributeModel attribute = components.get(key.name());
        if (attribute != null && (isWhole || attribute.type().stored() != key.type())) {
          components.remove(key.name());
          report(attribute, index, isWhole ? whole(attribute, entity) : misfit(key), report);
          if (isWhole) {
            break;
          }
        }
      }
    }
  }

  /** Returns the components that are not in the entity's own keys, by their names as stored. */
  private static Map<String, AttributeModel> components(EntityModel entity, TableSettings table) {
    Map<String, AttributeModel> components = new LinkedHashMap<>();
    entity.attributes().forEach(attribute -> components.put(attribute.stored(), attribute));
    components.keySet().removeAll(AttributeNames.written(entity, table));
    components.keySet().removeAll(entity.unreadKeys());
    components.keySet().removeAll(TenantKeys.partitionKeys(table).keySet());
    return components;
  }

  private static Set<String> stored(EntityModel entity, TableSettings table) {
    Set<String> stored = new HashSet<>(AttributeNames.written(entity, table));
    entity.attributes().forEach(attribute -> stored.add(attribute.stored()));
    for (ComputedModel method : entity.computed()) {
      if (method.stored() != null) {
        stored.add(method.stored());
      }
    }
    return stored;
  }

  private static void report(
      AttributeModel attribute, IndexModel index, String problem, Report report) {
    report.add(
        "%s would be stored as \"%s\", a key attribute of %s. %s",
        Code.ATTRIBUTE_IS_KEY, attribute, attribute.stored(), index, problem);
  }

  private static String whole(AttributeModel attribute, EntityModel entity) {
    return String.format(
        "%s has no key in that index, but all its items would be in it, because they have all"
            + " attributes of the key. Give the entity a @LinkedKey there with only {%s} for this"
            + " attribute, or give the component another name with @Attribute.",
        entity.label(), attribute.label());
  }

  private static String misfit(KeyAttributeModel key) {
    String values =
        switch (key.type()) {
          case S -> "text";
          case N -> "numbers";
          case B -> "bytes";
        };
    return "That takes only %s. Give the component another name with @Attribute.".formatted(values);
  }
}
