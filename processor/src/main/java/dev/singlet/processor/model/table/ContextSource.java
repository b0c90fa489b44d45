package dev.singlet.processor.model.table;

import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.ContextModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.type.JavaType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A source of values in the context of a table's writes.
 *
 * @param uses the components that take its values, at least one
 */
public record ContextSource(String name, List<Use> uses) {

  /** A component that takes its value from the source. */
  public record Use(EntityModel entity, AttributeModel attribute, ContextModel context) {

    /** Returns the type of the value. */
    public JavaType type() {
      return attribute.type().javaType().box();
    }
  }

  /** Returns the sources of a table, in the order components name them. */
  public static List<ContextSource> of(TableModel table) {
    Map<String, List<Use>> byName = new LinkedHashMap<>();
    for (EntityModel entity : table.entities()) {
      for (AttributeModel attribute : entity.attributes()) {
        ContextModel context = attribute.context();
        if (context != null) {
          byName
              .computeIfAbsent(context.source(), name -> new ArrayList<>())
              .add(new Use(entity, attribute, context));
        }
      }
    }
    return byName.entrySet().stream()
        .map(each -> new ContextSource(each.getKey(), List.copyOf(each.getValue())))
        .toList();
  }
}
