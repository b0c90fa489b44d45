package dev.singlet.internal.batch;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.RetryBudget;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.engine.Transient;
import dev.singlet.internal.text.Limits;
import dev.singlet.internal.wire.AnsweredItems;
import dev.singlet.value.PrimaryKey;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;

/**
 * One request of a batch of reads. It is repeated for the keys that DynamoDB leaves unprocessed.
 */
final class GetChunk {

  private final Map<ReadGroup, List<PrimaryKey>> pending = new LinkedHashMap<>();
  private final Map<ReadGroup, Map<PrimaryKey, Map<String, AttributeValue>>> items =
      new LinkedHashMap<>();
  private final RetryBudget retries;
  private final @Nullable AwsRequestOverrideConfiguration override;
  private final Context context;
  private int keys;
  private int requests;
  private @Nullable Throwable failure;

  /**
   * Starts without keys.
   *
   * @param isStopped tells whether the failure of another request has ended the run
   */
  GetChunk(BatchOptions options, Context context, BooleanSupplier isStopped) {
    this.retries = new RetryBudget(options.budget(), isStopped);
    this.override = options.override();
    this.context = context;
  }

  /**
   * Takes a key if there is room for it. One request reads a table with one kind of settings only.
   */
  boolean add(ReadGroup group, PrimaryKey key) {
    List<PrimaryKey> own = pending.get(group);
    if (keys == Limits.BATCH_GET_KEYS || (own == null && isReadOtherwise(group))) {
      return false;
    }
    if (own == null) {
      own = new ArrayList<>();
      pending.put(group, own);
    }
    own.add(key);
    keys++;
    return true;
  }

  private boolean isReadOtherwise(ReadGroup group) {
    String table = group.options().tableName();
    return pending.keySet().stream().anyMatch(other -> other.options().tableName().equals(table));
  }

  /** Reads as many keys as possible, and returns this chunk. */
  Step<GetChunk> start() {
    AnsweredItems items = context.answeredItems();
    return Step.<BatchGetItemRequest, BatchGetItemResponse, GetChunk>call(
            items.of(context.writing(ItemAction.BATCH_GET_ITEM)),
            request(),
            answer -> goOn(accept(answer, items.items(answer))))
        .on(
            Throwable.class,
            thrown -> {
              if (!Transient.is(thrown)) {
                return null;
              }
              failure = thrown;
              requests++;
              return goOn(false);
            });
  }

  private Step<GetChunk> goOn(boolean didSome) {
    return pending.isEmpty() ? Step.done(this) : retries.again(didSome, this::start, () -> this);
  }

  BatchGetItemRequest request() {
    Map<String, KeysAndAttributes> tables = new LinkedHashMap<>();
    pending.forEach(
        (group, wanted) ->
            tables.put(group.options().tableName(), group.options().request(wanted)));
    return BatchGetItemRequest.builder()
        .requestItems(tables)
        .overrideConfiguration(override)
        .build();
  }

  /** Takes the answer to the last request, and returns whether it processed a key. */
  private boolean accept(
      BatchGetItemResponse answer, Map<String, List<Map<String, AttributeValue>>> answered) {
    requests++;
    int before = keys;
    keys = 0;
    for (ReadGroup group : List.copyOf(pending.keySet())) {
      String table = group.options().tableName();
      Map<PrimaryKey, Map<String, AttributeValue>> read =
          items.computeIfAbsent(group, any -> new HashMap<>());
      answered
          .getOrDefault(table, List.of())
          .forEach(item -> read.put(PrimaryKey.of(group.schema(), item), item));
      KeysAndAttributes unprocessed = answer.unprocessedKeys().get(table);
      List<PrimaryKey> left =
          unprocessed == null
              ? List.of()
              : unprocessed.keys().stream().map(key -> PrimaryKey.of(group.schema(), key)).toList();
      keys += left.size();
      if (left.isEmpty()) {
        pending.remove(group);
      } else {
        pending.put(group, left);
      }
    }
    return keys < before;
  }

  /** Returns the items that were read. */
  Map<ReadGroup, Map<PrimaryKey, Map<String, AttributeValue>>> items() {
    return items;
  }

  /** Returns the keys that were not read. */
  Map<ReadGroup, List<PrimaryKey>> pending() {
    return pending;
  }

  int requests() {
    return requests;
  }

  @Nullable Throwable failure() {
    return failure;
  }
}
