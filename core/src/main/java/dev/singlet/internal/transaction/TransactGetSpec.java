package dev.singlet.internal.transaction;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.client.Addressed;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemPlace;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.Backoff;
import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.get.GetSpec;
import dev.singlet.internal.text.Limits;
import dev.singlet.internal.write.Cancellation;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.schema.TableSchema;
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
 * Gets of items as they are at one moment.
 *
 * @param <G> the user's gets
 */
public record TransactGetSpec<G>(
    List<Addressed<G, GetSpec<?>>> gets, @Nullable AwsRequestOverrideConfiguration configuration)
    implements OperationDescription<List<Map<String, AttributeValue>>> {

  public TransactGetSpec {
    requireFew(gets);
    gets = List.copyOf(gets);
  }

  public TransactGetSpec<G> of(List<Addressed<G, GetSpec<?>>> others) {
    return new TransactGetSpec<>(others, configuration);
  }

  public TransactGetSpec<G> configuration(AwsRequestOverrideConfiguration override) {
    return new TransactGetSpec<>(gets, Objects.requireNonNull(override, "override"));
  }

  @Override
  public TransactGetItemsRequest request(Context context) {
    requireOnePerItem(context);
    return TransactGetItemsRequest.builder()
        .transactItems(
            gets.stream()
                .map(get -> item(get.description().request(get.context(context))))
                .toList())
        .overrideConfiguration(configuration)
        .build();
  }

  @Override
  public TableSchema table() {
    return gets.get(0).table();
  }

  @Override
  public List<? extends ItemType<?>> types() {
    return Addressed.types(gets);
  }

  @Override
  public String label() {
    return "TransactGet";
  }

  @Override
  public Step<List<Map<String, AttributeValue>>> start(Object operation, Context context) {
    return attempt(context, 1);
  }

  private Step<List<Map<String, AttributeValue>>> attempt(Context context, int attempt) {
    return Step
        .<TransactGetItemsRequest, TransactGetItemsResponse, List<Map<String, AttributeValue>>>call(
            ItemAction.TRANSACT_GET_ITEMS,
            request(context),
            answer -> Step.done(answer.responses().stream().map(TransactGetSpec::item).toList()))
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

  private static void requireFew(List<? extends Addressed<?, ?>> gets) {
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
  public void requireOnePerItem(Context executing) {
    Map<ItemPlace, Integer> positions = new HashMap<>();
    for (int i = 0; i < gets.size(); i++) {
      Addressed<G, GetSpec<?>> get = gets.get(i);
      ItemPlace place = get.description().place(get.context(executing));
      Integer other = positions.putIfAbsent(place, i + 1);
      if (other != null) {
        throw invalid(
            String.format(
                "Transaction refused: get %d and get %d, %s, read the same item, and DynamoDB takes"
                    + " one operation for an item. Leave one out.",
                other, i + 1, get.operation()));
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
