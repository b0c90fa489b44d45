package dev.singlet;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Keeps items by table and key, processes of each batch as much as it is told, and throws. */
public final class BatchDynamoDb implements DynamoDbClient {

  public final Map<String, Map<Object, Map<String, AttributeValue>>> tables = new HashMap<>();
  public final List<BatchGetItemRequest> gets = new ArrayList<>();
  public final List<BatchWriteItemRequest> writes = new ArrayList<>();
  public final List<PutItemRequest> puts = new ArrayList<>();

  /** How many of a request's items are processed. */
  public IntUnaryOperator processed = asked -> asked;

  /** The exceptions that requests throw, by the number of the request from 0. */
  public final Map<Integer, RuntimeException> failures = new HashMap<>();

  private int requests;

  private void request() {
    RuntimeException failure = failures.get(requests++);
    if (failure != null) {
      throw failure;
    }
  }

  @Override
  public BatchGetItemResponse batchGetItem(BatchGetItemRequest request) {
    gets.add(request);
    request();
    int left = processed.applyAsInt(count(request));
    Map<String, List<Map<String, AttributeValue>>> responses = new HashMap<>();
    Map<String, KeysAndAttributes> unprocessed = new LinkedHashMap<>();
    for (Map.Entry<String, KeysAndAttributes> table : request.requestItems().entrySet()) {
      List<Map<String, AttributeValue>> rest = new ArrayList<>();
      for (Map<String, AttributeValue> key : table.getValue().keys()) {
        if (left-- > 0) {
          Map<String, AttributeValue> item = item(table.getKey(), key);
          if (item != null) {
            responses.computeIfAbsent(table.getKey(), any -> new ArrayList<>()).add(item);
          }
        } else {
          rest.add(key);
        }
      }
      if (!rest.isEmpty()) {
        unprocessed.put(table.getKey(), table.getValue().toBuilder().keys(rest).build());
      }
    }
    return BatchGetItemResponse.builder().responses(responses).unprocessedKeys(unprocessed).build();
  }

  private static int count(BatchGetItemRequest request) {
    return request.requestItems().values().stream().mapToInt(keys -> keys.keys().size()).sum();
  }

  @Override
  public BatchWriteItemResponse batchWriteItem(BatchWriteItemRequest request) {
    writes.add(request);
    request();
    int left =
        processed.applyAsInt(request.requestItems().values().stream().mapToInt(List::size).sum());
    Map<String, List<WriteRequest>> unprocessed = new HashMap<>();
    for (Map.Entry<String, List<WriteRequest>> table : request.requestItems().entrySet()) {
      for (WriteRequest write : table.getValue()) {
        if (left-- > 0) {
          apply(table.getKey(), write);
        } else {
          unprocessed.computeIfAbsent(table.getKey(), any -> new ArrayList<>()).add(write);
        }
      }
    }
    return BatchWriteItemResponse.builder().unprocessedItems(unprocessed).build();
  }

  private void apply(String table, WriteRequest write) {
    Map<Object, Map<String, AttributeValue>> items =
        tables.computeIfAbsent(table, any -> new LinkedHashMap<>());
    if (write.putRequest() != null) {
      items.put(key(write.putRequest().item()), write.putRequest().item());
    } else {
      items.remove(key(write.deleteRequest().key()));
    }
  }

  @Override
  public PutItemResponse putItem(PutItemRequest request) {
    puts.add(request);
    request();
    tables
        .computeIfAbsent(request.tableName(), any -> new LinkedHashMap<>())
        .put(key(request.item()), request.item());
    return PutItemResponse.builder().build();
  }

  @Nullable Map<String, AttributeValue> item(String table, Map<String, AttributeValue> key) {
    return tables.getOrDefault(table, Map.of()).get(key(key));
  }

  public int size(String table) {
    return tables.getOrDefault(table, Map.of()).size();
  }

  private static Object key(Map<String, AttributeValue> item) {
    return List.of(item.get("PK"), item.get("SK"));
  }

  @Override
  public String serviceName() {
    return "dynamodb";
  }

  @Override
  public void close() {}
}
