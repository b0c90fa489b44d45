package dev.singlet.examples.recipes;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/**
 * Computes the units of a transaction, by the rules of the report of {@code singlet-tools}: 2 for
 * each write and check, 1 for each entry of an index that is written or removed. DynamoDB Local
 * reports less. It compares items before and after; they have at most 1 KB, and indexes hold all of
 * them.
 */
final class TransactionUnits {

  private final DynamoDbClient dynamoDb;
  private final List<GetItemRequest> gets = new ArrayList<>();
  private final List<Map<String, AttributeValue>> before;

  /** Reads the items before the transaction. */
  TransactionUnits(DynamoDbClient dynamoDb, TransactWriteItemsRequest transaction) {
    this.dynamoDb = dynamoDb;
    transaction.transactItems().forEach(item -> gets.add(get(item)));
    before = items();
  }

  /** The units, after the transaction. */
  int count() {
    List<Map<String, AttributeValue>> after = items();
    int units = 0;
    for (int item = 0; item < gets.size(); item++) {
      units += 2;
      for (List<String> key : indexKeys(gets.get(item).tableName())) {
        units += entries(before.get(item), after.get(item), key);
      }
    }
    return units;
  }

  private static int entries(
      Map<String, AttributeValue> before, Map<String, AttributeValue> after, List<String> key) {
    Map<String, AttributeValue> old = entry(before, key);
    Map<String, AttributeValue> now = entry(after, key);
    if (before.equals(after)) {
      return 0;
    }
    boolean isMoved = !old.isEmpty() && !now.isEmpty() && !old.equals(now);
    return isMoved ? 2 : old.isEmpty() && now.isEmpty() ? 0 : 1;
  }

  /** The key of an item in an index; empty if it isn't there. */
  private static Map<String, AttributeValue> entry(
      Map<String, AttributeValue> item, List<String> key) {
    Map<String, AttributeValue> entry = new HashMap<>(item);
    entry.keySet().retainAll(key);
    return entry.size() == key.size() ? entry : Map.of();
  }

  private List<Map<String, AttributeValue>> items() {
    return gets.stream().map(get -> dynamoDb.getItem(get).item()).toList();
  }

  private GetItemRequest get(TransactWriteItem item) {
    if (item.put() != null) {
      Map<String, AttributeValue> key = new HashMap<>(item.put().item());
      key.keySet().retainAll(names(table(item.put().tableName()).keySchema()));
      return get(item.put().tableName(), key);
    } else if (item.update() != null) {
      return get(item.update().tableName(), item.update().key());
    } else if (item.delete() != null) {
      return get(item.delete().tableName(), item.delete().key());
    }
    return get(item.conditionCheck().tableName(), item.conditionCheck().key());
  }

  private static GetItemRequest get(String table, Map<String, AttributeValue> key) {
    return GetItemRequest.builder().tableName(table).key(key).consistentRead(true).build();
  }

  private List<List<String>> indexKeys(String table) {
    return table(table).globalSecondaryIndexes().stream()
        .map(index -> names(index.keySchema()))
        .toList();
  }

  private TableDescription table(String name) {
    return Objects.requireNonNull(dynamoDb.describeTable(d -> d.tableName(name)).table());
  }

  private static List<String> names(List<KeySchemaElement> key) {
    return key.stream().map(KeySchemaElement::attributeName).toList();
  }
}
