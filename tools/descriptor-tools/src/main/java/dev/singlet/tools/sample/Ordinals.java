package dev.singlet.tools.sample;

import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.TemplateDescriptor;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Chooses the value of each component in each sample item of an entity. The last component of the
 * primary key tells the items of an entity apart, and those before it name the same parent. So
 * items of one parent are in one partition. One more item has another parent, the second one of its
 * kind.
 */
final class Ordinals {

  /** The number of items with one parent. */
  static final int OF_ONE_PARENT = 3;

  private final List<String> key;
  private final Set<String> partitions;

  Ordinals(EntityDescriptor entity) {
    Set<String> inKey = new LinkedHashSet<>();
    addValues(entity, entity.primaryKey().partition(), inKey);
    addValues(entity, entity.primaryKey().sort(), inKey);
    key = new ArrayList<>(inKey);
    partitions = new LinkedHashSet<>();
    for (LinkedKeyDescriptor linked : entity.keys()) {
      if (!linked.isPrimary()) {
        addValues(entity, linked.partition(), partitions);
      }
    }
    partitions.removeAll(key);
  }

  private static void addValues(
      EntityDescriptor entity, List<TemplateDescriptor> templates, Set<String> components) {
    for (TemplateDescriptor template : templates) {
      template
          .values()
          .forEach(
              value -> {
                components.add(value.source());
                entity.computed().stream()
                    .filter(computed -> computed.name().equals(value.source()))
                    .forEach(computed -> components.addAll(computed.components()));
              });
    }
  }

  /** Returns how many items to make. */
  int items() {
    if (key.isEmpty()) {
      return 1;
    }
    return key.size() == 1 ? OF_ONE_PARENT : OF_ONE_PARENT + 1;
  }

  /**
   * Returns which value a component has.
   *
   * @param component its name
   * @param item the number of the item, from 0
   * @return the number of the value, from 0
   */
  int of(String component, int item) {
    boolean hasOtherParent = item == OF_ONE_PARENT;
    if (key.contains(component)) {
      int fromEnd = key.size() - 1 - key.indexOf(component);
      if (hasOtherParent) {
        return fromEnd == 1 ? 1 : 0;
      }
      return fromEnd == 0 ? item : 0;
    }
    return partitions.contains(component) ? item / 2 : item;
  }
}
