package dev.singlet.internal.batch;

import dev.singlet.error.UnprocessedKeysException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
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

  /** How many keys an error names in its text. */
  private static final int MAX_NAMED = 20;

  private final BatchOptions options;
  private final Context context;
  private final Map<KeyedRead, Set<PrimaryKey>> wanted;
  private final Map<KeyedRead, Map<PrimaryKey, Map<String, AttributeValue>>> items =
      new HashMap<>();
  private final Map<KeyedRead, Set<PrimaryKey>> unprocessed = new HashMap<>();
  private final AtomicReference<@Nullable SdkException> stopped = new AtomicReference<>();
  private int requests;
  private @Nullable Throwable failure;

  /** A run. */
  public BatchGetExecution(
      Map<KeyedRead, Set<PrimaryKey>> wanted, BatchOptions options, Context context) {
    this.wanted = wanted;
    this.options = options;
    this.context = context;
  }

  /** A run that reads keys of one table in one way. */
  static BatchGetExecution of(
      KeyedRead group, Collection<PrimaryKey> keys, BatchOptions options, Context context) {
    Map<KeyedRead, Set<PrimaryKey>> wanted = new LinkedHashMap<>();
    if (!keys.isEmpty()) {
      wanted.put(group, new LinkedHashSet<>(keys));
    }
    return new BatchGetExecution(wanted, options, context);
  }

  /** Reads all it can, and gives this run. */
  public Step<BatchGetExecution> start() {
    return Step.parallel(chunks().stream().map(this::begin).iterator(), options.requestsAtOnce())
        .map(
            chunks -> {
              chunks.forEach(this::add);
              return this;
            });
  }

  /** A failure that every request would have ends the run; what is under way is awaited. */
  private Step<GetChunk> begin(GetChunk chunk) {
    if (stopped.get() != null) {
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

  /** The requests it starts with. */
  public List<BatchGetItemRequest> firstRequests() {
    return chunks().stream().map(GetChunk::request).toList();
  }

  private List<GetChunk> chunks() {
    List<GetChunk> chunks = new ArrayList<>();
    GetChunk chunk = new GetChunk(options, context);
    boolean isEmpty = true;
    for (Map.Entry<KeyedRead, Set<PrimaryKey>> group : wanted.entrySet()) {
      for (PrimaryKey key : group.getValue()) {
        if (!chunk.add(group.getKey(), key)) {
          chunks.add(chunk);
          chunk = new GetChunk(options, context);
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

  /** The item under a key; null if there is none. */
  public @Nullable Map<String, AttributeValue> item(KeyedRead group, PrimaryKey key) {
    return items.getOrDefault(group, Map.of()).get(key);
  }

  /** Whether it is not known if there is an item under a key. */
  public boolean isUnprocessed(KeyedRead group, PrimaryKey key) {
    return unprocessed.getOrDefault(group, Set.of()).contains(key);
  }

  public int requests() {
    return requests;
  }

  /** What the last request failed with that failed; null if none did. */
  @Nullable Throwable failure() {
    return failure;
  }

  /** The failure that ended the run early; null if none did. */
  public @Nullable SdkException stopped() {
    return stopped.get();
  }

  /**
   * Gives itself if it is complete.
   *
   * @throws UnprocessedKeysException if DynamoDB left something unprocessed
   * @throws SdkException if a request failed
   */
  public BatchGetExecution orThrow() {
    SdkException ended = stopped.get();
    if (ended != null) {
      throw ended;
    }
    if (!unprocessed.isEmpty()) {
      throw incomplete();
    }
    return this;
  }

  /** Names what is unprocessed. */
  public UnprocessedKeysException incomplete() {
    List<Map<String, AttributeValue>> keys = new ArrayList<>();
    List<String> names = new ArrayList<>();
    wanted.forEach(
        (group, all) ->
            all.stream()
                .filter(key -> isUnprocessed(group, key))
                .map(key -> key.toMap(group.schema()))
                .forEach(
                    key -> {
                      keys.add(key);
                      names.add(PrimaryKey.describe(group.schema(), key));
                    }));
    String tables =
        unprocessed.keySet().stream()
            .map(KeyedRead::tableName)
            .distinct()
            .sorted()
            .collect(Collectors.joining(", "));
    return new UnprocessedKeysException(
        "DynamoDB left "
            + keys.size()
            + " keys of the table "
            + tables
            + " unprocessed, and requests for them gave nothing for "
            + options.budget().toMillis()
            + " ms: "
            + String.join("; ", names.subList(0, Math.min(MAX_NAMED, names.size())))
            + (names.size() > MAX_NAMED ? "; and " + (names.size() - MAX_NAMED) + " more" : "")
            + ". The table has too little read capacity: try again later, or with fewer items.",
        keys,
        failure);
  }
}
