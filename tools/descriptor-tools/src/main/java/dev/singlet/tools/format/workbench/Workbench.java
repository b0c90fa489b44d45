package dev.singlet.tools.format.workbench;

import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.KeyDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.json.JsonText;
import dev.singlet.tools.analysis.key.Tenants;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.ExportedFile;
import dev.singlet.tools.export.Exporter;
import dev.singlet.tools.json.JsonMembers;
import dev.singlet.tools.sample.SampleItem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * A model of NoSQL Workbench. Each entity is a facet, whose aliases are the templates of its keys
 * and whose data are sample items.
 */
public final class Workbench implements Exporter {

  /** The tool wants times. A constant keeps the file the same while the model is. */
  private static final String DATE = "Jan 01, 2026, 12:00 AM";

  @Override
  public String format() {
    return "workbench";
  }

  @Override
  public String summary() {
    return "A data model for NoSQL Workbench, with sample items";
  }

  @Override
  public List<ExportedFile> export(Export export) {
    return List.of(new ExportedFile("workbench.json", JsonText.of(model(export))));
  }

  @Override
  public List<String> warnings(Export export) {
    List<String> warnings = new ArrayList<>();
    for (IndexDescriptor index : export.table().indexes()) {
      if (index.type() == IndexDescriptor.Type.LOCAL) {
        warnings.add("The Workbench has no local indexes. " + index.name() + " is left out.");
      } else if (index.isVector()) {
        warnings.add("The Workbench has no vector indexes. " + index.name() + " is left out.");
      } else if (!hasPlace(index)) {
        warnings.add(
            "The Workbench has no keys of several attributes. " + index.name() + " is left out.");
      }
    }
    if (export.settings().isProvisioned()) {
      warnings.add("The model is for on-demand capacity. Set other capacity in the Workbench.");
    }
    if (export.settings().throughput().isLimitedOrWarm()) {
      warnings.add("The Workbench has no on-demand maximums and no warm throughput.");
    }
    for (String name : DeclaredAttributes.of(export.table(), export.samples()).ofSeveralTypes()) {
      warnings.add(
          "The attribute "
              + name
              + " has different types in different items. The Workbench knows one for each name.");
    }
    return warnings;
  }

  private static boolean hasPlace(IndexDescriptor index) {
    return index.type() == IndexDescriptor.Type.GLOBAL
        && index.key().partition().size() == 1
        && index.key().sort().size() < 2;
  }

  private static Map<String, Object> model(Export export) {
    TableDescriptor table = export.table();
    return new JsonMembers()
        .put("ModelName", table.name())
        .put("ModelMetadata", metadata(table))
        .put("DataModel", List.of(table(export)))
        .all();
  }

  private static Map<String, Object> metadata(TableDescriptor table) {
    return new JsonMembers()
        .put("Author", "")
        .put("DateCreated", DATE)
        .put("DateLastModified", DATE)
        .put("Description", table.documentation())
        .put("AWSService", "Amazon DynamoDB")
        .put("Version", "3.0")
        .all();
  }

  private static Map<String, Object> table(Export export) {
    TableDescriptor table = export.table();
    DeclaredAttributes declared = DeclaredAttributes.of(table, export.samples());
    List<Object> facets = new ArrayList<>();
    for (EntityDescriptor entity : table.entities()) {
      facets.add(facet(table, entity, declared, export.samples().of(entity.name())));
    }
    List<Object> indexes = new ArrayList<>();
    for (IndexDescriptor index : table.indexes()) {
      if (hasPlace(index)) {
        indexes.add(index(index));
      }
    }
    return new JsonMembers()
        .put("TableName", table.name())
        .put("KeyAttributes", key(table.key()))
        .put("NonKeyAttributes", declared.all())
        .put("TableFacets", facets)
        .put("GlobalSecondaryIndexes", indexes)
        .put("TableData", List.of())
        .put("DataAccess", dataAccess())
        .put("SampleDataFormats", declared.sampleFormats())
        .put("BillingMode", "PAY_PER_REQUEST")
        .all();
  }

  private static Map<String, Object> key(KeyDescriptor key) {
    JsonMembers members = new JsonMembers();
    members.put("PartitionKey", attribute(key.partition().get(0)));
    if (!key.sort().isEmpty()) {
      members.put("SortKey", attribute(key.sort().get(0)));
    }
    return members.all();
  }

  private static Map<String, Object> attribute(KeyDescriptor.Attribute attribute) {
    return DeclaredAttributes.declaration(attribute.name(), attribute.type().name());
  }

  private static Map<String, Object> facet(
      TableDescriptor table,
      EntityDescriptor entity,
      DeclaredAttributes declared,
      List<SampleItem> samples) {
    TreeSet<String> names = new TreeSet<>(declared.of(entity));
    List<Object> data = new ArrayList<>();
    for (SampleItem sample : samples) {
      Map<String, Object> item = new LinkedHashMap<>(sample.attributes());
      // The tool can't show NULL.
      item.values().removeIf(value -> ((Map<?, ?>) value).containsKey("NULL"));
      data.add(item);
      names.addAll(item.keySet());
    }
    table.key().attributes().forEach(attribute -> names.remove(attribute.name()));
    return new JsonMembers()
        .put("FacetName", entity.name())
        .put("KeyAttributeAlias", alias(table, entity.primaryKey()))
        .put("TableData", data)
        .put("NonKeyAttributes", List.copyOf(names))
        .put("DataAccess", dataAccess())
        .all();
  }

  private static Map<String, Object> alias(TableDescriptor table, LinkedKeyDescriptor key) {
    JsonMembers alias = new JsonMembers();
    alias.put("PartitionKeyAlias", Tenants.partition(table, key).get(0));
    if (!key.sort().isEmpty()) {
      alias.put("SortKeyAlias", key.sort().get(0).text());
    }
    return alias.all();
  }

  private static Map<String, Object> index(IndexDescriptor index) {
    return new JsonMembers()
        .put("IndexName", index.name())
        .put("KeyAttributes", key(index.key()))
        .put(
            "Projection",
            new JsonMembers()
                .put("ProjectionType", index.projection().name())
                .putIfAny("NonKeyAttributes", index.include())
                .all())
        .all();
  }

  private static Map<String, Object> dataAccess() {
    return Map.of("MySql", Map.of());
  }
}
