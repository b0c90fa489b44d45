package dev.singlet.internal.batch;

import dev.singlet.error.UnprocessedKeysException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.get.TableReadOptions;
import dev.singlet.value.PrimaryKey;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;

/** Reads the items of any number of keys. */
public final class BatchGetExecution {

  private final BatchOptions options;
  private final Context context;
  private final Map<TableReadOptions, Set<PrimaryKey>> wanted;
  private final Map<TableReadOptions, Map<PrimaryKey, Map<String, AttributeValue>>> items =
      new HashMap<>();
  private final Map<TableReadOptions, Set<PrimaryKey>> unprocessed = new HashMap<>();
  private final AtomicReference<@Nullable SdkException> stopped = new AtomicReference<>();
  private int requests;
  private @Nullable Throwable failure;

  /** Prepares a run. */
  public BatchGetExecution(
      Map<TableReadOptions, Set<PrimaryKey>> wanted, BatchOptions options, Context context) {
    this.wanted = wanted;
    this.options = options;
    this.context = context;
  }

  /** Returns a run that reads keys of one table with the same settings. */
  static BatchGetExecution of(
      TableReadOptions group, Collection<PrimaryKey> keys, BatchOptions options, Context context) {
    Map<TableReadOptions, Set<PrimaryKey>> wanted = new LinkedHashMap<>();
    if (!keys.isEmpty()) {
      wanted.put(group, new LinkedHashSet<>(keys));
    }
    return new BatchGetExecution(wanted, options, context);
  }

  /** Reads as many keys as possible, and returns this run. */
  public Step<BatchGetExecution> start() {
    return Step.parallel(chunks().stream().map(this::begin).iterator(), options.requestsAtOnce())
        .map(
            chunks -> {
              chunks.forEach(this::add);
              return this;
            });
  }

  /**
   * A failure that would affect every request ends the run, once the running requests are finished.
   */
  private Step<GetChunk> begin(GetChunk chunk) {
    if (isStopped()) {
      return Step.done(chunk);
    }
    return chunk
        .start()
        .orElse(
            thrown -> {
              if (thrown instanceof SdkException cause) {
                stopped.compareAndSet(null, cause);
                return Step.done(chunk);
              }
              return null;
            });
  }

  private boolean isStopped() {
    return stopped.get() != null;
  }

  /** Returns the requests it starts with. */
  public List<BatchGetItemRequest> firstRequests() {
    return chunks().stream().map(GetChunk::request).toList();
  }

  private List<GetChunk> chunks() {
    List<GetChunk> chunks = new ArrayList<>();
    GetChunk chunk = new GetChunk(options, context, this::isStopped);
    boolean isEmpty = true;
    for (Map.Entry<TableReadOptions, Set<PrimaryKey>> group : wanted.entrySet()) {
      for (PrimaryKey key : group.getValue()) {
        if (!chunk.add(group.getKey(), key)) {
          chunks.add(chunk);
          chunk = new GetChunk(options, context, this::isStopped);
          chunk.add(group.getKey(), key);
        }
        isEmpty = false;
      }
    }
    if (!isEmpty) {
      chunks.add(chunk);
    }
    return chunks;
  }

  private void add(GetChunk chunk) {
    chunk
        .items()
        .forEach(
            (group, read) -> items.computeIfAbsent(group, any -> new HashMap<>()).putAll(read));
    chunk
        .pending()
        .forEach(
            (group, left) ->
                unprocessed.computeIfAbsent(group, any -> new HashSet<>()).addAll(left));
    requests += chunk.requests();
    failure = chunk.failure() == null ? failure : chunk.failure();
  }

  /** Returns the item under a key; null if there is none. */
  public @Nullable Map<String, AttributeValue> item(TableReadOptions group, PrimaryKey key) {
    return items.getOrDefault(group, Map.of()).get(key);
  }

  /** Returns whether a key was not processed, so that it is unknown if there is an item. */
  public boolean isUnprocessed(TableReadOptions group, PrimaryKey key) {
    return unprocessed.getOrDefault(group, Set.of()).contains(key);
  }

  public int requests() {
    return requests;
  }

  /** Returns the failure of the last request that failed; null if none did. */
  @Nullable Throwable failure() {
    return failure;
  }

  /** Returns the failure that ended the run early; null if none did. */
  public @Nullable SdkException stopped() {
    return stopped.get();
  }

  /**
   * Returns itself if it is complete.
   *
   * @throws UnprocessedKeysException if DynamoDB left something unprocessed
   * @throws SdkException if a request failed
   */
  public BatchGetExecution orThrow() {
    if (!unprocessed.isEmpty()) {
      throw reason();
    }
    return this;
  }

  /** Returns the failure that ended the run early, or an exception that names the keys left. */
  public RuntimeException reason() {
    SdkException ended = stopped.get();
    return ended == null ? incomplete() : ended;
  }

  /** Returns an exception that has the unprocessed keys. */
  public UnprocessedKeysException incomplete() {
    List<Map<String, AttributeValue>> keys = new ArrayList<>();
    wanted.forEach(
        (group, all) ->
            all.stream()
                .filter(key -> isUnprocessed(group, key))
                .map(key -> key.toMap(group.schema()))
                .forEach(keys::add));
    String tables =
        unprocessed.keySet().stream()
            .map(TableReadOptions::tableName)
            .distinct()
            .sorted()
            .collect(Collectors.joining(", "));
    return new UnprocessedKeysException(
        String.format(
            "DynamoDB left %d keys of the table %s unprocessed, and requests for them made no"
                + " progress for %d ms. The table has too little read capacity: try again"
                + " later, or with fewer items.",
            keys.size(), tables, options.budget().toMillis()),
        keys,
        failure);
  }
}
