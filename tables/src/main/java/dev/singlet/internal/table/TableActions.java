package dev.singlet.internal.table;

import dev.singlet.internal.engine.Action;
import java.util.concurrent.CompletableFuture;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveResponse;

/** The actions on tables. */
public final class TableActions {

  private TableActions() {}

  /** {@code CreateTable}. */
  public static final class CreateTable extends Action<CreateTableRequest, CreateTableResponse> {

    /** The only instance. */
    public static final CreateTable ACTION = new CreateTable();

    private CreateTable() {
      super("CreateTable");
    }

    @Override
    public CreateTableResponse send(DynamoDbClient dynamoDb, CreateTableRequest request) {
      return dynamoDb.createTable(request);
    }

    @Override
    public CompletableFuture<CreateTableResponse> send(
        DynamoDbAsyncClient dynamoDb, CreateTableRequest request) {
      return dynamoDb.createTable(request);
    }
  }

  /** {@code DescribeTable}. */
  public static final class DescribeTable
      extends Action<DescribeTableRequest, DescribeTableResponse> {

    /** The only instance. */
    public static final DescribeTable ACTION = new DescribeTable();

    private DescribeTable() {
      super("DescribeTable");
    }

    @Override
    public DescribeTableResponse send(DynamoDbClient dynamoDb, DescribeTableRequest request) {
      return dynamoDb.describeTable(request);
    }

    @Override
    public CompletableFuture<DescribeTableResponse> send(
        DynamoDbAsyncClient dynamoDb, DescribeTableRequest request) {
      return dynamoDb.describeTable(request);
    }
  }

  /** {@code DescribeTimeToLive}. */
  public static final class DescribeTimeToLive
      extends Action<DescribeTimeToLiveRequest, DescribeTimeToLiveResponse> {

    /** The only instance. */
    public static final DescribeTimeToLive ACTION = new DescribeTimeToLive();

    private DescribeTimeToLive() {
      super("DescribeTimeToLive");
    }

    @Override
    public DescribeTimeToLiveResponse send(
        DynamoDbClient dynamoDb, DescribeTimeToLiveRequest request) {
      return dynamoDb.describeTimeToLive(request);
    }

    @Override
    public CompletableFuture<DescribeTimeToLiveResponse> send(
        DynamoDbAsyncClient dynamoDb, DescribeTimeToLiveRequest request) {
      return dynamoDb.describeTimeToLive(request);
    }
  }

  /** {@code UpdateTimeToLive}. */
  public static final class UpdateTimeToLive
      extends Action<UpdateTimeToLiveRequest, UpdateTimeToLiveResponse> {

    /** The only instance. */
    public static final UpdateTimeToLive ACTION = new UpdateTimeToLive();

    private UpdateTimeToLive() {
      super("UpdateTimeToLive");
    }

    @Override
    public UpdateTimeToLiveResponse send(DynamoDbClient dynamoDb, UpdateTimeToLiveRequest request) {
      return dynamoDb.updateTimeToLive(request);
    }

    @Override
    public CompletableFuture<UpdateTimeToLiveResponse> send(
        DynamoDbAsyncClient dynamoDb, UpdateTimeToLiveRequest request) {
      return dynamoDb.updateTimeToLive(request);
    }
  }
}
