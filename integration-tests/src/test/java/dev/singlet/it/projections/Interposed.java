package dev.singlet.it.projections;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** Is between a query of an index and the reads that follow, where other clients write. */
final class Interposed implements DynamoDbClient {

  private final DynamoDbClient dynamoDb;
  private final Runnable meanwhile;
  private final UnaryOperator<BatchGetItemRequest> shortened;
  private final List<BatchGetItemRequest> batches = new ArrayList<>();
  private int queries;

  Interposed(
      DynamoDbClient dynamoDb, Runnable meanwhile, UnaryOperator<BatchGetItemRequest> shortened) {
    this.dynamoDb = dynamoDb;
    this.meanwhile = meanwhile;
    this.shortened = shortened;
  }

  List<BatchGetItemRequest> batches() {
    return batches;
  }

  int requests() {
    return queries + batches.size();
  }

  @Override
  public QueryResponse query(QueryRequest request) {
    queries++;
    return dynamoDb.query(request);
  }

  /** Reads a part of the keys, and leaves the others unprocessed. */
  @Override
  public BatchGetItemResponse batchGetItem(BatchGetItemRequest request) {
    meanwhile.run();
    batches.add(request);
    BatchGetItemRequest part = shortened.apply(request);
    BatchGetItemResponse.Builder response = dynamoDb.batchGetItem(part).toBuilder();
    request
        .requestItems()
        .forEach(
            (table, asked) -> {
              List<Map<String, AttributeValue>> left = new ArrayList<>(asked.keys());
              left.removeAll(part.requestItems().get(table).keys());
              if (!left.isEmpty()) {
                response.unprocessedKeys(Map.of(table, asked.copy(k -> k.keys(left))));
              }
            });
    return response.build();
  }

  @Override
  public String serviceName() {
    return dynamoDb.serviceName();
  }

  @Override
  public void close() {}
}
