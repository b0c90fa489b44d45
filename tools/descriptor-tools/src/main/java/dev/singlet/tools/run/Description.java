package dev.singlet.tools.run;

import dev.singlet.model.AccessPatternDescriptor;
import dev.singlet.model.CollectionDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.KeyDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.TemplateDescriptor;
import dev.singlet.model.UniqueDescriptor;
import dev.singlet.model.VectorDescriptor;
import dev.singlet.tools.analysis.key.Tenants;
import java.util.List;
import java.util.stream.Collectors;

/** A model as text for a terminal: keys first, then what can be asked. */
public final class Description {

  private final TableDescriptor table;
  private final StringBuilder text = new StringBuilder();

  private Description(TableDescriptor table) {
    this.table = table;
  }

  /** Returns the text, with a line feed at its end. */
  public static String of(TableDescriptor table) {
    Description description = new Description(table);
    description.write();
    return description.text.toString();
  }

  private void write() {
    line(table.name() + " (" + table.java() + ")");
    line("  key: " + shown(table.key()));
    table.indexes().forEach(this::write);
    if (!table.managed().timeToLive().isEmpty()) {
      line("  time to live: " + table.managed().timeToLive());
    }
    for (EntityDescriptor entity : table.entities()) {
      line("");
      line(entity.name() + mark(entity));
      entity.keys().forEach(this::write);
      entity.unique().forEach(this::write);
      entity.patterns().forEach(this::write);
    }
    for (CollectionDescriptor collection : table.collections()) {
      line("");
      line(simple(collection.java()) + ": " + String.join(", ", collection.entities()));
      collection.patterns().forEach(this::write);
    }
  }

  /** Says what tells the items of an entity, if it is not the table's entity attribute. */
  private static String mark(EntityDescriptor entity) {
    if (entity.mark() != null) {
      return ", told by " + entity.mark().attribute() + " (" + entity.mark().type() + ")";
    }
    return entity.isToldByKey() ? ", told by its key" : "";
  }

  private void write(IndexDescriptor index) {
    String type =
        switch (index.type()) {
          case GLOBAL -> "";
          case LOCAL -> ", local";
          case VECTOR -> ", vector";
        };
    String projection =
        index.projection() == IndexDescriptor.Projection.ALL ? "" : ", " + index.projection();
    line("  " + index.name() + ": " + shown(index.key()) + type + projection);
    VectorDescriptor vector = index.vector();
    if (vector != null) {
      String filters = vector.filters().isEmpty() ? "" : ", filters " + names(vector.filters());
      line(
          "      "
              + vector.attribute()
              + " of "
              + vector.dimensions()
              + " dimensions, "
              + vector.distance()
              + filters);
    }
  }

  private void write(LinkedKeyDescriptor key) {
    String name = key.isPrimary() ? "key" : key.index();
    String sort = key.sort().isEmpty() ? "" : ", " + joined(key.sort());
    String when = key.when() == null ? "" : " when " + key.when().text();
    String order = key.givesUp().contains("ORDER") ? ", not in the order of the values" : "";
    line(
        "  "
            + name
            + ": "
            + String.join(" + ", Tenants.partition(table, key))
            + sort
            + when
            + order);
  }

  private void write(UniqueDescriptor unique) {
    String scope = unique.scope().isEmpty() ? "" : " in " + String.join(", ", unique.scope());
    line("  unique: " + unique.component() + scope + ": " + Tenants.partition(table, unique));
  }

  private void write(AccessPatternDescriptor pattern) {
    String operation = pattern.operation().request();
    String index = pattern.index().isEmpty() ? "" : " of " + pattern.index();
    line("  " + pattern.signature());
    line("      " + operation + index + ", " + Tenants.condition(table, pattern.keyCondition()));
    if (pattern.partitions() > 1) {
      line("      reads " + pattern.partitions() + " partitions at the same time");
    }
    if (!pattern.across().isEmpty()) {
      line("      takes several values of " + pattern.across() + ", each a partition of its own");
    }
  }

  private static String joined(List<TemplateDescriptor> templates) {
    return templates.stream().map(TemplateDescriptor::text).collect(Collectors.joining(" + "));
  }

  private static String shown(KeyDescriptor key) {
    String partition = names(key.partition());
    return key.sort().isEmpty() ? partition : partition + ", " + names(key.sort());
  }

  private static String names(List<KeyDescriptor.Attribute> attributes) {
    return attributes.stream()
        .map(attribute -> attribute.name() + " (" + attribute.type() + ")")
        .collect(Collectors.joining(" + "));
  }

  private static String simple(String type) {
    return type.substring(type.lastIndexOf('.') + 1);
  }

  private void line(String line) {
    text.append(line).append('\n');
  }
}
