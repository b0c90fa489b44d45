package dev.singlet.extras;

import dev.singlet.internal.batch.BatchGetExecution;
import dev.singlet.internal.batch.BatchOptions;
import dev.singlet.internal.get.GetSpec;
import dev.singlet.internal.get.TableReadOptions;
import dev.singlet.value.PrimaryKey;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Gets that become one request, and their items. The loader guards it while gets are added. */
final class LoaderBatch {

  private final TableReadOptions read;
  private final List<GetSpec<?>> gets = new ArrayList<>();
  private final Map<PrimaryKey, LoadedItem> items = new LinkedHashMap<>();
  private final CompletableFuture<@Nullable Void> end = new CompletableFuture<>();

  /** Makes an empty batch, for gets with these settings. */
  LoaderBatch(TableReadOptions read) {
    this.read = read;
  }

  TableReadOptions read() {
    return read;
  }

  LoadedItem add(GetSpec<?> get, PrimaryKey key) {
    LoadedItem item = new LoadedItem();
    gets.add(get);
    items.put(key, item);
    return item;
  }

  int size() {
    return items.size();
  }

  boolean has(PrimaryKey key) {
    return items.containsKey(key);
  }

  /** Runs an action on Java's common pool at the end, which comes after this time at the latest. */
  @SuppressWarnings("FutureReturnValueIgnored") // nobody waits for the action
  void atEnd(Duration time, Runnable action) {
    end.completeOnTimeout(null, TimeUnit.NANOSECONDS.convert(time), TimeUnit.NANOSECONDS)
        .thenRunAsync(action);
  }

  /** Ends the wait for gets, and its timer. Returns the operation that reads the items. */
  LoaderRead end(BatchOptions options) {
    end.complete(null);
    return new LoaderRead(read, new LinkedHashSet<>(items.keySet()), gets, options);
  }

  /** Returns the items that were not read. Without an execution, that is all of them. */
  Map<PrimaryKey, LoadedItem> unread(@Nullable BatchGetExecution run) {
    Map<PrimaryKey, LoadedItem> unread = new LinkedHashMap<>(items);
    if (run != null) {
      unread.keySet().removeIf(key -> !run.isUnprocessed(read, key));
    }
    return unread;
  }

  /** Completes the items that were read. */
  void complete(BatchGetExecution run) {
    items.forEach(
        (key, item) -> {
          if (!run.isUnprocessed(read, key)) {
            item.complete(run.item(read, key));
          }
        });
  }
}
