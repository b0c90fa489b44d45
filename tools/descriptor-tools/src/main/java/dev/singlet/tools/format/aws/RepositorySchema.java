package dev.singlet.tools.format.aws;

import dev.singlet.model.AccessPatternDescriptor;
import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.CollectionDescriptor;
import dev.singlet.model.ComputedDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.KeyDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.TemplateDescriptor;
import dev.singlet.tools.json.JsonMembers;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The content of {@code schema.json}. */
final class RepositorySchema {

  private final TableDescriptor table;
  private int patterns;

  RepositorySchema(TableDescriptor table) {
    this.table = table;
  }

  Map<String, Object> members() {
    Map<String, Object> entities = new LinkedHashMap<>();
    for (EntityDescriptor entity : table.entities()) {
      entities.put(entity.name(), entity(entity));
    }
    JsonMembers config = new JsonMembers();
    config.put("table_name", table.name());
    config.put("partition_key", table.key().partition().get(0).name());
    if (!table.key().sort().isEmpty()) {
      config.put("sort_key", table.key().sort().get(0).name());
    }
    return new JsonMembers()
        .put(
            "tables",
            List.of(
                new JsonMembers()
                    .put("table_config", config.all())
                    .putIfAny("gsi_list", indexes())
                    .put("entities", entities)
                    .all()))
        .all();
  }

  private List<Object> indexes() {
    List<Object> indexes = new ArrayList<>();
    for (IndexDescriptor index : table.indexes()) {
      if (index.type() == IndexDescriptor.Type.GLOBAL) {
        indexes.add(
            new JsonMembers()
                .put("name", index.name())
                .put("partition_key", names(index.key().partition()))
                .putIf(!index.key().sort().isEmpty(), "sort_key", names(index.key().sort()))
                .put("projection", index.projection().name())
                .putIfAny("included_attributes", index.include())
                .all());
      }
    }
    return indexes;
  }

  private static Object names(List<KeyDescriptor.Attribute> attributes) {
    return oneOrAll(attributes.stream().map(KeyDescriptor.Attribute::name).toList());
  }

  /** A key of one attribute is a text, and one of several a list. */
  private static Object oneOrAll(List<String> texts) {
    return texts.size() == 1 ? texts.get(0) : texts;
  }

  private Map<String, Object> entity(EntityDescriptor entity) {
    LinkedKeyDescriptor key = entity.primaryKey();
    return new JsonMembers()
        .put("entity_type", entity.name())
        .put("pk_template", templates(entity, key.partition()))
        .putIf(!key.sort().isEmpty(), "sk_template", templates(entity, key.sort()))
        .putIfAny("gsi_mappings", mappings(entity))
        .put("fields", fields(entity))
        .put("access_patterns", patterns(entity))
        .all();
  }

  /** An entity has one mapping for each index, so that of several keys the first one counts. */
  private List<Object> mappings(EntityDescriptor entity) {
    Map<String, Object> mappings = new LinkedHashMap<>();
    for (LinkedKeyDescriptor key : entity.keys()) {
      if (isGlobal(key.index())) {
        mappings.putIfAbsent(
            key.index(),
            new JsonMembers()
                .put("name", key.index())
                .put("pk_template", templates(entity, key.partition()))
                .putIf(!key.sort().isEmpty(), "sk_template", templates(entity, key.sort()))
                .all());
      }
    }
    return List.copyOf(mappings.values());
  }

  private boolean isGlobal(String index) {
    return table
        .index(index)
        .filter(each -> each.type() == IndexDescriptor.Type.GLOBAL)
        .isPresent();
  }

  private static Object templates(EntityDescriptor entity, List<TemplateDescriptor> templates) {
    return oneOrAll(templates.stream().map(template -> template(entity, template)).toList());
  }

  /** Placeholders name attributes as stored, and have no formats. */
  private static String template(EntityDescriptor entity, TemplateDescriptor template) {
    return template.parts().stream()
        .map(
            part ->
                part instanceof TemplateDescriptor.Part.Value value
                    ? "{" + stored(entity, value.source()) + "}"
                    : part.toString())
        .collect(Collectors.joining());
  }

  private static String stored(EntityDescriptor entity, String component) {
    return entity.attribute(component).map(AttributeDescriptor::name).orElse(component);
  }

