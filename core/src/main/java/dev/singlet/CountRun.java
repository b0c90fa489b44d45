package dev.singlet;

import dev.singlet.step.Reads;
import dev.singlet.step.Step;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.Select;

/** One execution of a count. */
final class CountRun {

  private final QueryRequests query;
  private final long limit;
  private @Nullable PagePosition next;
  private boolean goesOn;
  private long counted;
  private int requests;

  CountRun(Query<?> query, RequestContext context) {
    Query<?> stored = query.within(context);
    QueryExpression expression = QueryExpression.ofCount(stored, context.clock().instant());
    this.query = new QueryRequests(stored, expression, context);
    this.limit = query.options().limit() == 0 ? Long.MAX_VALUE : query.options().limit();
    this.next = this.query.start().position();
    this.goesOn = !this.query.startsAtItsEnd();
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
        .limit(query.limit(counted, requests, query.isFiltered()))
        .select(Select.COUNT)
        .build();
  }

  private void accept(QueryResponse response) {
    requests++;
    counted += response.count();
    next =
        response.hasLastEvaluatedKey()
            ? query.tokens().position(response.lastEvaluatedKey())
            : null;
    goesOn = next != null;
  }
}
