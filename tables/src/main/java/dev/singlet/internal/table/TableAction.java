package dev.singlet.internal.table;

import dev.singlet.internal.engine.Action;
import java.util.concurrent.CompletableFuture;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeContinuousBackupsRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeContinuousBackupsResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveResponse;

/** The actions on tables, told apart by their names. */
public final class TableAction<Q extends DynamoDbRequest, A extends DynamoDbResponse>
    extends Action<Q, A> {

  static final TableAction<CreateTableRequest, CreateTableResponse> CREATE_TABLE =
      new TableAction<>("CreateTable");

  public static final TableAction<DescribeTableRequest, DescribeTableResponse> DESCRIBE_TABLE =
      new TableAction<>("DescribeTable");

  public static final TableAction<
          DescribeContinuousBackupsRequest, DescribeContinuousBackupsResponse>
      DESCRIBE_CONTINUOUS_BACKUPS = new TableAction<>("DescribeContinuousBackups");

  static final TableAction<DescribeTimeToLiveRequest, DescribeTimeToLiveResponse>
      DESCRIBE_TIME_TO_LIVE = new TableAction<>("DescribeTimeToLive");

  static final TableAction<UpdateTimeToLiveRequest, UpdateTimeToLiveResponse> UPDATE_TIME_TO_LIVE =
      new TableAction<>("UpdateTimeToLive");

  private TableAction(String name) {
    super(name);
  }

  @Override
  @SuppressWarnings("unchecked") // The answer to a request is of the action's class.
  public A send(DynamoDbClient dynamoDb, Q request) {
    return (A) answer(dynamoDb, request);
  }

  private Object answer(DynamoDbClient dynamoDb, Object request) {
    return switch (name()) {
      case "CreateTable" -> dynamoDb.createTable((CreateTableRequest) request);
      case "DescribeTable" -> dynamoDb.describeTable((DescribeTableRequest) request);
      case "DescribeContinuousBackups" ->
          dynamoDb.describeContinuousBackups((DescribeContinuousBackupsRequest) request);
      case "DescribeTimeToLive" -> dynamoDb.describeTimeToLive((DescribeTimeToLiveRequest) request);
      case "UpdateTimeToLive" -> dynamoDb.updateTimeToLive((UpdateTimeToLiveRequest) request);
      default -> throw new IllegalStateException(name());
    };
  }

  @Override
  @SuppressWarnings("unchecked") // As above.
  public CompletableFuture<A> send(DynamoDbAsyncClient dynamoDb, Q request) {
    return (CompletableFuture<A>) answer(dynamoDb, request);
  }

  private CompletableFuture<?> answer(DynamoDbAsyncClient dynamoDb, Object request) {
    return switch (name()) {
      case "CreateTable" -> dynamoDb.createTable((CreateTableRequest) request);
      case "DescribeTable" -> dynamoDb.describeTable((DescribeTableRequest) request);
      case "DescribeContinuousBackups" ->
          dynamoDb.describeContinuousBackups((DescribeContinuousBackupsRequest) request);
      case "DescribeTimeToLive" -> dynamoDb.describeTimeToLive((DescribeTimeToLiveRequest) request);
      case "UpdateTimeToLive" -> dynamoDb.updateTimeToLive((UpdateTimeToLiveRequest) request);
      default -> throw new IllegalStateException(name());
    };
  }
}
