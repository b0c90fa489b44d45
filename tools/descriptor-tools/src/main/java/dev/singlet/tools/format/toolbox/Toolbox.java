package dev.singlet.tools.format.toolbox;

import dev.singlet.model.ComponentPath;
import dev.singlet.model.ComputedDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.KeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.ExportedFile;
import dev.singlet.tools.export.Exporter;
import dev.singlet.tools.export.VectorRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A module of TypeScript for DynamoDB Toolbox v2, whose entities read and write the same items. A
 * comment says where Toolbox has nothing like it.
 */
public final class Toolbox implements Exporter {

  @Override
  public String format() {
    return "dynamodb-toolbox";
  }

  @Override
  public String summary() {
    return "A table and entities of DynamoDB Toolbox v2 in TypeScript, for the same items";
  }

  @Override
  public List<ExportedFile> export(Export export) {
    TableDescriptor table = export.table();
    TypeScript module = new TypeScript();
    module.declare(declaration(table, module));
    for (EntityDescriptor entity : table.entities()) {
      module.declare(new EntitySource(table, entity, module).declaration());
    }
    List<String> head =
        List.of(
            "Made by Singlet from "
                + table.java()
                + ". Change the model there, and export it again.",
            "Toolbox computes keys of indexes when it puts an item, and not when it updates one.");
    return List.of(new ExportedFile("model.ts", module.module(head, table.delimiter())));
  }

  @Override
  public List<String> warnings(Export export) {
    List<String> warnings = new ArrayList<>();
    for (EntityDescriptor entity : export.table().entities()) {
      if (!entity.computed().stream().allMatch(ComputedDescriptor::isPath)) {
        warnings.add(
            "What "
                + entity.name()
                + " computes is only written in Java. Write it in the functions "
                + TypeScript.identifier(entity.name())
                + "_...");
      }
      List<String> onlyInKey =
          entity.attributes().stream()
              .filter(attribute -> !attribute.onlyInKey().isEmpty())
              .map(attribute -> ComponentPath.joined(attribute.component()))
              .toList();
      if (!onlyInKey.isEmpty()) {
        warnings.add(
            "Toolbox stores "
                + String.join(", ", onlyInKey)
                + " of "
                + entity.name()
                + " as attributes, too. It can't read items that have them only in the key.");
      }
      if (!entity.unique().isEmpty()) {
        warnings.add("Puts of Toolbox don't keep the unique attributes of " + entity.name() + ".");
      }
    }
    for (IndexDescriptor index : VectorRequest.of(export.table())) {
      warnings.add(
          "Toolbox has no vector indexes. "
              + index.name()
              + " is left out, and its key attribute is kept.");
    }
    if (!export.table().tenantPrefix().isEmpty()) {
      warnings.add("Toolbox knows no tenants. Set tenant.id in the module.");
    }
    if (!export.table().hooks().isEmpty()) {
      warnings.add(
          "Records don't pass " + String.join(", ", export.table().hooks()) + " in Toolbox.");
    }
    return warnings;
  }

  private static String declaration(TableDescriptor table, TypeScript module) {
    module.imported("Table");
    List<String> properties = new ArrayList<>();
    properties.add("name: " + TypeScript.quoted(table.name()));
    properties.add("partitionKey: " + key(table.key().partition().get(0)));
    if (!table.key().sort().isEmpty()) {
      properties.add("sortKey: " + key(table.key().sort().get(0)));
    }
    List<IndexDescriptor> indexes =
        table.indexes().stream().filter(index -> !index.isVector()).toList();
    if (!indexes.isEmpty()) {
      properties.add(
          indexes.stream()
              .map(Toolbox::index)
              .collect(Collectors.joining(",\n    ", "indexes: {\n    ", "\n  }")));
    }
    if (!table.managed().entity().isEmpty()) {
      properties.add("entityAttributeSavedAs: " + TypeScript.quoted(table.managed().entity()));
    }
    return TypeScript.comment(List.of(table.documentation()), "")
        + "export const table = new Table({\n  "
        + String.join(",\n  ", properties)
        + "\n})\n";
  }

  private static String key(KeyDescriptor.Attribute attribute) {
    String type =
        switch (attribute.type()) {
          case N -> "number";
          case B -> "binary";
          default -> "string";
        };
    return "{ name: " + TypeScript.quoted(attribute.name()) + ", type: '" + type + "' }";
  }

  private static String index(IndexDescriptor index) {
    KeyDescriptor key = index.key();
    List<String> properties = new ArrayList<>();
    if (index.type() == IndexDescriptor.Type.LOCAL) {
      properties.add("type: 'local'");
    } else {
      properties.add("type: 'global'");
      properties.add(keys("partitionKey", key.partition()));
    }
    if (!key.sort().isEmpty()) {
      properties.add(keys("sortKey", key.sort()));
    }
    return TypeScript.property(index.name()) + ": { " + String.join(", ", properties) + " }";
  }

  private static String keys(String name, List<KeyDescriptor.Attribute> attributes) {
    return attributes.size() == 1
        ? name + ": " + key(attributes.get(0))
        : attributes.stream()
            .map(Toolbox::key)
            .collect(Collectors.joining(", ", name + "s: [", "]"));
  }
}
