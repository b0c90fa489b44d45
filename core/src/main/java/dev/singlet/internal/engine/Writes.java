package dev.singlet.internal.engine;

import java.util.concurrent.CompletableFuture;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/** The actions that write items. */
public final class Writes {

  private Writes() {}

  /** {@code PutItem}. */
  public static final class PutItem extends Action<PutItemRequest, PutItemResponse> {

    /** The only instance. */
    public static final PutItem ACTION = new PutItem();

    private PutItem() {
      super("PutItem");
    }

    @Override
    public boolean isWrite() {
      return true;
    }

    @Override
    public PutItemResponse send(DynamoDbClient dynamoDb, PutItemRequest request) {
      return dynamoDb.putItem(request);
    }

    @Override
    public CompletableFuture<PutItemResponse> send(
        DynamoDbAsyncClient dynamoDb, PutItemRequest request) {
      return dynamoDb.putItem(request);
    }
  }

  /** {@code UpdateItem}. */
  public static final class UpdateItem extends Action<UpdateItemRequest, UpdateItemResponse> {

    /** The only instance. */
    public static final UpdateItem ACTION = new UpdateItem();

    private UpdateItem() {
      super("UpdateItem");
    }

    @Override
    public boolean isWrite() {
      return true;
    }

    @Override
    public UpdateItemResponse send(DynamoDbClient dynamoDb, UpdateItemRequest request) {
      return dynamoDb.updateItem(request);
    }

    @Override
    public CompletableFuture<UpdateItemResponse> send(
        DynamoDbAsyncClient dynamoDb, UpdateItemRequest request) {
      return dynamoDb.updateItem(request);
    }
  }

  /** {@code DeleteItem}. */
  public static final class DeleteItem extends Action<DeleteItemRequest, DeleteItemResponse> {

    /** The only instance. */
    public static final DeleteItem ACTION = new DeleteItem();

    private DeleteItem() {
      super("DeleteItem");
    }

    @Override
    public boolean isWrite() {
      return true;
    }

    @Override
    public DeleteItemResponse send(DynamoDbClient dynamoDb, DeleteItemRequest request) {
      return dynamoDb.deleteItem(request);
    }

    @Override
    public CompletableFuture<DeleteItemResponse> send(
        DynamoDbAsyncClient dynamoDb, DeleteItemRequest request) {
      return dynamoDb.deleteItem(request);
    }
  }

  /** {@code BatchWriteItem}. */
  public static final class BatchWriteItem
      extends Action<BatchWriteItemRequest, BatchWriteItemResponse> {

    /** The only instance. */
    public static final BatchWriteItem ACTION = new BatchWriteItem();

    private BatchWriteItem() {
      super("BatchWriteItem");
    }

    @Override
    public BatchWriteItemResponse send(DynamoDbClient dynamoDb, BatchWriteItemRequest request) {
      return dynamoDb.batchWriteItem(request);
    }

    @Override
    public CompletableFuture<BatchWriteItemResponse> send(
        DynamoDbAsyncClient dynamoDb, BatchWriteItemRequest request) {
      return dynamoDb.batchWriteItem(request);
    }
  }

  /** {@code TransactWriteItems}. */
  public static final class TransactWriteItems
      extends Action<TransactWriteItemsRequest, TransactWriteItemsResponse> {

    /** The only instance. */
    public static final TransactWriteItems ACTION = new TransactWriteItems();

    private TransactWriteItems() {
      super("TransactWriteItems");
    }

    @Override
    public TransactWriteItemsResponse send(
        DynamoDbClient dynamoDb, TransactWriteItemsRequest request) {
      return dynamoDb.transactWriteItems(request);
    }

    @Override
    public CompletableFuture<TransactWriteItemsResponse> send(
        DynamoDbAsyncClient dynamoDb, TransactWriteItemsRequest request) {
      return dynamoDb.transactWriteItems(request);
    }
  }
}
