package dev.singlet;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Backoff;
import dev.singlet.internal.engine.Reads;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.text.Limits;
import dev.singlet.internal.write.Cancellation;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.PrimaryKey;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
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
 * gets say.
 *
 * <p>If one of the items is being written, or if DynamoDB lacks capacity, it is read again after a
 * pause, by default up to eight times, with pauses of 2.6 seconds at most in all. After that, and
 * if the items are more than 4 MB, DynamoDB's {@code TransactionCanceledException} is thrown.
 */
@CheckReturnValue
public final class TransactGet extends Operation<TransactedItems> {

  private final List<Get<?>> gets;
  private final @Nullable AwsRequestOverrideConfiguration configuration;

  private TransactGet(List<Get<?>> gets, @Nullable AwsRequestOverrideConfiguration configuration) {
    this.gets = gets;
    this.configuration = configuration;
  }

  /**
   * Returns a read of several items at one moment.
   *
   * @param gets the gets, all of one table
   * @return the operation
   * @throws InvalidArgumentException if there are none, or more than 100, if they are of different
   *     tables, or if two of them read one item
   */
  public static TransactGet of(Get<?>... gets) {
    return of(Arrays.asList(gets));
  }

  /**
   * Returns a read of several items at one moment.
   *
   * @param gets the gets, all of one table
   * @return the operation
   * @throws InvalidArgumentException if there are none, or more than 100, if they are of different
   *     tables, or if two of them read one item
   */
  public static TransactGet of(Collection<? extends Get<?>> gets) {
    gets.forEach(get -> Objects.requireNonNull(get, "get"));
    List<Get<?>> all = List.copyOf(gets);
    if (all.isEmpty()) {
      throw invalid("A transaction is empty. Give it a get.");
    }
    if (all.size() > Limits.TRANSACTION_ACTIONS) {
      throw invalid(
          String.format(
              "Transaction refused: its %d gets are more than the %d that DynamoDB takes; get"
                  + " %d, %s, is the first one too many. Split it into several transactions.",
              all.size(),
              Limits.TRANSACTION_ACTIONS,
              Limits.TRANSACTION_ACTIONS + 1,
              all.get(Limits.TRANSACTION_ACTIONS)));
    }
    requireOneTable(all);
    requireOnePerItem(all);
    return new TransactGet(all, null);
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

  List<Get<?>> gets() {
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
    return TransactGetItemsRequest.builder()
        .transactItems(gets.stream().map(get -> item(get.request(context))).toList())
        .overrideConfiguration(configuration)
        .build();
  }

  @Override
  TableSchema table() {
    return gets.get(0).table();
  }

  @Override
  String label() {
    return "TransactGet";
  }

  @Override
  Step<TransactedItems> start(Context context) {
    return attempt(context, 1);
  }

  private Step<TransactedItems> attempt(Context context, int attempt) {
    return Step.<TransactGetItemsRequest, TransactGetItemsResponse, TransactedItems>call(
            Reads.TransactGetItems.ACTION,
            request(context),
            answer -> Step.done(items(answer.responses(), context)))
        .on(
            TransactionCanceledException.class,
            cancelled -> {
              if (attempt == context.attempts() || !Cancellation.isPassing(cancelled)) {
                throw cancelled;
              }
              return Step.pause(Backoff.next(attempt - 1), () -> attempt(context, attempt + 1));
            });
  }

  private TransactedItems items(List<ItemResponse> responses, Context context) {
    IdentityHashMap<Get<?>, Map<String, AttributeValue>> items = new IdentityHashMap<>();
    for (int i = 0; i < gets.size(); i++) {
      ItemResponse response = responses.get(i);
      items.put(gets.get(i), response.hasItem() ? response.item() : Map.of());
    }
    return new TransactedItems(items, context);
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

  private static void requireOneTable(List<Get<?>> gets) {
    TableSchema table = gets.get(0).table();
    for (int i = 1; i < gets.size(); i++) {
      TableSchema other = gets.get(i).table();
      if (!other.equals(table)) {
        throw new InvalidArgumentException(
            ErrorCode.WRONG_TABLE,
            String.format(
                "Get %d of a transaction, %s, belongs to the table %s, and get 1 to %s."
                    + " Give it gets of one table.",
                i + 1, gets.get(i), other.name(), Operation.nameBeside(other, table)));
      }
    }
  }

  private static void requireOnePerItem(List<Get<?>> gets) {
    Map<PrimaryKey, Integer> positions = new HashMap<>();
    for (int i = 0; i < gets.size(); i++) {
      Integer other = positions.putIfAbsent(gets.get(i).key(), i + 1);
      if (other != null) {
        throw invalid(
            String.format(
                "Transaction refused: get %d and get %d, %s, read the same item, and DynamoDB takes"
                    + " one operation for an item. Leave one out.",
                other, i + 1, gets.get(i)));
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
