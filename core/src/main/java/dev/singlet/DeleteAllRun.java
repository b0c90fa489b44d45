package dev.singlet;

import dev.singlet.entity.AccessPattern;
import dev.singlet.entity.EntityType;
import dev.singlet.entity.ProjectedItemType;
import dev.singlet.expression.Condition;
import dev.singlet.expression.Unchanged;
import dev.singlet.key.PrimaryKey;
import dev.singlet.step.Step;
import dev.singlet.step.Steps;
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
  private final RequestContext context;
  private final Query<Map<String, AttributeValue>> reading;
  private final Steps<Page<Map<String, AttributeValue>>> entries;
  private final List<PrimaryKey> changed = new ArrayList<>();
  private int deleted;
  private int reads;
  private int requests;

  DeleteAllRun(Query<T> query, BatchOptions options, RequestContext context) {
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
    return reading.toRequest(context);
  }

  Step<DeleteAllResult> start() {
    return entries.hasNext()
        ? nextPage(query.options().start())
        : Step.done(new DeleteAllResult(0, List.of(), List.of(), null, 0));
  }

  private Step<DeleteAllResult> nextPage(@Nullable String token) {
    return entries
        .next()
        .then(
            page -> {
              reads = page.requests();
              return BatchWriteRun.of(deletes(page.items()), options, context)
                  .start()
                  .then(result -> goOn(result, token, page.links().onwards()));
            });
  }

  private Step<DeleteAllResult> goOn(
      BatchWriteResult result, @Nullable String token, @Nullable String nextToken) {
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
    if (!unconfirmed.isEmpty()) {
      return Step.done(new DeleteAllResult(deleted, changed, unconfirmed, token, reads + requests));
    }
    return entries.hasNext()
        ? nextPage(nextToken)
        : Step.done(new DeleteAllResult(deleted, changed, List.of(), nextToken, reads + requests));
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
