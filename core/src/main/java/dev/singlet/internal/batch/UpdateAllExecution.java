package dev.singlet.internal.batch;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.UnfinishedException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.query.PageRead;
import dev.singlet.internal.query.QueryExecution;
import dev.singlet.internal.query.QuerySpec;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.PrimaryKey;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;

/**
 * Updates the items of a query: reads a page, then makes its updates, page by page. An update can
 * move its item within the index that is queried, so that the query meets it again. Such items are
 * remembered, and left out then.
 *
 * @param <T> the items
 * @param <U> the updates
 */
public final class UpdateAllExecution<T, U> {

  private final QueryExecution<T> items;
  private final Function<? super T, ? extends @Nullable U> update;
  private final Making<U> making;
  private final int atOnce;
  private final Context context;
  private final TableSchema table;
  private final @Nullable IndexSchema index;

  /** The items whose updates can move items within the index. */
  private final Set<PrimaryKey> moved = new HashSet<>();

  private final List<Refused<U>> refused = new ArrayList<>();

  /** The token of the page whose items are being updated. */
  private @Nullable String present;

  /** The failure that ended it early; null if none did. */
  private @Nullable Throwable stop;

  /** True when the request of an update has failed, so that no other is sent. */
  private volatile boolean isStopped;

  private int updated;
  private int passed;
  private int reads;

  /** Makes updates. */
  public interface Making<U> {
    Step<?> make(U update, Context context);

    /** Returns whether an update can move an item within an index. */
    boolean moves(U update, IndexSchema index);
  }

  /** An update whose condition did not hold. */
  public record Refused<U>(U update, ConditionFailedException reason) {}

  /**
   * The result.
   *
   * @param token the place to continue; null if all pages were read
   */
  public record Outcome<U>(
      int updated, int passed, List<Refused<U>> refused, @Nullable String token, int requests) {}

  /** The end of one update: it was made if neither is there. */
  private record End<U>(@Nullable Refused<U> refused, @Nullable Throwable failure) {}

  public UpdateAllExecution(
      QuerySpec<T> query,
      Function<? super T, ? extends @Nullable U> update,
      Making<U> making,
      int atOnce,
      Context context) {
    this.items = QueryExecution.ofItems(query, context);
    this.update = update;
    this.making = making;
    this.atOnce = atOnce;
    this.context = context;
    this.table = query.table();
    this.index = query.pattern().index();
    this.present = query.options().start();
  }

  /** Updates page after page. */
  public <R> Step<R> start(Object operation, Function<Outcome<U>, R> result) {
    if (!items.hasNext()) {
      return Step.done(result.apply(outcome(null)));
    }
    return Step.begin(
            this::nextPage,
            failure -> {
              SdkException cause = UnfinishedException.requestFailure(failure);
              if (cause != null && reads > 0) {
                throw unfinished(operation, result, cause);
              }
              return null;
            })
        .map(
            done -> {
              if (stop != null) {
                throw unfinished(operation, result, stop);
              }
              return result.apply(outcome(present));
            });
  }

  private <R> UnfinishedException unfinished(
      Object operation, Function<Outcome<U>, R> result, Throwable cause) {
    String done =
        String.format(
            "%d items were updated, and %d updates were refused", updated, refused.size());
    return UnfinishedException.of(operation, done, result.apply(outcome(present)), cause);
  }

  private Outcome<U> outcome(@Nullable String token) {
    int made = updated + refused.size();
    return new Outcome<>(updated, passed, List.copyOf(refused), token, reads + made);
  }

  /** Reads a page and makes its updates. */
  private Step<UpdateAllExecution<T, U>> nextPage() {
    return items.next().then(this::update);
  }

  private Step<UpdateAllExecution<T, U>> update(PageRead<T> page) {
    reads = page.requests();
    List<Step<End<U>>> updates = new ArrayList<>();
    try {
      for (int i = 0; i < page.items().size(); i++) {
        if (isMoved(page, i)) {
          continue;
        }
        U made = update.apply(page.items().get(i));
        if (made == null) {
          passed++;
        } else {
          remember(page, i, made);
          updates.add(Step.begin(() -> make(made), failure -> ended(made, failure)));
        }
      }
    } catch (RuntimeException failure) {
      stop = failure;
    }
    return Step.parallel(updates.stream().takeWhile(next -> !isStopped).iterator(), atOnce)
        .then(ends -> goOn(ends, page.links().onwards()));
  }

  private boolean isMoved(PageRead<T> page, int item) {
    return !moved.isEmpty() && moved.contains(key(page, item));
  }

  private void remember(PageRead<T> page, int item, U made) {
    if (index != null && making.moves(made, index)) {
      moved.add(key(page, item));
    }
  }

  private PrimaryKey key(PageRead<T> page, int item) {
    return PrimaryKey.of(table.key(), page.links().keys().get(item));
  }

  private Step<End<U>> make(U made) {
    return making.make(made, context).map(done -> new End<>(null, null));
  }

  private Step<End<U>> ended(U made, Throwable failure) {
    if (failure instanceof ConditionFailedException reason) {
      return Step.done(new End<>(new Refused<>(made, reason), null));
    }
    if (UnfinishedException.requestFailure(failure) != null) {
      isStopped = true;
    }
    return Step.done(new End<>(null, failure));
  }

  private Step<UpdateAllExecution<T, U>> goOn(List<End<U>> ends, @Nullable String token) {
    for (End<U> end : ends) {
      if (end.refused() != null) {
        refused.add(end.refused());
      } else if (end.failure() != null) {
        stop = stop == null ? end.failure() : stop;
      } else {
        updated++;
      }
    }
    if (stop == null) {
      present = token;
    }
    return stop == null && items.hasNext() ? nextPage() : Step.done(this);
  }
}
