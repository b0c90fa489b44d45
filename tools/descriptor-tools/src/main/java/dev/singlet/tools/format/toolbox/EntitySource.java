package dev.singlet.tools.format.toolbox;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.AttributeType;
import dev.singlet.model.ComponentPath;
import dev.singlet.model.ComputedDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.MarkDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.TemplateDescriptor;
import dev.singlet.model.UniqueDescriptor;
import dev.singlet.tools.analysis.key.Tenants;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The declaration of an entity. */
final class EntitySource {

  private final TableDescriptor table;
  private final EntityDescriptor entity;
  private final TypeScript module;
  private final Timestamps timestamps;
  private final KeyExpressions keys;

  EntitySource(TableDescriptor table, EntityDescriptor entity, TypeScript module) {
    this.table = table;
    this.entity = entity;
    this.module = module;
    this.timestamps = new Timestamps(table, entity);
    this.keys = new KeyExpressions(entity, table.tenantPrefix(), timestamps, module);
  }

  String declaration() {
    module.imported("Entity");
    List<String> properties = new ArrayList<>();
    properties.add("name: " + TypeScript.quoted(entity.name()));
    properties.add("table");
    properties.add("schema: " + schema());
    if (!isPlainKey()) {
      properties.add("computeKey: key => ({ " + primaryKey() + " })");
    }
    properties.add(
        entity.isToldByKey() || entity.mark() != null
            ? "entityAttribute: false"
            : "entityAttribute: { name: "
                + TypeScript.quoted(Timestamps.free(entity, "entity"))
                + ", hidden: true }");
    properties.add("timestamps: " + timestamps.option());
    return TypeScript.comment(notes(), "")
        + "export const "
        + TypeScript.identifier(entity.name())
        + "Entity = new Entity({\n  "
        + String.join(",\n  ", properties)
        + "\n})\n";
  }

  private List<String> notes() {
    List<String> notes = new ArrayList<>();
    if (!entity.documentation().isEmpty()) {
      notes.add(entity.documentation());
    }
    if (!entity.aliases().isEmpty()) {
      notes.add(
          "Older items are called "
              + String.join(", ", entity.aliases())
              + ", which Toolbox doesn't read.");
    }
    for (UniqueDescriptor unique : entity.unique()) {
      notes.add(
          "Singlet keeps "
              + ComponentPath.joined(unique.component())
              + " unique by items with the key "
              + Tenants.partition(table, unique)
              + ". A put of Toolbox writes none.");
    }
    entity.checks().forEach(check -> notes.add("Not checked here: " + check.name() + "()."));
    return notes;
  }

  private String schema() {
    Set<String> inKey = new LinkedHashSet<>();
    for (TemplateDescriptor template : entity.primaryKey().templates()) {
      template.values().forEach(value -> inKey.addAll(components(value)));
    }
    AttributeSchemas schemas = new AttributeSchemas(entity, module, inKey);
    List<String> attributes = new ArrayList<>();
    for (AttributeDescriptor attribute : entity.attributes()) {
      if (!attribute.keepsOthers() && !timestamps.contains(attribute)) {
        attributes.add(schemas.property(attribute, "    "));
      }
    }
    if (entity.mark() != null) {
      attributes.add(mark(entity.mark()));
    }
    if (entity.schemaVersion() > 0) {
      attributes.add(schemaVersion());
    }
    String item = module.imported("item") + "({\n" + String.join(",\n", attributes) + "\n  })";
    List<String> links = new ArrayList<>();
    indexKeys().forEach((name, linked) -> links.add(link(name, linked)));
    for (ComputedDescriptor computed : entity.computed()) {
      if (!computed.stored().isEmpty()) {
        links.add(computed(computed));
      }
    }
    return links.isEmpty()
        ? item
        : item + ".and(prev => ({\n    " + String.join(",\n    ", links) + "\n  }))";
  }

  /**
   * Returns the components that a value of a key is made of, each after those that it is within.
   */
  private List<String> components(TemplateDescriptor.Part.Value value) {
    ComputedDescriptor computed = entity.computed(value.source()).orElse(null);
    if (computed == null) {
      return List.of(value.source());
    }
    if (!computed.isPath()) {
      return computed.components();
    }
    List<String> components = new ArrayList<>();
    String path = computed.name();
    int end = computed.components().get(0).length();
    for (; end > 0; end = path.indexOf('.', end + 1)) {
      components.add(path.substring(0, end));
    }
    components.add(path);
    return components;
  }

  /** Returns the attribute that Toolbox doesn't know as an entity attribute: it fills it in. */
  private String mark(MarkDescriptor mark) {
    boolean isNumber = mark.type() == AttributeType.N;
    return "    "
        + Timestamps.free(entity, "entity")
        + ": "
        + module.imported(isNumber ? "number" : "string")
        + "().const("
        + (isNumber ? entity.name() : TypeScript.quoted(entity.name()))
        + ").savedAs("
        + TypeScript.quoted(mark.attribute())
        + ").hidden()";
  }

