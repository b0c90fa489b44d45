package dev.singlet.testing.recording;

import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveResponse;

/** Answers like an empty table on which every condition holds. */
final class EmptyTable {

  private static final Map<Class<? extends DynamoDbRequest>, DynamoDbResponse> ANSWERS =
      Map.ofEntries(
          Map.entry(GetItemRequest.class, GetItemResponse.builder().build()),
          Map.entry(PutItemRequest.class, PutItemResponse.builder().build()),
          Map.entry(UpdateItemRequest.class, UpdateItemResponse.builder().build()),
          Map.entry(DeleteItemRequest.class, DeleteItemResponse.builder().build()),
          Map.entry(
              QueryRequest.class,
              QueryResponse.builder().items(List.of()).count(0).scannedCount(0).build()),
          Map.entry(
              ScanRequest.class,
              ScanResponse.builder().items(List.of()).count(0).scannedCount(0).build()),
          Map.entry(
              BatchGetItemRequest.class,
              BatchGetItemResponse.builder().responses(Map.of()).unprocessedKeys(Map.of()).build()),
          Map.entry(
              BatchWriteItemRequest.class,
              BatchWriteItemResponse.builder().unprocessedItems(Map.of()).build()),
          Map.entry(TransactWriteItemsRequest.class, TransactWriteItemsResponse.builder().build()),
          Map.entry(UpdateTimeToLiveRequest.class, UpdateTimeToLiveResponse.builder().build()));

  private EmptyTable() {}

  static DynamoDbResponse answer(DynamoDbRequest request) {
    if (request instanceof TransactGetItemsRequest get) {
      ItemResponse none = ItemResponse.builder().build();
      return TransactGetItemsResponse.builder()
          .responses(get.transactItems().stream().map(item -> none).toList())
          .build();
    }
    if (request instanceof UpdateItemRequest update
        && update.returnValues() == ReturnValue.ALL_NEW) {
      throw new IllegalStateException(
          "An update that returns ALL_NEW asks for the whole item, which only DynamoDB could"
              + " know. Set the answer: on(UpdateItemRequest.class).answer("
              + "UpdateItemResponse.builder().attributes(item).build()). The request is "
              + update);
    }
    if (request instanceof CreateTableRequest create) {
      return CreateTableResponse.builder().tableDescription(active(create.tableName())).build();
    }
    if (request instanceof DescribeTableRequest describe) {
      return DescribeTableResponse.builder().table(active(describe.tableName())).build();
    }
    if (request instanceof DeleteTableRequest delete) {
      return DeleteTableResponse.builder().tableDescription(active(delete.tableName())).build();
    }
    DynamoDbResponse answer = ANSWERS.get(request.getClass());
    if (answer == null) {
      throw new UnsupportedOperationException(
          "There is no answer to " + request + ". Give one by on(...).answer(...).");
    }
    return answer;
  }

  private static TableDescription active(String table) {
    return TableDescription.builder().tableName(table).tableStatus(TableStatus.ACTIVE).build();
  }
}
