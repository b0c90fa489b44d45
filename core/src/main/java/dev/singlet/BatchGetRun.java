package dev.singlet;

import dev.singlet.error.UnprocessedKeysException;
import dev.singlet.internal.Backoff;
import dev.singlet.key.PrimaryKey;
import dev.singlet.schema.KeySchema;
import dev.singlet.step.Reads;
import dev.singlet.step.Step;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;

/** Reads the items of any number of keys: which request comes next, and what the responses give. */
final class BatchGetRun {

  /** DynamoDB's limit on the keys of one request. */
  private static final int MAX_KEYS = 100;

  /** How many requests in a row may give nothing at all. */
  private static final int MAX_FRUITLESS = 8;

  /** How many keys an error names in its text. */
  private static final int MAX_NAMED = 20;

  private final KeySchema schema;
  private final boolean consistent;
  private final @Nullable AwsRequestOverrideConfiguration override;
  private final RequestContext context;
  private final Set<PrimaryKey> pending;
  private final Map<PrimaryKey, Map<String, AttributeValue>> items;
  private boolean leftSome;
  private int fruitless;
  private int requests;

  /**
   * A run.
   *
   * @param keys what to read; a key that stands there twice is read once
   */
  BatchGetRun(
      KeySchema schema,
      Collection<PrimaryKey> keys,
      boolean consistent,
      @Nullable AwsRequestOverrideConfiguration override,
      RequestContext context) {
    this.schema = schema;
    this.consistent = consistent;
    this.override = override;
    this.context = context;
    this.pending = new LinkedHashSet<>(keys);
    this.items = new HashMap<>(pending.size() * 2);
  }

  /** Reads all, and gives this run. */
  Step<BatchGetRun> start() {
    if (!hasNext()) {
      return Step.done(this);
    }
    return leftSome ? Step.pause(Backoff.next(fruitless), this::send) : send();
  }

  private Step<BatchGetRun> send() {
    return Step.call(
        Reads.BatchGetItem.ACTION,
        request(),
        answer -> {
          accept(answer);
          return start();
        });
  }

  boolean hasNext() {
    return !pending.isEmpty();
  }

  BatchGetItemRequest request() {
    return BatchGetItemRequest.builder()
        .requestItems(
            Map.of(
                context.tableName(),
                KeysAndAttributes.builder()
                    .keys(batch().stream().map(key -> key.toMap(schema)).toList())
                    .consistentRead(consistent ? Boolean.TRUE : null)
                    .build()))
        .overrideConfiguration(override)
        .build();
  }

  /**
   * Takes the response to the last request.
   *
   * @throws UnprocessedKeysException if too many in a row processed no key
   */
  void accept(BatchGetItemResponse response) {
    requests++;
    Set<PrimaryKey> asked = batch();
    Set<PrimaryKey> unprocessed = new LinkedHashSet<>();
    response
        .unprocessedKeys()
        .values()
        .forEach(keys -> keys.keys().forEach(key -> unprocessed.add(PrimaryKey.of(schema, key))));
    response
        .responses()
        .values()
        .forEach(read -> read.forEach(item -> items.put(PrimaryKey.of(schema, item), item)));
    pending.removeIf(key -> asked.contains(key) && !unprocessed.contains(key));
    leftSome = !unprocessed.isEmpty();
    fruitless = unprocessed.size() < asked.size() ? 0 : fruitless + 1;
    if (fruitless == MAX_FRUITLESS) {
      throw gaveUp();
    }
  }

  /** The items that there are, by key. */
  Map<PrimaryKey, Map<String, AttributeValue>> items() {
    return items;
  }

  int requests() {
    return requests;
  }

  private Set<PrimaryKey> batch() {
    return pending.stream().limit(MAX_KEYS).collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private UnprocessedKeysException gaveUp() {
    List<Map<String, AttributeValue>> keys =
        pending.stream().map(key -> key.toMap(schema)).toList();
    String names =
        keys.stream()
            .limit(MAX_NAMED)
            .map(key -> PrimaryKey.describe(schema, key))
            .collect(Collectors.joining("; "));
    return new UnprocessedKeysException(
        "DynamoDB left "
            + keys.size()
            + " keys of the table "
            + context.tableName()
            + " unprocessed, and the last "
            + MAX_FRUITLESS
            + " requests for them gave nothing: "
            + names
            + (keys.size() > MAX_NAMED ? "; and " + (keys.size() - MAX_NAMED) + " more" : "")
            + ". The table has too little read capacity: try again later, or with fewer items.",
        keys);
  }
}
