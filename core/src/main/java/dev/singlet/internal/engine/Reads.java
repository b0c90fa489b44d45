package dev.singlet.internal.engine;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsResponse;

/** The actions that read items. */
public final class Reads {

  private Reads() {}

  /** {@code GetItem}. */
  public static final class GetItem extends Action<GetItemRequest, GetItemResponse> {

    /** The only instance. */
    public static final GetItem ACTION = new GetItem();

    private GetItem() {
      super("GetItem");
    }

    @Override
    public GetItemResponse send(DynamoDbClient dynamoDb, GetItemRequest request) {
      return dynamoDb.getItem(request);
    }

    @Override
    public CompletableFuture<GetItemResponse> send(
        DynamoDbAsyncClient dynamoDb, GetItemRequest request) {
      return dynamoDb.getItem(request);
    }

    @Override
    public int itemsRead(GetItemResponse answer) {
      return answer.hasItem() ? 1 : 0;
    }
  }

  /** {@code Query}. */
  public static final class Query extends Action<QueryRequest, QueryResponse> {

    /** The only instance. */
    public static final Query ACTION = new Query();

    private Query() {
      super("Query");
    }

    @Override
    public QueryResponse send(DynamoDbClient dynamoDb, QueryRequest request) {
      return dynamoDb.query(request);
    }

    @Override
    public CompletableFuture<QueryResponse> send(
        DynamoDbAsyncClient dynamoDb, QueryRequest request) {
      return dynamoDb.query(request);
    }

    @Override
    public int itemsRead(QueryResponse answer) {
      return answer.scannedCount() == null ? answer.items().size() : answer.scannedCount();
    }

    @Override
    public int itemsReturned(QueryResponse answer) {
      return answer.count() == null ? answer.items().size() : answer.count();
    }
  }

  /** {@code Scan}. */
  public static final class Scan extends Action<ScanRequest, ScanResponse> {

    /** The only instance. */
    public static final Scan ACTION = new Scan();

    private Scan() {
      super("Scan");
    }

    @Override
    public ScanResponse send(DynamoDbClient dynamoDb, ScanRequest request) {
      return dynamoDb.scan(request);
    }

    @Override
    public CompletableFuture<ScanResponse> send(DynamoDbAsyncClient dynamoDb, ScanRequest request) {
      return dynamoDb.scan(request);
    }

    @Override
    public int itemsRead(ScanResponse answer) {
      return answer.scannedCount() == null ? answer.items().size() : answer.scannedCount();
    }

    @Override
    public int itemsReturned(ScanResponse answer) {
      return answer.count() == null ? answer.items().size() : answer.count();
    }
  }

  /** {@code BatchGetItem}. */
  public static final class BatchGetItem extends Action<BatchGetItemRequest, BatchGetItemResponse> {

    /** The only instance. */
    public static final BatchGetItem ACTION = new BatchGetItem();

    private BatchGetItem() {
      super("BatchGetItem");
    }

    @Override
    public BatchGetItemResponse send(DynamoDbClient dynamoDb, BatchGetItemRequest request) {
      return dynamoDb.batchGetItem(request);
    }

    @Override
    public CompletableFuture<BatchGetItemResponse> send(
        DynamoDbAsyncClient dynamoDb, BatchGetItemRequest request) {
      return dynamoDb.batchGetItem(request);
    }

    @Override
    public int itemsRead(BatchGetItemResponse answer) {
      return answer.responses().values().stream().mapToInt(List::size).sum();
    }
  }

  /** {@code TransactGetItems}. */
  public static final class TransactGetItems
      extends Action<TransactGetItemsRequest, TransactGetItemsResponse> {

    /** The only instance. */
    public static final TransactGetItems ACTION = new TransactGetItems();

    private TransactGetItems() {
      super("TransactGetItems");
    }

    @Override
    public TransactGetItemsResponse send(DynamoDbClient dynamoDb, TransactGetItemsRequest request) {
      return dynamoDb.transactGetItems(request);
    }

    @Override
    public CompletableFuture<TransactGetItemsResponse> send(
        DynamoDbAsyncClient dynamoDb, TransactGetItemsRequest request) {
      return dynamoDb.transactGetItems(request);
    }

    @Override
    public int itemsRead(TransactGetItemsResponse answer) {
      return (int) answer.responses().stream().filter(ItemResponse::hasItem).count();
    }
  }
}
