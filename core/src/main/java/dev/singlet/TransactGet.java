package dev.singlet;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemPlace;
import dev.singlet.internal.engine.Backoff;
import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.text.Limits;
import dev.singlet.internal.write.Cancellation;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.schema.TableSchema;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ItemResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * Reads several items as they are at one moment: one {@code TransactGetItems} request, two read
 * capacity units for each 4 KB of each item, rounded up. The reads are consistent, whatever the
 * gets say. The items can be of several tables: see {@link #and(TableAccess, Get...)}.
 *
 * <p>If one of the items is being written, or if DynamoDB lacks capacity, it is read again after a
 * pause, by default up to eight times, with pauses of 2.6 seconds at most in all. After that, and
 * if the items are more than 4 MB, DynamoDB's {@code TransactionCanceledException} is thrown.
 */
@CheckReturnValue
public final class TransactGet extends Operation<TransactedItems> {

  private final List<Addressed<Get<?>>> gets;
  private final @Nullable AwsRequestOverrideConfiguration configuration;

  private TransactGet(
      List<Addressed<Get<?>>> gets, @Nullable AwsRequestOverrideConfiguration configuration) {
    requireFew(gets);
    this.gets = List.copyOf(gets);
    this.configuration = configuration;
  }

  /**
   * Returns a read of several items at one moment.
   *
   * @param gets the gets, all of one table; {@link #and} adds those of another
   * @return the operation; executing it fails if two gets read one item
   * @throws InvalidArgumentException if there are none, or more than 100, or if they are of
   *     different tables
   */
  public static TransactGet of(Get<?>... gets) {
    return of(Arrays.asList(gets));
  }

  /**
   * Returns a read of several items at one moment.
   *
   * @param gets the gets, all of one table; {@link #and} adds those of another
   * @return the operation; executing it fails if two gets read one item
   * @throws InvalidArgumentException if there are none, or more than 100, or if they are of
   *     different tables
   */
  public static TransactGet of(Collection<? extends Get<?>> gets) {
    List<Addressed<Get<?>>> all = Addressed.toExecuting("get", gets);
    if (all.isEmpty()) {
      throw invalid("A transaction is empty. Give it a get.");
    }
    return new TransactGet(Addressed.requireOneTable("Get", all), null);
  }

  /**
   * Adds items of another table, which are read in the same request, at the same moment.
   *
   * @param client a client for that table; the gets have its table name, tenant and settings, but
   *     the request is sent by the client that executes the operation
   * @param more the gets of that table
   * @return the operation with them
   * @throws InvalidArgumentException if one of them is not of that client's table, or if there are
   *     more than 100 in all
   */
  public TransactGet and(TableAccess<?> client, Get<?>... more) {
    return and(client, Arrays.asList(more));
  }

  /**
   * Adds items of another table. Same as {@link #and(TableAccess, Get...)}.
   *
   * @param client a client for that table
   * @param more the gets of that table
   * @return the operation with them
   * @throws InvalidArgumentException if one of them is not of that client's table, or if there are
   *     more than 100 in all
   */
  public TransactGet and(TableAccess<?> client, Collection<? extends Get<?>> more) {
    return new TransactGet(Addressed.and(gets, client, "get", more), configuration);
  }

  /** Returns a read of gets of any clients, at least one. */
  static TransactGet addressed(List<Addressed<Get<?>>> gets) {
    return new TransactGet(gets, null);
  }

  /** Returns the same operation with other gets. */
  TransactGet with(List<Addressed<Get<?>>> others) {
    return new TransactGet(others, configuration);
  }

  /**
   * Sets timeouts, headers and other SDK settings for this request. The settings of the gets are
   * ignored.
   *
   * @param override the SDK's own request configuration
   * @return the operation with it
   */
  public TransactGet overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new TransactGet(gets, Objects.requireNonNull(override, "override"));
  }

  List<Addressed<Get<?>>> gets() {
    return gets;
  }

  @Override
  public TransactGetItemsRequest toRequest() {
    return (TransactGetItemsRequest) super.toRequest();
  }

  @Override
  public TransactGetItemsRequest toRequest(RequestContext context) {
    return request(context.context());
  }

  @Override
  TransactGetItemsRequest request(Context context) {
    requireOnePerItem(context);
    return TransactGetItemsRequest.builder()
        .transactItems(
            gets.stream().map(get -> item(get.operation().request(get.context(context)))).toList())
        .overrideConfiguration(configuration)
        .build();
  }

  @Override
  TableSchema table() {
    return gets.get(0).operation().table();
  }

  @Override
  List<? extends ItemType<?>> types() {
    return gets.stream().flatMap(get -> get.operation().types().stream()).toList();
  }

  @Override
  String label() {
    return "TransactGet";
  }

  @Override
  Step<TransactedItems> start(Context context) {
    return items(context).map(items -> new TransactedItems(gets, items, context));
  }

  /** Reads the items as they are stored, in the order of the gets. Empty where there is none. */
  Step<List<Map<String, AttributeValue>>> items(Context context) {
    return attempt(context, 1);
  }

  private Step<List<Map<String, AttributeValue>>> attempt(Context context, int attempt) {
    return Step
        .<TransactGetItemsRequest, TransactGetItemsResponse, List<Map<String, AttributeValue>>>call(
            ItemAction.TRANSACT_GET_ITEMS,
            request(context),
            answer -> Step.done(answer.responses().stream().map(TransactGet::item).toList()))
        .on(
            TransactionCanceledException.class,
            cancelled -> {
              if (attempt == context.attempts() || !Cancellation.isPassing(cancelled)) {
                throw cancelled;
              }
              return Step.pause(Backoff.next(attempt - 1), () -> attempt(context, attempt + 1));
            });
  }

  private static Map<String, AttributeValue> item(ItemResponse response) {
    return response.hasItem() ? response.item() : Map.of();
  }

  private static TransactGetItem item(GetItemRequest request) {
    return TransactGetItem.builder()
        .get(
            get ->
                get.tableName(request.tableName())
                    .key(request.key())
                    .projectionExpression(request.projectionExpression())
                    .expressionAttributeNames(
                        request.hasExpressionAttributeNames()
                            ? request.expressionAttributeNames()
                            : null))
        .build();
  }

  private static void requireFew(List<Addressed<Get<?>>> gets) {
    if (gets.size() > Limits.TRANSACTION_ACTIONS) {
      throw invalid(
          String.format(
              "Transaction refused: its %d gets are more than the %d that DynamoDB takes; get"
                  + " %d, %s, is the first one too many. Split it into several transactions.",
              gets.size(),
              Limits.TRANSACTION_ACTIONS,
              Limits.TRANSACTION_ACTIONS + 1,
              gets.get(Limits.TRANSACTION_ACTIONS).operation()));
    }
  }

  /** Refuses two gets of one item. */
  void requireOnePerItem(Context executing) {
    Map<ItemPlace, Integer> positions = new HashMap<>();
    for (int i = 0; i < gets.size(); i++) {
      Get<?> get = gets.get(i).operation();
      Integer other = positions.putIfAbsent(get.place(gets.get(i).context(executing)), i + 1);
      if (other != null) {
        throw invalid(
            String.format(
                "Transaction refused: get %d and get %d, %s, read the same item, and DynamoDB takes"
                    + " one operation for an item. Leave one out.",
                other, i + 1, get));
      }
    }
  }

  private static InvalidArgumentException invalid(String message) {
    return new InvalidArgumentException(ErrorCode.INVALID_TRANSACTION, message);
  }

  @Override
  public String toString() {
    return "TransactGet[" + gets.size() + " gets]";
  }
}
