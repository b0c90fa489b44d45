package dev.singlet.testing.recording;

import java.util.concurrent.CompletableFuture;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
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
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveResponse;

/** The asynchronous client of a recording. */
final class RecordingAsyncClient implements DynamoDbAsyncClient {

  private final RecordingDynamoDb recording;

  RecordingAsyncClient(RecordingDynamoDb recording) {
    this.recording = recording;
  }

  @Override
  public String serviceName() {
    return SERVICE_NAME;
  }

  @Override
  public void close() {}

  @Override
  public CompletableFuture<GetItemResponse> getItem(GetItemRequest request) {
    return future(request, GetItemResponse.class);
  }

  @Override
  public CompletableFuture<PutItemResponse> putItem(PutItemRequest request) {
    return future(request, PutItemResponse.class);
  }

  @Override
  public CompletableFuture<UpdateItemResponse> updateItem(UpdateItemRequest request) {
    return future(request, UpdateItemResponse.class);
  }

  @Override
  public CompletableFuture<DeleteItemResponse> deleteItem(DeleteItemRequest request) {
    return future(request, DeleteItemResponse.class);
  }

  @Override
  public CompletableFuture<QueryResponse> query(QueryRequest request) {
    return future(request, QueryResponse.class);
  }

  @Override
  public CompletableFuture<ScanResponse> scan(ScanRequest request) {
    return future(request, ScanResponse.class);
  }

  @Override
  public CompletableFuture<BatchGetItemResponse> batchGetItem(BatchGetItemRequest request) {
    return future(request, BatchGetItemResponse.class);
  }

  @Override
  public CompletableFuture<BatchWriteItemResponse> batchWriteItem(BatchWriteItemRequest request) {
    return future(request, BatchWriteItemResponse.class);
  }

  @Override
  public CompletableFuture<TransactGetItemsResponse> transactGetItems(
      TransactGetItemsRequest request) {
    return future(request, TransactGetItemsResponse.class);
  }

  @Override
  public CompletableFuture<TransactWriteItemsResponse> transactWriteItems(
      TransactWriteItemsRequest request) {
    return future(request, TransactWriteItemsResponse.class);
  }

  @Override
  public CompletableFuture<CreateTableResponse> createTable(CreateTableRequest request) {
    return future(request, CreateTableResponse.class);
  }

  @Override
  public CompletableFuture<DescribeTableResponse> describeTable(DescribeTableRequest request) {
    return future(request, DescribeTableResponse.class);
  }

  @Override
  public CompletableFuture<DeleteTableResponse> deleteTable(DeleteTableRequest request) {
    return future(request, DeleteTableResponse.class);
  }

  @Override
  public CompletableFuture<UpdateTimeToLiveResponse> updateTimeToLive(
      UpdateTimeToLiveRequest request) {
    return future(request, UpdateTimeToLiveResponse.class);
  }

  private <R extends DynamoDbResponse> CompletableFuture<R> future(
      DynamoDbRequest request, Class<R> type) {
    try {
      return CompletableFuture.completedFuture(recording.answer(request, type));
    } catch (RuntimeException e) {
      return CompletableFuture.failedFuture(e);
    }
  }
}
