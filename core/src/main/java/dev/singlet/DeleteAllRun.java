package dev.singlet;

import dev.singlet.internal.batch.BatchOptions;
import dev.singlet.internal.batch.BatchWriteExecution;

import dev.singlet.attribute.Condition;
import dev.singlet.attribute.Unchanged;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.IncompleteBatchException;
import dev.singlet.error.UnfinishedException;
import dev.singlet.generated.entity.AccessPattern;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.entity.ProjectedItemType;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.engine.Steps;
import dev.singlet.value.PrimaryKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** One execution of a delete of what a query finds. */
final class DeleteAllRun<T> {

  private final Query<T> query;
  private final BatchOptions options;
  private final Context context;
  private final Query<Map<String, AttributeValue>> reading;
  private final Steps<Page<Map<String, AttributeValue>>> entries;
  private final List<PrimaryKey> changed = new ArrayList<>();

  /** Where the page in hand begins. */
  private @Nullable String present;

  private int deleted;
  private int reads;
  private int requests;

  DeleteAllRun(Query<T> query, BatchOptions options, Context context) {
    this.query = query;
    this.options = options;
    this.context = context;
    AccessPattern<T> pattern = query.pattern();
    this.reading =
        new Query<>(
            new AccessPattern<>(
                ProjectedItemType.entries(pattern.type(), pattern.index()),
                pattern.name(),
                pattern.index(),
                pattern.filtered()),
            query.condition(),
            query.options());
    this.entries = reading.parts(context);
  }

  QueryRequest firstRequest() {
    return reading.request(context);
  }

  Step<DeleteAllResult> start(DeleteAll<T> operation) {
    present = query.options().start();
    return entries.hasNext()
        ? Step.begin(this::nextPage, failure -> unfinished(operation, failure))
        : Step.done(new DeleteAllResult(0, List.of(), List.of(), null, 0));
  }

  /** Tells what was deleted, if a request was answered before the one that failed. */
  private @Nullable Step<DeleteAllResult> unfinished(DeleteAll<T> operation, Throwable failure) {
    List<BatchableWrite> unconfirmed = List.of();
    Throwable cause = UnfinishedException.requestFailure(failure);
    if (failure instanceof IncompleteBatchException stopped && stopped.getCause() != null) {
      cause = stopped.getCause();
      unconfirmed = take(stopped.result());
    }
    if (cause == null || reads == 0) {
      return null;
    }
    String done =
        String.format(
            "%d items were deleted, %d stay, and %d deletes were not confirmed",
            deleted, changed.size(), unconfirmed.size());
    throw UnfinishedException.of(operation, done, result(unconfirmed, present), cause);
  }

  private DeleteAllResult result(List<BatchableWrite> unconfirmed, @Nullable String token) {
    return new DeleteAllResult(deleted, changed, unconfirmed, token, reads + requests);
  }

  private Step<DeleteAllResult> nextPage() {
    return entries
        .next()
        .then(
            page -> {
              reads = page.requests();
              return BatchWriteExecution.of(deletes(page.items()), options, context)
                  .start()
                  .then(result -> goOn(result, page.links().onwards()));
            });
  }

  private Step<DeleteAllResult> goOn(BatchWriteResult result, @Nullable String nextToken) {
    List<BatchableWrite> unconfirmed = take(result);
    if (!unconfirmed.isEmpty()) {
      return Step.done(result(unconfirmed, present));
    }
    present = nextToken;
    return entries.hasNext() ? nextPage() : Step.done(result(List.of(), nextToken));
  }

  /** Takes what became of the deletes of a page, and gives those that were not confirmed. */
  private List<BatchableWrite> take(BatchWriteResult result) {
    deleted += result.written();
    requests += result.requests();
    for (BatchRefusal refusal : result.refused()) {
      add(refusal.write(), refusal.reason());
    }
    List<BatchableWrite> unconfirmed = new ArrayList<>(result.unprocessed());
    for (UnknownWrite unknown : result.unknown()) {
      if (unknown.failure() instanceof ConditionFailedException refusal) {
        add(unknown.write(), refusal);
      } else {
        unconfirmed.add(unknown.write());
      }
    }
    return unconfirmed;
  }

  /** What is there stays; what is not there is deleted, whoever did it. */
  private void add(BatchableWrite delete, ConditionFailedException refusal) {
    if (refusal.reason() == ConditionFailedException.Reason.NOT_FOUND) {
      deleted++;
    } else {
      changed.add(delete.draft(context).key());
    }
  }

  private List<BatchableWrite> deletes(List<Map<String, AttributeValue>> found) {
    List<BatchableWrite> deletes = new ArrayList<>();
    for (Map<String, AttributeValue> entry : found) {
      EntityType<? extends T> entity = query.pattern().type().entityOf(entry);
      if (entity != null) {
        deletes.add(delete(entity, entry));
      }
    }
    return deletes;
  }

  private <E extends T> Delete<E> delete(EntityType<E> entity, Map<String, AttributeValue> entry) {
    PrimaryKey stored = PrimaryKey.of(entity.table().key(), entry);
    Delete<E> delete = new Delete<>(entity, context.modelKey(entity.table(), stored));
    if (query.pattern().index() != null) {
      delete = delete.when(Unchanged.of(entity, query.pattern().key().names(), entry));
    }
    for (Condition<?> filter : query.options().filters()) {
      if (filter.entity() == null || filter.entity().equals(entity)) {
        delete = delete.when(of(filter));
      }
    }
    return delete;
  }

  /** A filter that concerns an entity is a condition of it. */
  @SuppressWarnings("unchecked")
  private static <E> Condition<E> of(Condition<?> filter) {
    return (Condition<E>) filter;
  }
}
