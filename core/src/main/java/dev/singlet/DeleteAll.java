package dev.singlet;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.error.UnfinishedException;
import dev.singlet.internal.batch.BatchOptions;
import dev.singlet.internal.batch.DeleteAllExecution;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.query.QuerySpec;
import dev.singlet.schema.TableSchema;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * Deletes the items that a query finds, page by page: {@code Query} requests, which read the keys
 * and charge for the items as any query, and {@code BatchWriteItem} requests of 25 deletes.
 *
 * <pre>{@code
 * DeleteAllResult result = github.execute(StarEntity.byUser("kim").deleteAll());
 * }</pre>
 *
 * <p>What is read from an index or by a filter can have changed since. Such an item is deleted
 * alone, on the condition that the query would still find it. Items of entities with unique
 * attributes are deleted alone too, with what keeps their values. Items of other entities that are
 * in the range stay.
 *
 * <p>It can be stopped at any time and executed again. Where DynamoDB leaves deletes undone, it
 * ends and tells where to {@linkplain DeleteAllResult#nextToken go on}; so does the {@link
 * UnfinishedException} that it throws where a request fails.
 *
 * @param <T> the entity's record, or a sealed interface over several
 */
@CheckReturnValue
public final class DeleteAll<T> extends Operation<DeleteAllResult> {

  private final QuerySpec<T> query;
  private final BatchOptions options;

  DeleteAll(QuerySpec<T> query, BatchOptions options) {
    this.query = query;
    this.options = options;
  }

  /**
   * Sets how many requests that delete may be under way at once. A {@link TableClient} has one
   * under way unless it has an {@linkplain TableClient#withExecutor executor}.
   *
   * @param requests 1 or more; 4 if it is not set
   * @return the operation with it
   * @throws dev.singlet.error.InvalidArgumentException if it is less than 1
   */
  public DeleteAll<T> requestsAtOnce(int requests) {
    return new DeleteAll<>(query, options.requestsAtOnce(requests));
  }

  /**
   * Sets how long requests are repeated that delete nothing.
   *
   * @param budget the time, pauses included; zero for no repetition, 30 seconds if it is not set
   * @return the operation with it
   * @throws dev.singlet.error.InvalidArgumentException if it is negative
   */
  public DeleteAll<T> retryFor(Duration budget) {
    return new DeleteAll<>(query, options.budget(budget));
  }

  /**
   * Sets timeouts, headers and the like for each {@code BatchWriteItem} request. The query has its
   * own.
   *
   * @param override the SDK's own request configuration
   * @return the operation with it
   */
  public DeleteAll<T> overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new DeleteAll<>(query, options.override(Objects.requireNonNull(override, "override")));
  }

  @Override
  public QueryRequest toRequest() {
    return (QueryRequest) super.toRequest();
  }

  /**
   * The request that finds the first items.
   *
   * @param context the table's name and the clock
   * @return the first request
   */
  @Override
  public QueryRequest toRequest(RequestContext context) {
    return request(context.context());
  }

  @Override
  QueryRequest request(Context context) {
    return new DeleteAllExecution<>(query, options, context).request();
  }

  @Override
  TableSchema table() {
    return query.table();
  }

  @Override
  String label() {
    return query.pattern() + ".delete";
  }

  @Override
  Step<DeleteAllResult> start(Context context) {
    return new DeleteAllExecution<>(query, options, context).start(this, DeleteAll::result);
  }

  private static DeleteAllResult result(DeleteAllExecution.Outcome outcome) {
    List<BatchableWrite> unprocessed = new ArrayList<>();
    outcome.unconfirmed().forEach(delete -> unprocessed.add(new Delete<>(delete)));
    return new DeleteAllResult(
        outcome.deleted(), outcome.changed(), unprocessed, outcome.token(), outcome.requests());
  }

  @Override
  public String toString() {
    return "DeleteAll[" + query + "]";
  }
}
