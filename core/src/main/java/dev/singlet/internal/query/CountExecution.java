package dev.singlet.internal.query;

import dev.singlet.error.UnfinishedException;
import dev.singlet.generated.item.Tenant;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** One execution of a count of a query's items. */
public final class CountExecution {

  private final int limit;
  private final List<PartitionCursor> cursors;

  public CountExecution(QuerySpec<?> query, Context context) {
    QuerySpec<?> stored = query.within(context);
    this.limit = query.options().limit();
    Instant now = context.clock().instant();
    Tenant tenant = context.tenant(query.table());
    QueryTokens tokens = new QueryTokens(stored, context);
    this.cursors =
        PartitionCursor.of(
            stored,
            tokens.start(),
            tokens,
            context,
            part -> QueryExpression.ofCount(part, now, tenant));
  }

  /** Returns the first request. */
  public QueryRequest request() {
    return cursors.get(0).countRequest(limit);
  }

  /** Counts the items. */
  public Step<Long> start(Object operation) {
    return Step.begin(this::count, failure -> unfinished(operation, failure));
  }

  private @Nullable Step<Long> unfinished(Object operation, Throwable failure) {
    SdkException cause = UnfinishedException.requestFailure(failure);
    int requests = cursors.stream().mapToInt(PartitionCursor::requests).sum();
    if (cause == null || requests == 0) {
      return null;
    }
    long counted = cursors.stream().mapToLong(PartitionCursor::counted).sum();
    String done = String.format("%d items were counted in %d requests", counted, requests);
    throw UnfinishedException.of(operation, done, counted, cause);
  }

  private Step<Long> count() {
    if (cursors.size() == 1) {
      return cursors.get(0).count(limit);
    }
    return Step.parallel(
            cursors.stream().map(cursor -> cursor.count(limit)).iterator(),
            QueryExecution.MAX_AT_ONCE)
        .map(
            counts -> {
              long sum = counts.stream().mapToLong(Long::longValue).sum();
              return limit == 0 ? sum : Math.min(sum, limit);
            });
  }
}
