package dev.singlet.tools.format.infrastructure;

import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.KeyAttributeDescriptor;
import dev.singlet.model.KeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.JsonMembers;
import dev.singlet.tools.export.TableSettings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The parts of DynamoDB's CreateTable request, which templates of infrastructure have too. */
final class TableRequest {

  private final TableDescriptor table;
  private final TableSettings settings;

  TableRequest(TableDescriptor table, TableSettings settings) {
    this.table = table;
    this.settings = settings;
  }

  /** Returns each key attribute of the table and its indexes once. */
  List<Object> attributeDefinitions() {
    Map<String, Object> definitions = new LinkedHashMap<>();
    table.key().attributes().forEach(attribute -> define(attribute, definitions));
    for (IndexDescriptor index : table.indexes()) {
      index.key().attributes().forEach(attribute -> define(attribute, definitions));
    }
    return List.copyOf(definitions.values());
  }

  List<Object> keySchema() {
    return keySchema(table.key());
  }

  List<Object> indexes(IndexDescriptor.Type type) {
    List<Object> indexes = new ArrayList<>();
    for (IndexDescriptor index : table.indexes()) {
      if (index.type() == type) {
        indexes.add(
            new JsonMembers()
                .put("IndexName", index.name())
                .put("KeySchema", keySchema(index.key()))
                .put("Projection", projection(index))
                .putIf(
                    settings.isProvisioned() && type == IndexDescriptor.Type.GLOBAL,
                    "ProvisionedThroughput",
                    throughput())
                .all());
      }
    }
    return indexes;
  }

  String billingMode() {
    return settings.isProvisioned() ? "PROVISIONED" : "PAY_PER_REQUEST";
  }

  Map<String, Object> throughput() {
    return new JsonMembers()
        .put("ReadCapacityUnits", settings.readUnits())
        .put("WriteCapacityUnits", settings.writeUnits())
        .all();
  }

  private static void define(KeyAttributeDescriptor attribute, Map<String, Object> definitions) {
    definitions.put(
        attribute.name(),
        new JsonMembers()
            .put("AttributeName", attribute.name())
            .put("AttributeType", attribute.type().name())
            .all());
  }

  private static List<Object> keySchema(KeyDescriptor key) {
    List<Object> schema = new ArrayList<>();
    key.partition().forEach(attribute -> schema.add(keyElement(attribute, "HASH")));
    key.sort().forEach(attribute -> schema.add(keyElement(attribute, "RANGE")));
    return schema;
  }

  private static Map<String, Object> keyElement(KeyAttributeDescriptor attribute, String type) {
    return new JsonMembers().put("AttributeName", attribute.name()).put("KeyType", type).all();
  }

  private static Map<String, Object> projection(IndexDescriptor index) {
    return new JsonMembers()
        .put("ProjectionType", index.projection().name())
        .putIfAny("NonKeyAttributes", index.include())
        .all();
  }
}
