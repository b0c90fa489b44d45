package dev.singlet.internal.body;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * The body of a request, and a stub of the request. The SDK writes the stub, which has only the
 * name of the table. It chooses the endpoint by that name. The body then takes its place. The SDK
 * writes requests of several tables, because the endpoint may depend on all of them.
 */
public final class WrittenRequest {

  /** The size of most items as JSON. */
  private static final int BYTES_OF_ITEM = 1500;

  /** The size of most bodies of batches of gets. */
  private static final int BYTES_OF_KEYS = 15_000;

  private final DynamoDbRequest stub;

  /** The body that the SDK writes for the stub. */
  private final byte[] place;

  private final BodyJson body;

  private WrittenRequest(AwsRequest.Builder stub, String place, BodyJson body) {
    this.stub = (DynamoDbRequest) stub.build();
    this.place = place.getBytes(StandardCharsets.UTF_8);
    this.body = body;
  }

  /**
   * Writes a request. The SDK writes those of gets, updates and deletes, which are small.
   *
   * @return null if the SDK must write it: it is of another kind, or has something unknown
   */
  public static @Nullable WrittenRequest of(DynamoDbRequest request) {
    WrittenRequest written = KnownMembers.ARE_ALL ? known(request) : null;
    return written == null || !written.body.isWhole() ? null : written;
  }

  private static @Nullable WrittenRequest known(DynamoDbRequest request) {
    if (request instanceof PutItemRequest put) {
      return put(put);
    }
    if (request instanceof BatchWriteItemRequest batch) {
      return batch(batch);
    }
    if (request instanceof TransactWriteItemsRequest transaction) {
      return transaction(transaction);
    }
    return request instanceof BatchGetItemRequest batch ? batch(batch) : null;
  }

  private static @Nullable WrittenRequest put(PutItemRequest put) {
    if (put.hasExpected() || put.conditionalOperatorAsString() != null) {
      return null;
    }
    BodyJson json = new BodyJson(BYTES_OF_ITEM);
    json.ascii("{\"TableName\":").text(put.tableName());
    json.ascii(",\"Item\":").item(put.item());
    json.member("ReturnValues", put.returnValuesAsString());
    json.member("ReturnConsumedCapacity", put.returnConsumedCapacityAsString());
    json.member("ReturnItemCollectionMetrics", put.returnItemCollectionMetricsAsString());
    json.condition(
        put.conditionExpression(),
        put.expressionAttributeNames(),
        put.expressionAttributeValues(),
        put.returnValuesOnConditionCheckFailureAsString());
    json.ascii("}");
    return new WrittenRequest(
        configured(PutItemRequest.builder().tableName(put.tableName()), put),
        "{\"TableName\":\"" + put.tableName() + "\"}",
        json);
  }

  private static AwsRequest.Builder configured(AwsRequest.Builder stub, DynamoDbRequest request) {
    request.overrideConfiguration().ifPresent(stub::overrideConfiguration);
    return stub;
  }

  private static @Nullable WrittenRequest batch(BatchWriteItemRequest batch) {
    if (batch.requestItems().size() != 1) {
      return null;
    }
    Map.Entry<String, List<WriteRequest>> writes =
        batch.requestItems().entrySet().iterator().next();
    BodyJson json =
        new BodyJson(writes.getValue().size() * BYTES_OF_ITEM).ascii("{\"RequestItems\":");
    WritesJson items = new WritesJson(json);
    json.object(batch.requestItems(), each -> json.list(each, items::add));
    json.member("ReturnConsumedCapacity", batch.returnConsumedCapacityAsString());
    json.member("ReturnItemCollectionMetrics", batch.returnItemCollectionMetricsAsString());
    json.ascii("}");
    String table = writes.getKey();
    return new WrittenRequest(
        configured(BatchWriteItemRequest.builder().requestItems(Map.of(table, List.of())), batch),
        "{\"RequestItems\":{\"" + table + "\":[]}}",
        json);
  }

