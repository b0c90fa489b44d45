package dev.singlet.tools.format.analytics;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.ComputedDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.KeyDescriptor;
import dev.singlet.model.MarkDescriptor;
import dev.singlet.model.StampsDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.TemplateDescriptor;
import dev.singlet.tools.analysis.key.TemplateShape;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The view of an entity: its items, with a column for each value of its record. */
final class EntityView {

  private final TableDescriptor table;
  private final EntityDescriptor entity;
  private final Dialect dialect;
  private final String name;
  private final ViewColumns columns;

  EntityView(TableDescriptor table, EntityDescriptor entity, Dialect dialect, String name) {
    this.table = table;
    this.entity = entity;
    this.dialect = dialect;
    this.name = name;
    this.columns = new ViewColumns(entity, dialect);
    addColumns();
  }

  /** Returns the views of a table, in the order of its entities. */
  static List<EntityView> of(TableDescriptor table, Dialect dialect) {
    ColumnNames names = new ColumnNames();
    names.give(tableName(table));
    return table.entities().stream()
        .map(
            entity ->
                new EntityView(
                    table, entity, dialect, names.give(ColumnNames.simple(entity.java()))))
        .toList();
  }

  /** Returns the name of the table that holds all lines of the export. */
  static String tableName(TableDescriptor table) {
    return ColumnNames.snakeCase(table.name() + "Items");
  }

  String name() {
    return name;
  }

  /** Returns what the view lacks: a sentence each. */
  List<String> warnings() {
    List<String> warnings = new ArrayList<>(columns.warnings());
    if (!entity.migrations().isEmpty()) {
      warnings.add(
          "Items of older schema versions of "
              + entity.name()
              + " are shown as they are stored, because only Java can migrate them.");
    }
    if (entity.isToldByKey() && hasConstraintsInKey()) {
      warnings.add(
          "The view of "
              + entity.name()
              + " takes the items whose keys have its form. It doesn't know constraints that tell"
              + " them from others.");
    }
    return warnings;
  }

  private boolean hasConstraintsInKey() {
    List<String> sources = TemplateShape.sources(entity.primaryKey().templates());
    return entity.attributes().stream()
        .anyMatch(each -> sources.contains(each.component()) && !each.constraints().isEmpty());
  }

  /** Returns the statement that creates it, without a semicolon. */
  String sql() {
    StringBuilder sql = new StringBuilder("CREATE OR REPLACE VIEW ");
    sql.append(Dialect.quoted(name)).append(" AS\nSELECT\n");
    List<String> values = new ArrayList<>();
    for (Column column : columns.all()) {
      StringBuilder value = new StringBuilder();
      column.notes().forEach(note -> value.append("  -- ").append(oneLine(note)).append('\n'));
      value.append("  ").append(column.sql()).append(" AS ").append(Dialect.quoted(column.name()));
      values.add(value.toString());
    }
    sql.append(String.join(",\n", values));
    sql.append("\nFROM ").append(Dialect.quoted(tableName(table)));
    sql.append("\nWHERE ").append(condition());
    for (String note : columns.missing()) {
      sql.append("\n-- ").append(oneLine(note));
    }
    return sql.append('\n').toString();
  }

  private static String oneLine(String note) {
    return note.replaceAll("[\\p{Cntrl}\\u2028\\u2029\\s]+", " ").strip();
  }

  private void addColumns() {
    KeyPattern patterns = new KeyPattern(table, entity);
    if (!table.tenantPrefix().isEmpty()) {
      String key = table.key().partition().get(0).name();
      columns.add(
          "tenant", dialect.extracted(text(key), patterns.tenant()), List.of("tenant of " + key));
    }
    for (AttributeDescriptor attribute : entity.attributes()) {
      if (attribute.keepsOthers()) {
        columns.lacks("all other attributes of the item: " + attribute.component());
      } else if (attribute.onlyInKey().isEmpty()) {
        columns.add(attribute, dialect.item());
      } else {
        new KeyColumn(entity, dialect, patterns).addTo(columns, attribute);
      }
    }
    for (ComputedDescriptor computed : entity.computed()) {
      if (!computed.stored().isEmpty()) {
        columns.add(computed, dialect.item());
      }
    }
    StampsDescriptor stamps = table.stamps(entity);
    addStamp("created", stamps.created());
    addStamp("modified", stamps.modified());
  }

  /** Adds a stamp that no component shows. */
  private void addStamp(String column, String stored) {
    if (!stored.isEmpty()
        && entity.attributes().stream().noneMatch(each -> each.name().equals(stored))) {
      columns.addStamp(column, stored, table.managed().storedTime());
    }
  }

  private String text(String attribute) {
    return dialect.text(dialect.item().member(attribute, "S"));
  }

  private String condition() {
    MarkDescriptor mark = table.mark(entity);
    if (mark.attribute().isEmpty()) {
      return byKey();
    }
    String names =
        Stream.concat(Stream.of(entity.name()), entity.aliases().stream())
            .map(dialect::literal)
            .collect(Collectors.joining(", "));
    Path path = dialect.item().member(mark.attribute(), mark.type().name());
    return dialect.text(path) + " IN (" + names + ")";
  }

  private String byKey() {
    KeyPattern patterns = new KeyPattern(table, entity);
    List<String> conditions = new ArrayList<>();
    List<TemplateDescriptor> templates = entity.primaryKey().templates();
    for (KeyDescriptor.Attribute attribute : table.key().attributes()) {
      for (TemplateDescriptor template : templates) {
        if (template.attribute().equals(attribute.name())) {
          Path path = dialect.item().member(attribute.name(), attribute.type().name());
          conditions.add(
              attribute.type().name().equals("S")
                  ? dialect.matches(dialect.text(path), patterns.of(template))
                  : dialect.isThere(path));
        }
      }
    }
    return String.join("\n  AND ", conditions);
  }
}
