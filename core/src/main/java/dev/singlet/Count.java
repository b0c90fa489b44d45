package dev.singlet;

import dev.singlet.internal.query.CountExecution;
import dev.singlet.internal.query.ShardedRun;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.error.UnfinishedException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.schema.TableSchema;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * Counts the items that a query finds: a {@code Query} request with {@code Select=COUNT} for each 1
 * MB, which gives no items. DynamoDB reads and charges for all of them as if it gave them: half a
 * read capacity unit for each 4 KB, twice that if consistent, those that a filter leaves out
 * included. So a count that is asked for often is better kept in an item of its own.
 *
 * <p>A limit ends the count there. From a page token on, it counts what is left; from one that
 * leads back, what is before. Items of other entities, and those that don't say whose they are, are
 * left out by a filter, as the query leaves them out. Items that can't be read are counted, since
 * nobody looks at them.
 */
@CheckReturnValue
public final class Count extends Operation<Long> {

  private final Query<?> query;

  Count(Query<?> query) {
    this.query = query;
  }

  @Override
  public QueryRequest toRequest() {
    return (QueryRequest) super.toRequest();
  }

  /**
   * {@inheritDoc}
   *
   * @throws dev.singlet.error.InvalidPageTokenException if it continues from a token that is
   *     damaged or of another query
   */
  @Override
  public QueryRequest toRequest(RequestContext context) {
    return request(context.context());
  }

  @Override
  QueryRequest request(Context context) {
    return CountExecution.of(query, context).get(0).request();
  }

  @Override
  TableSchema table() {
    return query.table();
  }

  @Override
  String label() {
    return query.label() + ".count";
  }

  @Override
  Step<Long> start(Context context) {
    List<CountExecution> runs = CountExecution.of(query, context);
    return Step.begin(() -> count(runs), failure -> unfinished(runs, failure));
  }

  /** Tells what was counted, if a request was answered before the one that failed. */
  private @Nullable Step<Long> unfinished(List<CountExecution> runs, Throwable failure) {
    SdkException cause = UnfinishedException.requestFailure(failure);
    int requests = runs.stream().mapToInt(CountExecution::requests).sum();
    if (cause == null || requests == 0) {
      return null;
    }
    long counted = runs.stream().mapToLong(CountExecution::counted).sum();
    String done = String.format("%d items were counted in %d requests", counted, requests);
    throw UnfinishedException.of(this, done, counted, cause);
  }

  private Step<Long> count(List<CountExecution> runs) {
    if (runs.size() == 1) {
      return runs.get(0).whole();
    }
    int limit = query.options().limit();
    return Step.lanes(runs.stream().map(CountExecution::whole).iterator(), ShardedRun.MAX_AT_ONCE)
        .map(
            counts -> {
              long sum = counts.stream().mapToLong(Long::longValue).sum();
              return limit == 0 ? sum : Math.min(sum, limit);
            });
  }

  @Override
  public String toString() {
    return "Count[" + query + "]";
  }
}
