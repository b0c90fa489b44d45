package dev.singlet.tools.sample;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.KeyDescriptor;
import dev.singlet.model.TableDescriptor;
import java.util.LinkedHashMap;
import java.util.Map;

/** Orders the attributes of an item for people: keys, indexes, the record, and what is left. */
final class ItemOrder {

  private ItemOrder() {}

  static Map<String, Object> of(
      TableDescriptor table, EntityDescriptor entity, Map<String, Object> item) {
    Map<String, Object> ordered = new LinkedHashMap<>();
    move(table.key(), item, ordered);
    for (IndexDescriptor index : table.indexes()) {
      move(index.key(), item, ordered);
    }
    for (AttributeDescriptor attribute : entity.attributes()) {
      move(attribute.name(), item, ordered);
    }
    item.keySet().stream().sorted().forEach(name -> move(name, item, ordered));
    return ordered;
  }

  private static void move(KeyDescriptor key, Map<String, Object> item, Map<String, Object> to) {
    for (KeyDescriptor.Attribute attribute : key.attributes()) {
      move(attribute.name(), item, to);
    }
  }

  private static void move(String name, Map<String, Object> item, Map<String, Object> to) {
    Object value = item.get(name);
    if (value != null) {
      to.putIfAbsent(name, value);
    }
  }
}
