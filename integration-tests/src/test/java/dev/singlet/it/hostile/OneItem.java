package dev.singlet.it.hostile;

import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/**
 * Answers every read with one item, whatever is in it: also what DynamoDB itself would not take.
 *
 * @param item the item
 */
record OneItem(Map<String, AttributeValue> item) implements DynamoDbClient {

  @Override
  public GetItemResponse getItem(GetItemRequest request) {
    return GetItemResponse.builder().item(item).build();
  }

  @Override
  public QueryResponse query(QueryRequest request) {
    return QueryResponse.builder().items(List.of(item)).count(1).build();
  }

  @Override
  public ScanResponse scan(ScanRequest request) {
    return ScanResponse.builder().items(List.of(item)).count(1).scannedCount(1).build();
  }

  @Override
  public String serviceName() {
    return SERVICE_NAME;
  }

  @Override
  public void close() {}
}