  private static List<Object> fields(EntityDescriptor entity) {
    List<Object> fields = new ArrayList<>();
    for (AttributeDescriptor attribute : entity.attributes()) {
      if (!attribute.keepsOthers()) {
        boolean canBeAbsent = attribute.isNullable() || !attribute.wrapper().isEmpty();
        boolean isRequired = !canBeAbsent && !attribute.type().isSet();
        fields.add(Fields.of(attribute.name(), attribute.type(), isRequired));
      }
    }
    Set<String> inKeys = new LinkedHashSet<>();
    for (LinkedKeyDescriptor key : entity.keys()) {
      for (TemplateDescriptor template : key.templates()) {
        template.values().forEach(value -> inKeys.add(value.source()));
      }
    }
    for (ComputedDescriptor computed : entity.computed()) {
      if (inKeys.contains(computed.name())) {
        fields.add(Fields.of(computed.name(), computed.type(), !computed.isNullable()));
      }
    }
    return fields;
  }

  /** A collection's access patterns are with the first of its entities. */
  private List<Object> patterns(EntityDescriptor entity) {
    List<Object> shown = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (AccessPatternDescriptor pattern : entity.patterns()) {
      add(entity, pattern, pattern.name(), names, shown);
    }
    for (CollectionDescriptor collection : table.collections()) {
      if (!collection.entities().isEmpty() && collection.entities().get(0).equals(entity.name())) {
        String name = collection.java().substring(collection.java().lastIndexOf('.') + 1);
        for (AccessPatternDescriptor pattern : collection.patterns()) {
          add(entity, pattern, name + "_" + pattern.name(), names, shown);
        }
      }
    }
    return shown;
  }

  /** Adds an access pattern under a name that no other of the entity has. */
  private void add(
      EntityDescriptor entity,
      AccessPatternDescriptor pattern,
      String wanted,
      Set<String> names,
      List<Object> shown) {
    if (pattern.index().isEmpty() || isGlobal(pattern.index())) {
      String name = wanted;
      for (int number = 2; !names.add(name); number++) {
        name = wanted + number;
      }
      shown.add(pattern(entity, pattern, name));
    }
  }

  private Map<String, Object> pattern(
      EntityDescriptor entity, AccessPatternDescriptor pattern, String name) {
    boolean isGet = pattern.operation() == AccessPatternDescriptor.Operation.GET_ITEM;
    String returned = isGet ? "single_entity" : "entity_list";
    List<Object> parameters = new ArrayList<>();
    for (AccessPatternDescriptor.Parameter parameter : pattern.parameters()) {
      parameters.add(
          new JsonMembers()
              .put("name", stored(entity, parameter.name()))
              .put("type", Fields.parameterType(parameter.java()))
              .all());
    }
    return new JsonMembers()
        .put("pattern_id", ++patterns)
        .put("name", name)
        .put(
            "description",
            pattern.documentation().isEmpty()
                ? pattern.signature() + ": " + pattern.keyCondition()
                : pattern.documentation())
        .put("operation", pattern.operation().request())
        .putIfAny("index_name", pattern.index())
        .put("parameters", parameters)
        .put("return_type", pattern.entities().size() > 1 ? "mixed_data" : returned)
        .all();
  }

  /** Returns what the format has no place for. */
  List<String> losses() {
    List<String> losses = new ArrayList<>();
    for (EntityDescriptor entity : table.entities()) {
      Set<String> formats = new LinkedHashSet<>();
      Set<String> conditions = new LinkedHashSet<>();
      Set<String> computed = new LinkedHashSet<>();
      Set<String> onlyInKey = new LinkedHashSet<>();
      for (AttributeDescriptor attribute : entity.attributes()) {
        if (!attribute.onlyInKey().isEmpty()) {
          onlyInKey.add(attribute.name());
        }
      }
      for (LinkedKeyDescriptor key : entity.keys()) {
        if (key.when() != null) {
          conditions.add(key.when().text());
        }
        for (TemplateDescriptor template : key.templates()) {
          for (TemplateDescriptor.Part.Value value : template.values()) {
            formats.addAll(value.formats());
            if (entity.attribute(value.source()).isEmpty()) {
              computed.add(value.source());
            }
          }
        }
      }
      add(losses, entity, "has no formats in keys, and lacks", formats);
      add(losses, entity, "has no conditions for keys, and lacks", conditions);
      add(losses, entity, "has no computed attributes, and takes for fields", computed);
      add(losses, entity, "has no values that only keys have, and takes for fields", onlyInKey);
    }
    return losses;
  }

  private static void add(
      List<String> losses, EntityDescriptor entity, String what, Set<String> values) {
    if (!values.isEmpty()) {
      losses.add(
          "schema.json " + what + " of " + entity.name() + ": " + String.join(", ", values) + ".");
    }
  }
}
