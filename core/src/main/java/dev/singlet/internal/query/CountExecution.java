package dev.singlet.internal.query;

import dev.singlet.error.UnfinishedException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.runtime.item.Tenant;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** One execution of a count of a query's items. */
public final class CountExecution {

  private final int limit;
  private final OpenPartitions partitions;

  public CountExecution(QuerySpec<?> query, Context context) {
    QuerySpec<?> counted = query.pattern().type().readsKeys() ? query.ofEntries() : query;
    QuerySpec<?> stored = counted.within(context);
    this.limit = query.options().limit();
    Instant now = context.clock().instant();
    Tenant tenant = context.tenant(query.table());
    QueryTokens tokens = new QueryTokens(stored, context);
    this.partitions =
        new OpenPartitions(
            stored,
            tokens.start(),
            tokens,
            context,
            part -> QueryExpression.ofCount(part, now, tenant));
  }

  /** Returns the requests to send first. */
  public List<QueryRequest> requests() {
    return partitions.open().stream().map(cursor -> cursor.countRequest(limit)).toList();
  }

  /** Counts the items. */
  public Step<Long> start(Object operation) {
    return Step.begin(this::count, failure -> unfinished(operation, failure));
  }

  private @Nullable Step<Long> unfinished(Object operation, Throwable failure) {
    SdkException cause = UnfinishedException.requestFailure(failure);
    int requests = partitions.requests();
    if (cause == null || requests == 0) {
      return null;
    }
    long counted = partitions.counted();
    String done = String.format("%d items were counted in %d requests", counted, requests);
    throw UnfinishedException.of(operation, done, counted, cause);
  }

  private Step<Long> count() {
    return countOpen()
        .then(
            counted ->
                !isEnough(counted) && partitions.openNext() ? count() : Step.done(most(counted)));
  }

  /** Counts the items of the group that is open, and returns how many there are so far. */
  private Step<Long> countOpen() {
    long before = partitions.counted();
    long left = limit == 0 ? 0 : limit - before;
    List<PartitionCursor> open = partitions.open();
    return open.size() == 1
        ? open.get(0).count(left).map(counted -> before + counted)
        : Step.parallel(
                open.stream().map(cursor -> cursor.count(left)).iterator(),
                QueryExecution.MAX_AT_ONCE)
            .map(counts -> before + counts.stream().mapToLong(Long::longValue).sum());
  }

  private boolean isEnough(long counted) {
    return limit > 0 && counted >= limit;
  }

  private long most(long counted) {
    return isEnough(counted) ? limit : counted;
  }
}
