package dev.singlet.tools.export;

import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.KeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.json.JsonMembers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The parts of DynamoDB's CreateTable request, which templates of infrastructure have too. */
public final class TableRequest {

  private final TableDescriptor table;
  private final TableSettings settings;

  /**
   * Starts with a table.
   *
   * @throws UserErrorException if the table can't have vector indexes with these settings
   */
  public TableRequest(TableDescriptor table, TableSettings settings) {
    VectorRequest.check(table, settings);
    this.table = table;
    this.settings = settings;
  }

  /** Returns each attribute of the table's keys, its indexes' keys and their filters once. */
  public List<Object> attributeDefinitions() {
    return attributeDefinitions(table.indexes());
  }

  /** Returns the same for a DynamoDB that has no vector indexes. */
  public List<Object> attributeDefinitionsWithoutVectors() {
    return attributeDefinitions(
        table.indexes().stream().filter(index -> !index.isVector()).toList());
  }

  private List<Object> attributeDefinitions(List<IndexDescriptor> indexes) {
    Map<String, Object> definitions = new LinkedHashMap<>();
    table.key().attributes().forEach(attribute -> define(attribute, definitions));
    for (IndexDescriptor index : indexes) {
      index.key().attributes().forEach(attribute -> define(attribute, definitions));
      if (index.vector() != null) {
        index.vector().filters().forEach(attribute -> define(attribute, definitions));
      }
    }
    return List.copyOf(definitions.values());
  }

  public List<Object> keySchema() {
    return keySchema(table.key());
  }

  /**
   * Returns the global indexes.
   *
   * @param throughput the members of an index with its throughput
   */
  public List<Object> globalIndexes(Map<String, Object> throughput) {
    List<Object> indexes = new ArrayList<>();
    for (IndexDescriptor index : indexes(IndexDescriptor.Type.GLOBAL)) {
      indexes.add(index(index).putAll(throughput).all());
    }
    return indexes;
  }

  /** Returns the local indexes, which use the capacity of the table. */
  public List<Object> localIndexes() {
    List<Object> indexes = new ArrayList<>();
    for (IndexDescriptor index : indexes(IndexDescriptor.Type.LOCAL)) {
      indexes.add(index(index).all());
    }
    return indexes;
  }

  public List<IndexDescriptor> indexes(IndexDescriptor.Type type) {
    return table.indexes().stream().filter(index -> index.type() == type).toList();
  }

  public String billingMode() {
    return settings.isProvisioned() ? "PROVISIONED" : "PAY_PER_REQUEST";
  }

  /** Returns the member with the provisioned capacity, of a table and of a global index, if any. */
  public Map<String, Object> provisioned() {
    TableThroughput throughput = settings.throughput();
    return new JsonMembers()
        .putIf(
            throughput.isProvisioned(),
            "ProvisionedThroughput",
            new JsonMembers()
                .put("ReadCapacityUnits", throughput.readUnits())
                .put("WriteCapacityUnits", throughput.writeUnits())
                .all())
        .all();
  }

  /** Returns all members with the throughput, of a table and of a global index. */
  public Map<String, Object> throughput() {
    TableThroughput throughput = settings.throughput();
    return new JsonMembers()
        .putAll(provisioned())
        .putIfAny(
            "OnDemandThroughput",
            new JsonMembers()
                .putIfPositive("MaxReadRequestUnits", throughput.maxReadUnits())
                .putIfPositive("MaxWriteRequestUnits", throughput.maxWriteUnits())
                .all())
        .putAll(warmThroughput())
        .all();
  }

  /** Returns the member with the warm throughput; none if it is that of a new table. */
  public Map<String, Object> warmThroughput() {
    TableThroughput throughput = settings.throughput();
    return new JsonMembers()
        .putIf(
            throughput.isWarm(),
            "WarmThroughput",
            new JsonMembers()
                .putIfPositive("ReadUnitsPerSecond", throughput.warmReadUnits())
                .putIfPositive("WriteUnitsPerSecond", throughput.warmWriteUnits())
                .all())
        .all();
  }

  /** Returns the member with the table class; none if it is the default. */
  public Map<String, Object> tableClass() {
    return new JsonMembers()
        .putIf(settings.isInfrequentAccess(), "TableClass", settings.tableClass().name())
        .all();
  }

  public Map<String, Object> timeToLive() {
    return new JsonMembers()
        .put("Enabled", true)
        .put("AttributeName", table.managed().timeToLive())
        .all();
  }

  public Map<String, Object> pointInTimeRecovery() {
    return new JsonMembers()
        .put("PointInTimeRecoveryEnabled", true)
        .putIf(settings.hasOwnRecoveryDays(), "RecoveryPeriodInDays", settings.recoveryDays())
        .all();
  }

  private static JsonMembers index(IndexDescriptor index) {
    return new JsonMembers()
        .put("IndexName", index.name())
        .put("KeySchema", keySchema(index.key()))
        .put("Projection", projection(index));
  }

  private static void define(KeyDescriptor.Attribute attribute, Map<String, Object> definitions) {
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

  private static Map<String, Object> keyElement(KeyDescriptor.Attribute attribute, String type) {
    return new JsonMembers().put("AttributeName", attribute.name()).put("KeyType", type).all();
  }

  static Map<String, Object> projection(IndexDescriptor index) {
    return new JsonMembers()
        .put("ProjectionType", index.projection().name())
        .putIfAny("NonKeyAttributes", index.include())
        .all();
  }
}
