package dev.singlet.change;

import dev.singlet.TableClient;
import dev.singlet.schema.KeyAttribute;
import dev.singlet.schema.TableSchema;
import dev.singlet.tables.CreateTable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.VectorIndex;

/** A table at work. */
record WorkTable(DynamoDbClient dynamoDb, String name, TableSchema schema) {

  /** The prefix of the indexes of the old model. */
  static final String OLD = "old-";

  /** Creates a table with the keys of the new model, and with the indexes of both models. */
  static WorkTable create(
      DynamoDbClient dynamoDb, String name, TableSchema old, TableSchema schema) {
    CreateTableRequest before = creation(dynamoDb, name, old);
    CreateTableRequest after = creation(dynamoDb, name, schema);
    dynamoDb.createTable(canHoldBoth(before, after) ? both(before, after) : after);
    return new WorkTable(dynamoDb, name, schema);
  }

  private static CreateTableRequest creation(
      DynamoDbClient dynamoDb, String name, TableSchema schema) {
    TableClient client = new TableClient(dynamoDb, schema).withTableName(name);
    CreateTableRequest request = CreateTable.of(schema).toRequest(client.context());
    return request.hasVectorIndexes() ? withoutVectors(request) : request;
  }

  /** DynamoDB Local has no vector indexes. */
  private static CreateTableRequest withoutVectors(CreateTableRequest request) {
    Set<String> keys = new HashSet<>();
    Stream.of(
            Stream.of(request.keySchema()),
            request.globalSecondaryIndexes().stream().map(GlobalSecondaryIndex::keySchema),
            request.localSecondaryIndexes().stream().map(LocalSecondaryIndex::keySchema))
        .flatMap(each -> each)
        .forEach(key -> key.forEach(element -> keys.add(element.attributeName())));
    return request.toBuilder()
        .vectorIndexes((Collection<VectorIndex>) null)
        .attributeDefinitions(
            request.attributeDefinitions().stream()
                .filter(each -> keys.contains(each.attributeName()))
                .toList())
        .build();
  }

  private static boolean canHoldBoth(CreateTableRequest before, CreateTableRequest after) {
    return before.keySchema().equals(after.keySchema())
        && before.attributeDefinitions().stream()
            .allMatch(
                each ->
                    after.attributeDefinitions().stream()
                        .filter(other -> other.attributeName().equals(each.attributeName()))
                        .allMatch(each::equals));
  }

  private static CreateTableRequest both(CreateTableRequest before, CreateTableRequest after) {
    Set<AttributeDefinition> attributes = new LinkedHashSet<>(after.attributeDefinitions());
    attributes.addAll(before.attributeDefinitions());
    List<GlobalSecondaryIndex> global = new ArrayList<>(after.globalSecondaryIndexes());
    for (GlobalSecondaryIndex index : before.globalSecondaryIndexes()) {
      global.add(index.toBuilder().indexName(OLD + index.indexName()).build());
    }
    List<LocalSecondaryIndex> local = new ArrayList<>(after.localSecondaryIndexes());
    for (LocalSecondaryIndex index : before.localSecondaryIndexes()) {
      local.add(index.toBuilder().indexName(OLD + index.indexName()).build());
    }
    return after.toBuilder()
        .attributeDefinitions(attributes)
        .globalSecondaryIndexes(orNull(global))
        .localSecondaryIndexes(orNull(local))
        .build();
  }

  /** DynamoDB refuses an empty list of indexes. */
  private static <T> @Nullable List<T> orNull(List<T> indexes) {
    return indexes.isEmpty() ? null : indexes;
  }

  /** Returns its items, by their primary keys. */
  Map<Object, Map<String, AttributeValue>> items() {
    Map<Object, Map<String, AttributeValue>> items = new HashMap<>();
    dynamoDb
        .scanPaginator(scan -> scan.tableName(name).consistentRead(true))
        .items()
        .forEach(item -> items.put(key(item), item));
    return items;
  }

  void clear() {
    items()
        .values()
        .forEach(item -> dynamoDb.deleteItem(delete -> delete.tableName(name).key(key(item))));
  }

  void put(Collection<Map<String, AttributeValue>> items) {
    items.forEach(item -> dynamoDb.putItem(put -> put.tableName(name).item(item)));
  }

  /**
   * Gives all items a form that an even older program wrote.
   *
   * @param older the older names of attributes, by their names; empty if the items lack them
   */
  void age(Map<String, String> older) {
    if (older.isEmpty()) {
      return;
    }
    for (Map<String, AttributeValue> item : items().values()) {
      Map<String, AttributeValue> aged = new HashMap<>(item);
      older.forEach(
          (name, olderName) -> {
            AttributeValue value = aged.remove(name);
            if (olderName.startsWith("=")) {
              aged.put(name, AttributeValue.fromS(olderName.substring(1)));
            } else if (!olderName.isEmpty()) {
              aged.put(olderName, value);
            }
          });
      dynamoDb.putItem(put -> put.tableName(name).item(aged));
    }
  }

  boolean finds(QueryRequest request) {
    return dynamoDb.query(request).count() > 0;
  }

  private Map<String, AttributeValue> key(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> key = new HashMap<>();
    Stream.concat(schema.key().partition().stream(), schema.key().sort().stream())
        .map(KeyAttribute::name)
        .forEach(name -> key.put(name, item.get(name)));
    return key;
  }
}
