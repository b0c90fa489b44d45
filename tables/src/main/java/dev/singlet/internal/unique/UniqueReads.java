package dev.singlet.internal.unique;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Action;
import dev.singlet.internal.engine.Backoff;
import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.scan.CapacityPace;
import dev.singlet.internal.write.Cancellation;
import dev.singlet.internal.write.UniqueItem;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.UniqueAttribute;
import dev.singlet.runtime.expression.Placeholders;
import dev.singlet.schema.KeySchema;
import dev.singlet.value.PrimaryKey;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * Reads items by their keys: the attributes that unique values are made of, and whom they are
 * reserved for. Counts the requests of several threads.
 */
final class UniqueReads {

  private final Context context;
  private final KeySchema key;
  private final CapacityPace pace;
  private final @Nullable AwsRequestOverrideConfiguration override;
  private final String projection;
  private final Map<String, String> names;
  private long requests;
  private double units;

  UniqueReads(
      CollectionType<?> types,
      Context context,
      CapacityPace pace,
      @Nullable AwsRequestOverrideConfiguration override) {
    this.context = context;
    this.key = types.table().key();
    this.pace = pace;
    this.override = override;
    Placeholders placeholders = new Placeholders();
    this.projection =
        attributes(types).stream().map(placeholders::name).collect(Collectors.joining(", "));
    this.names = Objects.requireNonNull(placeholders.names());
  }

  private static Set<String> attributes(CollectionType<?> types) {
    Set<String> attributes = new LinkedHashSet<>(types.table().key().names());
    attributes.add(UniqueItem.OWNER);
    for (EntityType<?> type : types.entities()) {
      attributes.addAll(type.mark().attributes());
      for (UniqueAttribute unique : type.unique()) {
        attributes.addAll(Holding.attributes(type, unique));
      }
    }
    return attributes;
  }

  /**
   * Reads up to 100 items.
   *
   * @param isCurrent true for their current state, of all of them; false for one that can be some
   *     moments old, without those that DynamoDB has no capacity for after some attempts
   */
  Step<Map<PrimaryKey, Map<String, AttributeValue>>> batch(
      Collection<PrimaryKey> keys, boolean isCurrent) {
    return batch(
        keys.stream().map(each -> each.toMap(key)).toList(), isCurrent, new HashMap<>(), 0);
  }

  private Step<Map<PrimaryKey, Map<String, AttributeValue>>> batch(
      List<Map<String, AttributeValue>> keys,
      boolean isCurrent,
      Map<PrimaryKey, Map<String, AttributeValue>> read,
      int inVain) {
    BatchGetItemRequest request =
        BatchGetItemRequest.builder()
            .requestItems(
                Map.of(
                    context.tableName(),
                    KeysAndAttributes.builder()
                        .keys(keys)
                        .projectionExpression(projection)
                        .expressionAttributeNames(names)
                        .consistentRead(isCurrent ? true : null)
                        .build()))
            .overrideConfiguration(override)
            .build();
    return Step
        .<BatchGetItemRequest, BatchGetItemResponse, Map<PrimaryKey, Map<String, AttributeValue>>>
            call(
                ItemAction.BATCH_GET_ITEM,
                ItemAction.BATCH_GET_ITEM.metered(request),
                answer -> {
                  count(ItemAction.BATCH_GET_ITEM, answer);
                  answer
                      .responses()
                      .values()
                      .forEach(
                          items -> items.forEach(item -> read.put(PrimaryKey.of(key, item), item)));
                  List<Map<String, AttributeValue>> left = new ArrayList<>();
                  answer.unprocessedKeys().values().forEach(each -> left.addAll(each.keys()));
                  if (left.isEmpty() || (!isCurrent && inVain >= context.attempts())) {
                    return Step.done(read);
                  }
                  if (inVain >= context.attempts()) {
                    throw ProvisionedThroughputExceededException.builder()
                        .message("DynamoDB did not process " + left.size() + " keys of a batch.")
                        .build();
                  }
                  return Step.pause(
                      Backoff.next(inVain), () -> batch(left, isCurrent, read, inVain + 1));
                });
  }

  /**
   * Reads the current state of some items, all at one moment.
   *
   * @return the items that exist; empty if another request is writing one of them
   */
  Step<Optional<Map<PrimaryKey, Map<String, AttributeValue>>>> snapshot(Set<PrimaryKey> keys) {
    List<PrimaryKey> order = List.copyOf(keys);
    TransactGetItemsRequest request =
        TransactGetItemsRequest.builder()
            .transactItems(order.stream().map(this::get).toList())
            .overrideConfiguration(override)
            .build();
    return Step
        .<TransactGetItemsRequest, TransactGetItemsResponse,
            Optional<Map<PrimaryKey, Map<String, AttributeValue>>>>
            call(
                ItemAction.TRANSACT_GET_ITEMS,
                ItemAction.TRANSACT_GET_ITEMS.metered(request),
                answer -> {
                  count(ItemAction.TRANSACT_GET_ITEMS, answer);
                  Map<PrimaryKey, Map<String, AttributeValue>> read = new HashMap<>();
                  for (int i = 0; i < order.size(); i++) {
                    if (answer.responses().get(i).hasItem()) {
                      read.put(order.get(i), answer.responses().get(i).item());
                    }
                  }
                  return Step.done(Optional.of(read));
                })
        .on(
            TransactionCanceledException.class,
            failed -> Cancellation.isPassing(failed) ? Step.done(Optional.empty()) : null);
  }

  private TransactGetItem get(PrimaryKey each) {
    return TransactGetItem.builder()
        .get(
            get ->
                get.tableName(context.tableName())
                    .key(each.toMap(key))
                    .projectionExpression(projection)
                    .expressionAttributeNames(names))
        .build();
  }

  private <Q extends DynamoDbRequest, A extends DynamoDbResponse> void count(
      Action<Q, A> action, A answer) {
    double consumed =
        action.consumed(answer).stream()
            .map(ConsumedCapacity::capacityUnits)
            .mapToDouble(each -> each == null ? 0 : each)
            .sum();
    pace.consumed(consumed);
    synchronized (this) {
      requests++;
      units += consumed;
    }
  }

  synchronized long requests() {
    return requests;
  }

  synchronized double units() {
    return units;
  }
}
