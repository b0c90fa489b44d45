package dev.singlet.query;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.error.UnfinishedException;
import dev.singlet.internal.batch.BatchOptions;
import dev.singlet.internal.batch.DeleteAllExecution;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.query.QueryDescription;
import dev.singlet.internal.query.QuerySpec;
import dev.singlet.item.BatchableWrite;
import dev.singlet.item.Delete;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * Deletes the items that a query finds, page by page. {@code Query} requests read the keys and cost
 * as much as any query. {@code BatchWriteItem} requests delete 25 items each.
 *
 * <pre>{@code
 * DeleteAllResult result = github.execute(StarEntity.byUser("kim").deleteAll());
 * }</pre>
 *
 * <p>An item read from an index, or through a filter, can change before it is deleted. Such an item
 * is deleted alone, on the condition that the query would still find it. Items of entities with
 * unique attributes are also deleted alone, together with the items that keep their values, and so
 * are items whose key another entity can have. Items of other entities in the range stay.
 *
 * <p>You can stop it at any time and execute it again. If DynamoDB leaves deletes undone, it ends
 * early, and the result tells where to {@linkplain DeleteAllResult#nextToken continue}. So does the
 * {@link UnfinishedException} that it throws when a request fails.
 *
 * @param <T> the entity's record, or a sealed interface over several
 */
@CheckReturnValue
public final class DeleteAll<T> extends QueryOperation<DeleteAllResult> {

  private final QuerySpec<T> query;
  private final BatchOptions options;

  DeleteAll(QuerySpec<T> query, BatchOptions options) {
    this.query = query;
    this.options = options;
  }

  /**
   * Sets how many delete requests may run at once. A {@link dev.singlet.TableClient} sends one at a
   * time unless it has an {@linkplain dev.singlet.TableClient#withExecutor executor}.
   *
   * @param requests 1 or more; the default is 4
   * @return the operation with this limit
   * @throws dev.singlet.error.InvalidArgumentException if it is less than 1
   */
  public DeleteAll<T> requestsAtOnce(int requests) {
    return new DeleteAll<>(query, options.requestsAtOnce(requests));
  }

  /**
   * Sets how long to retry requests that delete nothing.
   *
   * @param budget the time, with the pauses; zero for no retry; the default is 30 seconds
   * @return the operation with this time
   * @throws dev.singlet.error.InvalidArgumentException if it is negative
   */
  public DeleteAll<T> retryFor(Duration budget) {
    return new DeleteAll<>(query, options.budget(budget));
  }

  /**
   * Sets timeouts, headers and other SDK settings for each {@code BatchWriteItem} request. The
   * query has its own.
   *
   * @param override the SDK's own request configuration
   * @return the operation with it
   */
  public DeleteAll<T> overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new DeleteAll<>(query, options.override(Objects.requireNonNull(override, "override")));
  }

  @Override
  @SuppressWarnings("exports")
  protected OperationDescription<DeleteAllResult> description() {
    return new QueryDescription<>(query, ".delete") {
      @Override
      protected List<QueryRequest> first(Context context) {
        return new DeleteAllExecution<>(query, options, context).requests();
      }

      @Override
      public Step<DeleteAllResult> start(Object operation, Context context) {
        return new DeleteAllExecution<>(query, options, context)
            .start(operation, DeleteAll::result);
      }
    };
  }

  private static DeleteAllResult result(DeleteAllExecution.Outcome outcome) {
    List<BatchableWrite> unprocessed = new ArrayList<>();
    outcome.unconfirmed().forEach(delete -> unprocessed.add(Delete.of(delete)));
    return new DeleteAllResult(
        outcome.deleted(), outcome.changed(), unprocessed, outcome.token(), outcome.requests());
  }

  @Override
  public String toString() {
    return "DeleteAll[" + query + "]";
  }
}
