package dev.singlet.internal.query;

import dev.singlet.Query;

import dev.singlet.generated.item.Tenant;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Reads;
import dev.singlet.internal.engine.Step;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.Select;

/** One execution of a count, in one partition. */
final class CountExecution {

  private final QueryRequests query;
  private final long limit;
  private @Nullable PagePosition next;
  private boolean goesOn;
  private long counted;
  private int requests;
  private boolean leavesOut;

  private CountExecution(QueryRequests query, int limit, @Nullable PagePosition start, boolean goesOn) {
    this.query = query;
    this.limit = limit == 0 ? Long.MAX_VALUE : limit;
    this.next = start;
    this.goesOn = goesOn;
  }

  /** The counts in all partitions of a query; of the sum, the limit is the most. */
  static List<CountExecution> of(Query<?> asked, Context context) {
    Query<?> query = asked.within(context);
    Instant now = context.clock().instant();
    int limit = query.options().limit();
    Tenant tenant = context.tenant(query.table());
    if (!query.condition().isSharded()) {
      QueryRequests requests =
          new QueryRequests(query, QueryExpression.ofCount(query, now, tenant), context);
      PagePosition start = requests.start().position();
      return List.of(new CountExecution(requests, limit, start, !requests.startsAtItsEnd()));
    }
    ShardTokens tokens = new ShardTokens(query, context);
    List<CountExecution> runs = new ArrayList<>();
    for (ShardStart.Part<?> part : tokens.start().parts(query, tokens.range())) {
      QueryRequests requests =
          new QueryRequests(
              part.query(),
              QueryExpression.ofCount(part.query(), now, tenant),
              context,
              part.start());
      boolean goesOn = !part.isEmpty() && !requests.startsAtItsEnd();
      runs.add(new CountExecution(requests, limit, part.start().position(), goesOn));
    }
    return runs;
  }

  Step<Long> whole() {
    if (!goesOn || counted >= limit) {
      return Step.done(Math.min(counted, limit));
    }
    return Step.call(
        Reads.Query.ACTION,
        request(),
        response -> {
          accept(response);
          return whole();
        });
  }

  QueryRequest request() {
    return query
        .after(next)
        .limit(query.limit(counted, requests, leavesOut))
        .select(Select.COUNT)
        .build();
  }

  /** How many items there are so far. */
  synchronized long counted() {
    return counted;
  }

  /** How many requests were answered. */
  synchronized int requests() {
    return requests;
  }

  private synchronized void accept(QueryResponse response) {
    requests++;
    counted += response.count();
    leavesOut =
        leavesOut
            || (response.scannedCount() != null && response.count() < response.scannedCount());
    next =
        response.hasLastEvaluatedKey()
            ? query.tokens().position(response.lastEvaluatedKey())
            : null;
    goesOn = next != null;
  }
}
