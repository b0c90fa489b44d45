package dev.singlet.internal.engine;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/**
 * The actions on items. They are of one class, so that a program loads no class for each. They are
 * told apart by their names, because a switch over an enum would load two more classes.
 */
public final class ItemAction<Q extends DynamoDbRequest, A extends DynamoDbResponse>
    extends Action<Q, A> {

  public static final ItemAction<GetItemRequest, GetItemResponse> GET_ITEM =
      new ItemAction<>("GetItem");

  public static final ItemAction<QueryRequest, QueryResponse> QUERY = new ItemAction<>("Query");

  public static final ItemAction<ScanRequest, ScanResponse> SCAN = new ItemAction<>("Scan");

  public static final ItemAction<BatchGetItemRequest, BatchGetItemResponse> BATCH_GET_ITEM =
      new ItemAction<>("BatchGetItem");

  public static final ItemAction<TransactGetItemsRequest, TransactGetItemsResponse>
      TRANSACT_GET_ITEMS = new ItemAction<>("TransactGetItems");

  public static final ItemAction<PutItemRequest, PutItemResponse> PUT_ITEM =
      new ItemAction<>("PutItem");

  public static final ItemAction<UpdateItemRequest, UpdateItemResponse> UPDATE_ITEM =
      new ItemAction<>("UpdateItem");

  public static final ItemAction<DeleteItemRequest, DeleteItemResponse> DELETE_ITEM =
      new ItemAction<>("DeleteItem");

  public static final ItemAction<BatchWriteItemRequest, BatchWriteItemResponse> BATCH_WRITE_ITEM =
      new ItemAction<>("BatchWriteItem");

  public static final ItemAction<TransactWriteItemsRequest, TransactWriteItemsResponse>
      TRANSACT_WRITE_ITEMS = new ItemAction<>("TransactWriteItems");

  /** Returns a transaction whose answer tells the capacity that it consumed. */
  public static TransactWriteItemsRequest transaction(
      List<TransactWriteItem> actions, @Nullable AwsRequestOverrideConfiguration override) {
    return TRANSACT_WRITE_ITEMS.metered(
        TransactWriteItemsRequest.builder()
            .transactItems(actions)
            .overrideConfiguration(override)
            .build());
  }

  /** Requests that the SDK writes whole, so that the start of a program loads no class for them. */
  private static final int FEW = 50;

  /** Threads may count too few. */
  private int count;

  private ItemAction(String name) {
    super(name);
  }

  /** Counts a request, and returns whether the program makes more than a few of this action. */
  public boolean isOften() {
    if (count > FEW) {
      return true;
    }
    count++;
    return false;
  }

  @Override
  public boolean isWrite() {
    return this == PUT_ITEM || this == UPDATE_ITEM || this == DELETE_ITEM;
  }

  @Override
  @SuppressWarnings("unchecked") // The answer to a request is of the action's class.
  public A send(DynamoDbClient dynamoDb, Q request) {
    return (A) answer(dynamoDb, request);
  }

  private Object answer(DynamoDbClient dynamoDb, Object request) {
    return switch (name()) {
      case "GetItem" -> dynamoDb.getItem((GetItemRequest) request);
      case "Query" -> dynamoDb.query((QueryRequest) request);
      case "Scan" -> dynamoDb.scan((ScanRequest) request);
      case "BatchGetItem" -> dynamoDb.batchGetItem((BatchGetItemRequest) request);
      case "TransactGetItems" -> dynamoDb.transactGetItems((TransactGetItemsRequest) request);
      case "PutItem" -> dynamoDb.putItem((PutItemRequest) request);
      case "UpdateItem" -> dynamoDb.updateItem((UpdateItemRequest) request);
      case "DeleteItem" -> dynamoDb.deleteItem((DeleteItemRequest) request);
      case "BatchWriteItem" -> dynamoDb.batchWriteItem((BatchWriteItemRequest) request);
      case "TransactWriteItems" -> dynamoDb.transactWriteItems((TransactWriteItemsRequest) request);
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
      case "GetItem" -> dynamoDb.getItem((GetItemRequest) request);
      case "Query" -> dynamoDb.query((QueryRequest) request);
      case "Scan" -> dynamoDb.scan((ScanRequest) request);
      case "BatchGetItem" -> dynamoDb.batchGetItem((BatchGetItemRequest) request);
      case "TransactGetItems" -> dynamoDb.transactGetItems((TransactGetItemsRequest) request);
      case "PutItem" -> dynamoDb.putItem((PutItemRequest) request);
      case "UpdateItem" -> dynamoDb.updateItem((UpdateItemRequest) request);
      case "DeleteItem" -> dynamoDb.deleteItem((DeleteItemRequest) request);
      case "BatchWriteItem" -> dynamoDb.batchWriteItem((BatchWriteItemRequest) request);
      case "TransactWriteItems" -> dynamoDb.transactWriteItems((TransactWriteItemsRequest) request);
      default -> throw new IllegalStateException(name());
    };
  }

  @Override
  public int itemsRead(A answer) {
    return switch (name()) {
      case "GetItem" -> ((GetItemResponse) (Object) answer).hasItem() ? 1 : 0;
      case "Query", "Scan" -> counted(answer, "ScannedCount");
      case "BatchGetItem" ->
          ((BatchGetItemResponse) (Object) answer)
              .responses().values().stream().mapToInt(List::size).sum();
      case "TransactGetItems" ->
          (int)
              ((TransactGetItemsResponse) (Object) answer)
                  .responses().stream().filter(ItemResponse::hasItem).count();
      default -> 0;
    };
  }

  @Override
  public int itemsReturned(A answer) {
    boolean isPage = this == QUERY || this == SCAN;
    return isPage ? counted(answer, "Count") : itemsRead(answer);
  }

  /** Returns a count of a page; the number of its items if a test double gives no count. */
  private int counted(A page, String count) {
    return page.getValueForField(count, Integer.class)
        .or(
            () ->
                page.getValueForField("Items", Object.class).map(items -> ((List<?>) items).size()))
        .orElse(0);
  }
}
