package dev.singlet.internal.batch;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.UnfinishedException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.query.PageRead;
import dev.singlet.internal.query.QueryExecution;
import dev.singlet.internal.query.QuerySpec;
import dev.singlet.internal.write.DeleteWrite;
import dev.singlet.internal.write.Unchanged;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.value.PrimaryKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * Deletes the items of a query: reads a page of keys, then deletes them in a batch, page by page.
 */
public final class DeleteAllExecution<T> {

  private final QuerySpec<T> query;
  private final BatchOptions options;
  private final Context context;
  private final QueryExecution<Map<String, AttributeValue>> entries;
  private final List<PrimaryKey> changed = new ArrayList<>();

  /** The token of the page whose items are being deleted. */
  private @Nullable String present;

  /** The failure that ended a batch early; null if none did. */
  private @Nullable Throwable stop;

  private int deleted;
  private int reads;
  private int requests;

  /**
   * The result.
   *
   * @param changed the keys of items that stay, because they changed after they were found
   * @param unconfirmed the deletes that were not confirmed
   * @param token the place to continue; null if all pages were read
   */
  public record Outcome(
      int deleted,
      List<PrimaryKey> changed,
      List<DeleteWrite<?>> unconfirmed,
      @Nullable String token,
      int requests) {}

  public DeleteAllExecution(QuerySpec<T> query, BatchOptions options, Context context) {
    this.query = query;
    this.options = options;
    this.context = context;
    this.entries = new QueryExecution<>(query.ofEntries(), context);
  }

  /** Returns the requests to send first. */
  public List<QueryRequest> requests() {
    return entries.requests();
  }

  /** Deletes page after page. */
  public <R> Step<R> start(Object operation, Function<Outcome, R> result) {
    present = query.options().start();
    if (!entries.hasNext()) {
      return Step.done(result.apply(outcome(List.of(), null)));
    }
    return Step.begin(
            this::nextPage,
            failure -> {
              SdkException cause = UnfinishedException.requestFailure(failure);
              if (cause != null && reads > 0) {
                throw unfinished(operation, result, outcome(List.of(), present), cause);
              }
              return null;
            })
        .map(
            outcome -> {
              if (stop != null) {
                throw unfinished(operation, result, outcome, stop);
              }
              return result.apply(outcome);
            });
  }

  private static <R> UnfinishedException unfinished(
      Object operation, Function<Outcome, R> result, Outcome outcome, Throwable cause) {
    String done =
        String.format(
            "%d items were deleted, %d stay, and %d deletes were not confirmed",
            outcome.deleted(), outcome.changed().size(), outcome.unconfirmed().size());
    return UnfinishedException.of(operation, done, result.apply(outcome), cause);
  }

  private Outcome outcome(List<DeleteWrite<?>> unconfirmed, @Nullable String token) {
    return new Outcome(deleted, List.copyOf(changed), unconfirmed, token, reads + requests);
  }

  private Step<Outcome> nextPage() {
    return entries.next().then(this::delete);
  }

  private Step<Outcome> delete(PageRead<Map<String, AttributeValue>> page) {
    reads = page.requests();
    List<DeleteWrite<?>> deletes = deletes(page.items());
    return new BatchWriteExecution(
            deletes.size(),
            position -> {
              DeleteWrite<?> delete = deletes.get(position);
              return BatchedWrite.of(position, delete, delete, context);
            },
            options)
        .start()
        .then(outcome -> goOn(deletes, outcome, page.links().onwards()));
  }

  private Step<Outcome> goOn(
      List<DeleteWrite<?>> deletes, BatchOutcome outcome, @Nullable String token) {
    List<DeleteWrite<?>> unconfirmed = take(deletes, outcome);
    stop = outcome.stop();
    if (stop != null || !unconfirmed.isEmpty()) {
      return Step.done(outcome(unconfirmed, present));
    }
    present = token;
    return entries.hasNext() ? nextPage() : Step.done(outcome(List.of(), token));
  }

  private List<DeleteWrite<?>> take(List<DeleteWrite<?>> deletes, BatchOutcome outcome) {
    deleted += outcome.made(deletes.size());
    requests += outcome.requests();
    outcome.refused().forEach((position, reason) -> add(deletes.get(position), reason));
    List<DeleteWrite<?>> unconfirmed = new ArrayList<>();
    outcome.unprocessed().forEach(position -> unconfirmed.add(deletes.get(position)));
    outcome
        .unknown()
        .forEach(
            (position, failure) -> {
              if (failure instanceof ConditionFailedException refusal) {
                add(deletes.get(position), refusal);
              } else {
                unconfirmed.add(deletes.get(position));
              }
            });
    return unconfirmed;
  }

  /** Counts an item that no longer exists as deleted. An item that changed stays and is listed. */
  private void add(DeleteWrite<?> delete, ConditionFailedException refusal) {
    if (refusal.reason() == ConditionFailedException.Reason.NOT_FOUND) {
      deleted++;
    } else {
      changed.add(delete.prepare(context).key());
    }
  }

  private List<DeleteWrite<?>> deletes(List<Map<String, AttributeValue>> found) {
    List<DeleteWrite<?>> deletes = new ArrayList<>();
    for (Map<String, AttributeValue> entry : found) {
      EntityType<? extends T> entity = query.pattern().type().entityOf(entry);
      if (entity != null) {
        deletes.add(delete(entity, entry));
      }
    }
    return deletes;
  }

  /** Deletes an item found in an index if its keys in the index are still the same. */
  private <E extends T> DeleteWrite<E> delete(
      EntityType<E> entity, Map<String, AttributeValue> entry) {
    PrimaryKey stored = PrimaryKey.of(entity.table().key(), entry);
    DeleteWrite<E> delete = new DeleteWrite<>(entity, context.modelKey(entity.table(), stored));
    if (query.pattern().index() != null) {
      delete = delete.when(Unchanged.of(entity, query.pattern().key().names(), entry));
    }
    for (Expression filter : query.options().filters()) {
      if (filter.entity() == null || filter.entity().equals(entity)) {
        delete = delete.when(filter);
      }
    }
    return delete;
  }
}
