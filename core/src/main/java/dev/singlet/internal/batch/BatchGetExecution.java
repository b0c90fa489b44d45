package dev.singlet.internal.batch;

import dev.singlet.error.UnprocessedKeysException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.get.TableReadOptions;
import dev.singlet.value.PrimaryKey;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;

/** Reads the items of any number of keys. */
public final class BatchGetExecution {

  private final BatchOptions options;
  private final Context context;
  private final Map<TableReadOptions, ReadGroup> groups = new LinkedHashMap<>();
  private final AtomicReference<@Nullable SdkException> stopped = new AtomicReference<>();
  private @Nullable ReadGroup last;
  private int requests;
  private @Nullable Throwable failure;

  /** Prepares a run without keys. */
  public BatchGetExecution(BatchOptions options, Context context) {
    this.options = options;
    this.context = context;
  }

  /** Returns a run that reads keys of one table with the same settings. */
  public static BatchGetExecution of(
      TableReadOptions read, Collection<PrimaryKey> keys, BatchOptions options, Context context) {
    BatchGetExecution run = new BatchGetExecution(options, context);
    keys.forEach(key -> run.add(read, key));
    return run;
  }

  /** Adds a key, and returns the group that will have its item. */
  public ReadGroup add(TableReadOptions read, PrimaryKey key) {
    // Most batches have one group. A look at the last spares the hash of all settings for each key.
    ReadGroup group =
        last != null && last.options().equals(read)
            ? last
            : groups.computeIfAbsent(read, ReadGroup::new);
    group.want(key);
    last = group;
    return group;
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
    for (ReadGroup group : groups.values()) {
      for (PrimaryKey key : group.wanted()) {
        if (!chunk.add(group, key)) {
          chunks.add(chunk);
          chunk = new GetChunk(options, context, this::isStopped);
          chunk.add(group, key);
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
    chunk.items().forEach(ReadGroup::addItems);
    chunk.pending().forEach(ReadGroup::addUnprocessed);
    requests += chunk.requests();
    failure = chunk.failure() == null ? failure : chunk.failure();
  }

  /** Returns the item under a key; null if there is none. */
  public @Nullable Map<String, AttributeValue> item(TableReadOptions read, PrimaryKey key) {
    ReadGroup group = groups.get(read);
    return group == null ? null : group.item(key);
  }

  /** Returns whether a key was not processed, so that it is unknown if there is an item. */
  public boolean isUnprocessed(TableReadOptions read, PrimaryKey key) {
    ReadGroup group = groups.get(read);
    return group != null && group.isUnprocessed(key);
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
    if (groups.values().stream().anyMatch(group -> !group.unprocessed().isEmpty())) {
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
    Set<String> tables = new TreeSet<>();
    for (ReadGroup group : groups.values()) {
      for (PrimaryKey key : group.unprocessed()) {
        keys.add(key.toMap(group.schema()));
        tables.add(group.options().tableName());
      }
    }
    return new UnprocessedKeysException(
        String.format(
            "DynamoDB left %d keys of the table %s unprocessed, and requests for them made no"
                + " progress for %d ms. The table has too little read capacity: try again"
                + " later, or with fewer items.",
            keys.size(), String.join(", ", tables), options.budget().toMillis()),
        keys,
        failure);
  }
}
