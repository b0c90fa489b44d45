package dev.singlet.testing.recording;

import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
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

/** The blocking client of a recording. */
final class RecordingClient implements DynamoDbClient {

  private final RecordingDynamoDb recording;

  RecordingClient(RecordingDynamoDb recording) {
    this.recording = recording;
  }

  @Override
  public String serviceName() {
    return SERVICE_NAME;
  }

  @Override
  public void close() {}

  @Override
  public GetItemResponse getItem(GetItemRequest request) {
    return recording.answer(request, GetItemResponse.class);
  }

  @Override
  public PutItemResponse putItem(PutItemRequest request) {
    return recording.answer(request, PutItemResponse.class);
  }

  @Override
  public UpdateItemResponse updateItem(UpdateItemRequest request) {
    return recording.answer(request, UpdateItemResponse.class);
  }

  @Override
  public DeleteItemResponse deleteItem(DeleteItemRequest request) {
    return recording.answer(request, DeleteItemResponse.class);
  }

  @Override
  public QueryResponse query(QueryRequest request) {
    return recording.answer(request, QueryResponse.class);
  }

  @Override
  public ScanResponse scan(ScanRequest request) {
    return recording.answer(request, ScanResponse.class);
  }

  @Override
  public BatchGetItemResponse batchGetItem(BatchGetItemRequest request) {
    return recording.answer(request, BatchGetItemResponse.class);
  }

  @Override
  public BatchWriteItemResponse batchWriteItem(BatchWriteItemRequest request) {
    return recording.answer(request, BatchWriteItemResponse.class);
  }

  @Override
  public TransactGetItemsResponse transactGetItems(TransactGetItemsRequest request) {
    return recording.answer(request, TransactGetItemsResponse.class);
  }

  @Override
  public TransactWriteItemsResponse transactWriteItems(TransactWriteItemsRequest request) {
    return recording.answer(request, TransactWriteItemsResponse.class);
  }

  @Override
  public CreateTableResponse createTable(CreateTableRequest request) {
    return recording.answer(request, CreateTableResponse.class);
  }

  @Override
  public DescribeTableResponse describeTable(DescribeTableRequest request) {
    return recording.answer(request, DescribeTableResponse.class);
  }

  @Override
  public DeleteTableResponse deleteTable(DeleteTableRequest request) {
    return recording.answer(request, DeleteTableResponse.class);
  }

  @Override
  public UpdateTimeToLiveResponse updateTimeToLive(UpdateTimeToLiveRequest request) {
    return recording.answer(request, UpdateTimeToLiveResponse.class);
  }
}
