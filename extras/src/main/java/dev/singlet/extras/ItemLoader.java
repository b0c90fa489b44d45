package dev.singlet.extras;

import dev.singlet.AsyncTableClient;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.batch.BatchGet;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.batch.BatchGetExecution;
import dev.singlet.internal.batch.BatchOptions;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.get.GetSpec;
import dev.singlet.internal.get.TableReadOptions;
import dev.singlet.internal.text.Limits;
import dev.singlet.item.Get;
import dev.singlet.operation.TableAccess;
import dev.singlet.value.PrimaryKey;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Reads items that are asked for one by one, from many places, with one {@code BatchGetItem}
 * request for up to 100 of them. Each item is read once in the loader's life, so use a loader for
 * one unit of work, such as a request of a web client.
 *
 * <pre>{@code
 * ItemLoader loader = ItemLoader.of(github);
 * CompletableFuture<Optional<User>> kim = loader.load(UserEntity.get("kim"));
 * CompletableFuture<Optional<User>> lee = loader.load(UserEntity.get("lee"));
 * }</pre>
 *
 * <p>The first get begins a batch. The batch is sent after a {@linkplain #within moment}, when it
 * has its {@linkplain #upTo limit} of keys, or by {@link #flush}. Gets with another projection or
 * consistency are a batch of their own, because a request reads a table in one way only. A batch
 * costs as much as its items cost one by one. Its requests are repeated for keys that DynamoDB does
 * not process, as those of a {@link BatchGet} are.
 *
 * <p>A loader is thread-safe and has no thread. A batch is sent on the thread that fills or flushes
 * it, or, after the moment, on Java's common pool. Its futures complete on the thread on which the
 * SDK delivers the answer.
 *
 * <p>Only asynchronous clients have loaders: if each call waits for its item, no others come while
 * it waits. On virtual threads, use an asynchronous client, and join the futures.
 */
public final class ItemLoader {

  private static final Duration MOMENT = Duration.ofMillis(1);

  private final AsyncTableClient client;
  private final int limit;
  private final Duration moment;
  private final BatchOptions options;

  /** The items by key and read settings. Guards the waiting batches, too. */
  private final Map<PrimaryKey, Map<TableReadOptions, LoadedItem>> items = new HashMap<>();

  private final Map<TableReadOptions, LoaderBatch> waiting = new HashMap<>();

  private ItemLoader(AsyncTableClient client, int limit, Duration moment, BatchOptions options) {
    this.client = client;
    this.limit = limit;
    this.moment = moment;
    this.options = options;
  }

  /**
   * Returns a loader for one unit of work.
   *
   * @param client reads the items, with its settings
   * @return a loader that has read nothing
   */
  public static ItemLoader of(AsyncTableClient client) {
    Objects.requireNonNull(client, "client");
    return new ItemLoader(client, Limits.BATCH_GET_KEYS, MOMENT, BatchOptions.DEFAULT);
  }

  /**
   * Sets how many keys a batch has at most.
   *
   * @param keys 1 to 100; the default is 100, the most that a request takes
   * @return a loader with this limit, which has read nothing
   * @throws InvalidArgumentException if it is another number
   */
  @CheckReturnValue
  public ItemLoader upTo(int keys) {
    if (keys < 1 || keys > Limits.BATCH_GET_KEYS) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "upTo(%d): give 1 to %d keys.".formatted(keys, Limits.BATCH_GET_KEYS));
    }
    return new ItemLoader(client, keys, moment, options);
  }

  /**
   * Sets how long a batch waits for further gets after the first.
   *
   * @param time more than zero; the default is 1 ms
   * @return a loader with this time, which has read nothing
   * @throws InvalidArgumentException if it is zero or negative
   */
  @CheckReturnValue
  public ItemLoader within(Duration time) {
    if (time.isZero() || time.isNegative()) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT, "within(" + time + "): give a duration of more than zero.");
    }
    return new ItemLoader(client, limit, time, options);
  }

  /**
   * Sets how long to retry requests that make no progress.
   *
   * @param budget the time, with the pauses; zero for no retry; the default is 30 seconds
   * @return a loader with this time, which has read nothing
   * @throws InvalidArgumentException if it is negative
   */
  @CheckReturnValue
  public ItemLoader retryFor(Duration budget) {
    return new ItemLoader(client, limit, moment, options.budget(budget));
  }

  /**
   * Returns an item that this loader reads or has read. Gets of one item with the same projection
   * and consistency share one read, also if the item doesn't exist. A read that failed is not kept:
   * the next get of its item reads again.
   *
   * @param get a get of the client's table; its own settings of the SDK are ignored
   * @param <T> the type of the item
   * @return the item; empty if there is none, or one of another entity. Each call has a future of
   *     its own, which can be cancelled without effect on others and on the request. All failures
   *     come through the future. It fails with an {@link
   *     dev.singlet.error.UnprocessedKeysException} if DynamoDB did not process the key, with the
   *     exception of the request if that failed, or else as the future of {@link
   *     dev.singlet.AsyncTableClient#execute} of the get does
   */
  public <T> CompletableFuture<Optional<T>> load(Get<T> get) {
    try {
      Context context = context();
      GetSpec<T> spec = own(get);
      PrimaryKey key = spec.key(context);
      return item(spec, key, spec.reading(context)).as(spec, context);
    } catch (RuntimeException refused) {
      return CompletableFuture.failedFuture(refused);
    }
  }

  private Context context() {
    return TableAccess.settings(client).context();
  }

  private <T> GetSpec<T> own(Get<T> get) {
    Objects.requireNonNull(get, "get");
    return TableAccess.settings(client).own(get, Get.describe(get));
  }

  private LoadedItem item(GetSpec<?> get, PrimaryKey key, TableReadOptions read) {
    LoadedItem item;
    LoaderBatch batch;
    synchronized (items) {
      LoadedItem known = known(key).get(read);
      if (known != null) {
        return known;
      }
      batch = waiting.computeIfAbsent(read, this::begin);
      item = batch.add(get, key);
      known(key).put(read, item);
      if (batch.size() < limit) {
        return item;
      }
      waiting.remove(read);
    }
    send(batch);
    return item;
  }

  private Map<TableReadOptions, LoadedItem> known(PrimaryKey key) {
    return items.computeIfAbsent(key, any -> new HashMap<>());
  }

  private LoaderBatch begin(TableReadOptions read) {
    LoaderBatch batch = new LoaderBatch(read);
    batch.atEnd(moment, () -> sendIfWaiting(batch));
    return batch;
  }

  private void sendIfWaiting(LoaderBatch batch) {
    boolean waits;
    synchronized (items) {
      waits = waiting.remove(batch.read(), batch);
    }
    if (waits) {
      send(batch);
    }
  }

  /**
   * Sends the gets that wait. Call it where you know that no further get comes before the answer,
   * to save the moment.
   */
  public void flush() {
    List<LoaderBatch> batches;
    synchronized (items) {
      batches = List.copyOf(waiting.values());
      waiting.clear();
    }
    batches.forEach(this::send);
  }

  /**
   * Forgets an item after a write, so that the next get of it reads again. Gets before this call
   * keep their item. A get that is not {@linkplain Get#consistent consistent} can still return the
   * item as it was before the write.
   *
   * @param get a get of the item; all its projections are forgotten
   * @throws InvalidArgumentException if the get is of another table
   */
  public void forget(Get<?> get) {
    PrimaryKey key = own(get).key(context());
    synchronized (items) {
      // A get that waits is sent after the write.
      known(key).keySet().removeIf(read -> !isWaiting(key, read));
    }
  }

  private boolean isWaiting(PrimaryKey key, TableReadOptions read) {
    LoaderBatch batch = waiting.get(read);
    return batch != null && batch.has(key);
  }

  @SuppressWarnings("FutureReturnValueIgnored") // the futures of the items are completed
  private void send(LoaderBatch batch) {
    client
        .execute(batch.end(options))
        .whenComplete((run, failure) -> complete(batch, run, failure));
  }

  private void complete(
      LoaderBatch batch, @Nullable BatchGetExecution run, @Nullable Throwable failure) {
    Map<PrimaryKey, LoadedItem> unread = batch.unread(run);
    // First, so that a stage of one of the futures can ask again.
    synchronized (items) {
      unread.forEach((key, item) -> known(key).remove(batch.read(), item));
    }
    if (run != null) {
      batch.complete(run);
    }
    if (!unread.isEmpty()) {
      Throwable reason = run == null ? Objects.requireNonNull(failure) : run.reason();
      unread.values().forEach(item -> item.fail(reason));
    }
  }

  @Override
  public String toString() {
    return "ItemLoader[upTo=%d, within=%s]".formatted(limit, moment);
  }
}
