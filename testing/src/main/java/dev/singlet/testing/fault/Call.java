package dev.singlet.testing.fault;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.dynamodb.services.local.shared.mapper.DynamoDbObjectMapper;

/** A request of a client: the operation's name in DynamoDB, and its JSON. */
final class Call {

  static final ObjectMapper JSON = new ObjectMapper();

  private static final ObjectMapper REQUESTS = new DynamoDbObjectMapper();
  private static final Set<String> READS =
      Set.of("GetItem", "Query", "Scan", "BatchGetItem", "TransactGetItems");
  private static final Set<String> ON_ITEMS =
      Set.of(
          "GetItem",
          "PutItem",
          "UpdateItem",
          "DeleteItem",
          "Query",
          "Scan",
          "BatchGetItem",
          "BatchWriteItem",
          "TransactGetItems",
          "TransactWriteItems",
          "ExecuteStatement",
          "BatchExecuteStatement",
          "ExecuteTransaction");

  private final String operation;
  private final byte[] body;
  private @Nullable ObjectNode json;

  Call(String operation, byte[] body) {
    this.operation = operation;
    this.body = body;
  }

  /** Returns the operation that a request's {@code X-Amz-Target} names after the version. */
  static String operationOf(@Nullable String target) {
    return target == null ? "" : target.substring(target.indexOf('.') + 1);
  }

  static String operationOf(Class<? extends DynamoDbRequest> request) {
    String name = request.getSimpleName();
    return name.substring(0, name.length() - "Request".length());
  }

  static byte[] bytes(JsonNode json) {
    try {
      return JSON.writeValueAsBytes(json);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  String operation() {
    return operation;
  }

  byte[] body() {
    return body;
  }

  /** Returns whether it reads or writes items, not tables. */
  boolean isOnItems() {
    return ON_ITEMS.contains(operation);
  }

  /** Returns whether DynamoDB could answer this request with a fault. */
  boolean canMeet(Fault fault) {
    if (!fault.canMeet(operation)) {
      return false;
    }
    return switch (fault) {
      case CONDITION_FAILED ->
          isTransaction() ? conditions().length > 0 : json().has("ConditionExpression");
      case SHORT_PAGE -> json().path("Limit").asInt(Integer.MAX_VALUE) > 1;
      default -> true;
    };
  }

  boolean isTransaction() {
    return operation.startsWith("Transact");
  }

  /** Returns whether it consumes read capacity. */
  boolean isRead() {
    return READS.contains(operation);
  }

  /** Returns the names of its tables, each once. */
  Set<String> tables() {
    Set<String> tables = new LinkedHashSet<>();
    json().findValues("TableName").forEach(name -> tables.add(name.asText()));
    json().path("RequestItems").fieldNames().forEachRemaining(tables::add);
    return tables;
  }

  /** Returns the number of operations of a transaction. */
  int size() {
    return json().path("TransactItems").size();
  }

  /** Returns the positions of those operations of a transaction that have a condition. */
  int[] conditions() {
    JsonNode items = json().path("TransactItems");
    return IntStream.range(0, items.size())
        .filter(i -> items.get(i).elements().next().has("ConditionExpression"))
        .toArray();
  }

  /** Returns the body, which must not be changed. */
  ObjectNode json() {
    if (json == null) {
      try {
        json = (ObjectNode) JSON.readTree(body);
      } catch (IOException e) {
        throw new IllegalStateException("The body of a " + operation + " is not JSON: " + e, e);
      }
    }
    return json;
  }

  <Q extends DynamoDbRequest> Q as(Class<Q> type) {
    try {
      return REQUESTS.readValue(body, type);
    } catch (IOException e) {
      throw new IllegalStateException("The body of a " + operation + " can't be read: " + e, e);
    }
  }
}