  private String schemaVersion() {
    return "    "
        + Timestamps.free(entity, "schemaVersion")
        + ": "
        + module.imported("number")
        + "().const("
        + entity.schemaVersion()
        + ").savedAs("
        + TypeScript.quoted(table.managed().schemaVersion())
        + ").hidden()";
  }

  /** Returns the linked keys that can give each key attribute of an index. */
  private Map<String, List<LinkedKeyDescriptor>> indexKeys() {
    Map<String, List<LinkedKeyDescriptor>> linked = new LinkedHashMap<>();
    for (LinkedKeyDescriptor key : entity.keys()) {
      for (TemplateDescriptor template : key.templates()) {
        if (!key.isPrimary() && !isStoredAnyway(template)) {
          linked.computeIfAbsent(template.attribute(), name -> new ArrayList<>()).add(key);
        }
      }
    }
    return linked;
  }

  /** A key attribute can be an attribute of the record, its mark, or one of the table's key. */
  private boolean isStoredAnyway(TemplateDescriptor template) {
    String name = template.attribute();
    return name.equals(table.mark(entity).attribute())
        || entity.attributes().stream().anyMatch(attribute -> attribute.name().equals(name))
        || table.key().attributes().stream().anyMatch(attribute -> attribute.name().equals(name));
  }

  private String link(String name, List<LinkedKeyDescriptor> linked) {
    StringBuilder value = new StringBuilder();
    boolean isAlways = false;
    String type = "string";
    for (LinkedKeyDescriptor key : linked) {
      List<String> conditions = new ArrayList<>();
      if (key.when() != null) {
        conditions.add(keys.of(key.when(), "input"));
      }
      conditions.addAll(presence(key));
      for (TemplateDescriptor template : key.templates()) {
        if (template.attribute().equals(name)) {
          type =
              switch (template.type()) {
                case N -> "number";
                case B -> "binary";
                default -> "string";
              };
          if (!conditions.isEmpty()) {
            value.append(String.join(" && ", conditions)).append("\n        ? ");
          }
          value.append(keys.of(template, "input", key.partition().contains(template)));
          value.append(conditions.isEmpty() ? "" : "\n        : ");
          isAlways = conditions.isEmpty();
        }
      }
      if (isAlways) {
        break;
      }
    }
    return TypeScript.property(name)
        + ": "
        + module.imported(type)
        + "()"
        + (type.equals("number") ? ".big()" : "")
        + ".optional().hidden().link<typeof prev>(input =>\n      "
        + value
        + (isAlways ? "" : "undefined")
        + ")";
  }

  /** Returns the conditions that the values of a key are there: without them, it is not, either. */
  private List<String> presence(LinkedKeyDescriptor key) {
    return key.templates().stream()
        .flatMap(template -> template.values().stream())
        .map(TemplateDescriptor.Part.Value::source)
        .distinct()
        .filter(this::isOptional)
        .map(source -> keys.present(source, "input"))
        .toList();
  }

  private boolean isOptional(String source) {
    return entity
        .attribute(source)
        .map(each -> AttributeSchemas.isOptional(each) && !timestamps.contains(each))
        .orElseGet(() -> entity.computed(source).orElseThrow().isNullable());
  }

  private String computed(ComputedDescriptor computed) {
    String type =
        switch (computed.type().stored()) {
          case S -> "string";
          case N -> "number";
          case BOOL -> "boolean";
          default -> "any";
        };
    return TypeScript.property(computed.name())
        + ": "
        + module.imported(type)
        + "().optional().savedAs("
        + TypeScript.quoted(computed.stored())
        + ").link<typeof prev>(input => "
        + keys.computed(computed)
        + "(input))";
  }

  /** Toolbox wants no function where the attributes are the key as they are. */
  private boolean isPlainKey() {
    return table.tenantPrefix().isEmpty()
        && entity.primaryKey().templates().stream()
            .allMatch(
                template ->
                    template.parts().size() == 1
                        && template.values().size() == 1
                        && template.values().get(0).formats().isEmpty()
                        && entity
                            .attribute(template.values().get(0).source())
                            .filter(each -> each.name().equals(template.attribute()))
                            .isPresent());
  }

  private String primaryKey() {
    LinkedKeyDescriptor key = entity.primaryKey();
    return key.templates().stream()
        .map(
            template ->
                TypeScript.property(template.attribute())
                    + ": "
                    + keys.of(template, "key", key.partition().contains(template)))
        .collect(Collectors.joining(", "));
  }
}
