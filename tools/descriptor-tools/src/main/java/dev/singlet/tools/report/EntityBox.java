package dev.singlet.tools.report;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.ComputedDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.TemplateDescriptor;
import dev.singlet.tools.report.diagram.Box;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** An entity as a box of a diagram. */
final class EntityBox {

  private final EntityDescriptor entity;
  private final Set<String> inPartition = new LinkedHashSet<>();
  private final Set<String> inSort = new LinkedHashSet<>();
  private final Set<String> inIndexes = new LinkedHashSet<>();

  private EntityBox(EntityDescriptor entity) {
    this.entity = entity;
    for (LinkedKeyDescriptor key : entity.keys()) {
      addComponents(key.partition(), key.isPrimary() ? inPartition : inIndexes);
      addComponents(key.sort(), key.isPrimary() ? inSort : inIndexes);
    }
  }

  static Box of(EntityDescriptor entity) {
    EntityBox box = new EntityBox(entity);
    List<Box.Row> rows = new ArrayList<>();
    for (AttributeDescriptor attribute : entity.attributes()) {
      rows.add(
          new Box.Row(
              box.mark(attribute.component()),
              attribute.keepsOthers() ? "others" : attribute.name(),
              attribute.type().stored().name()));
    }
    return new Box(entity.name(), entity.name(), rows);
  }

  private String mark(String component) {
    List<String> marks = new ArrayList<>();
    if (inPartition.contains(component)) {
      marks.add("PK");
    }
    if (inSort.contains(component)) {
      marks.add("SK");
    }
    if (marks.isEmpty() && inIndexes.contains(component)) {
      marks.add("IX");
    }
    return String.join(" ", marks);
  }

  private void addComponents(List<TemplateDescriptor> templates, Set<String> components) {
    for (TemplateDescriptor template : templates) {
      for (TemplateDescriptor.Part.Value value : template.values()) {
        components.add(value.source());
        entity.computed().stream()
            .filter(computed -> computed.name().equals(value.source()))
            .map(ComputedDescriptor::components)
            .forEach(components::addAll);
      }
    }
  }
}