  /** The SDK makes a token for a transaction that has none, and writes that one itself. */
  private static @Nullable WrittenRequest transaction(TransactWriteItemsRequest transaction) {
    List<TransactWriteItem> writes = transaction.transactItems();
    String table = transaction.clientRequestToken() == null ? null : table(writes);
    if (table == null) {
      return null;
    }
    BodyJson json = new BodyJson(writes.size() * BYTES_OF_ITEM).ascii("{\"TransactItems\":");
    json.list(writes, new WritesJson(json)::add);
    json.member("ReturnConsumedCapacity", transaction.returnConsumedCapacityAsString());
    json.member("ReturnItemCollectionMetrics", transaction.returnItemCollectionMetricsAsString());
    json.member("ClientRequestToken", transaction.clientRequestToken());
    json.ascii("}");
    Put first = Put.builder().tableName(table).item(Map.of()).build();
    return new WrittenRequest(
        configured(
            TransactWriteItemsRequest.builder()
                .transactItems(TransactWriteItem.builder().put(first).build())
                .clientRequestToken("t"),
            transaction),
        "{\"TransactItems\":[{\"Put\":{\"Item\":{},\"TableName\":\""
            + table
            + "\"}}],\"ClientRequestToken\":\"t\"}",
        json);
  }

  /** Returns the table of all writes; null if they have several, or none. */
  private static @Nullable String table(List<TransactWriteItem> writes) {
    String table = null;
    for (int i = 0; i < writes.size(); i++) {
      String each = table(writes.get(i));
      if (each == null || (i > 0 && !each.equals(table))) {
        return null;
      }
      table = each;
    }
    return table;
  }

  private static @Nullable String table(TransactWriteItem write) {
    if (write.put() != null) {
      return write.put().tableName();
    }
    if (write.update() != null) {
      return write.update().tableName();
    }
    if (write.delete() != null) {
      return write.delete().tableName();
    }
    return write.conditionCheck() == null ? null : write.conditionCheck().tableName();
  }

  private static @Nullable WrittenRequest batch(BatchGetItemRequest batch) {
    if (batch.requestItems().size() != 1) {
      return null;
    }
    BodyJson json = new BodyJson(BYTES_OF_KEYS).ascii("{\"RequestItems\":");
    json.object(batch.requestItems(), keys -> keys(json, keys));
    json.member("ReturnConsumedCapacity", batch.returnConsumedCapacityAsString());
    json.ascii("}");
    String table = batch.requestItems().keySet().iterator().next();
    KeysAndAttributes none = KeysAndAttributes.builder().keys(List.of()).build();
    return new WrittenRequest(
        configured(BatchGetItemRequest.builder().requestItems(Map.of(table, none)), batch),
        "{\"RequestItems\":{\"" + table + "\":{\"Keys\":[]}}}",
        json);
  }

  private static void keys(BodyJson json, KeysAndAttributes table) {
    json.ascii("{\"Keys\":").list(table.keys(), json::item);
    if (table.hasAttributesToGet()) {
      json.ascii(",\"AttributesToGet\":").list(table.attributesToGet(), json::text);
    }
    if (table.consistentRead() != null) {
      json.ascii(",\"ConsistentRead\":").ascii(table.consistentRead().toString());
    }
    json.member("ProjectionExpression", table.projectionExpression());
    json.names(table.expressionAttributeNames());
    json.ascii("}");
  }

  /** Returns what the SDK writes in place of the request. */
  public DynamoDbRequest stub() {
    return stub;
  }

  /**
   * Makes sure that the body can take the place of what the SDK wrote.
   *
   * @throws UnknownBodyException if it isn't what the SDK is known to write of the stub
   */
  public void requirePlace(byte[] written) {
    if (!Arrays.equals(written, place)) {
      throw new UnknownBodyException();
    }
  }

  /** Returns the body, from its beginning. */
  public InputStream body() {
    return body.stream();
  }

  /** Returns the length of the body in bytes. */
  public int length() {
    return body.size();
  }
}
