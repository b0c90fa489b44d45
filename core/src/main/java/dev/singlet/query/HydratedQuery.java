package dev.singlet.query;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.annotation.IndexType;
import dev.singlet.attribute.Condition;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.batch.HydratedExecution;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.PagedDescription;
import dev.singlet.internal.context.TimeToLiveCondition;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.engine.Steps;
import dev.singlet.internal.query.Pages;
import dev.singlet.internal.query.QueryDescription;
import dev.singlet.internal.query.QueryExecution;
import dev.singlet.internal.query.QuerySpec;
import dev.singlet.internal.query.ReadOptions;
import dev.singlet.operation.PagedOperation;
import dev.singlet.operation.RequestContext;
import dev.singlet.runtime.entity.AccessPattern;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.schema.IndexSchema;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.ReadPolicy;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * Queries an index that does not hold whole items, and then reads the items from the table. Returns
 * one {@link HydratedPage}.
 *
 * <p>Each {@code Query} request reads primary keys from the index. DynamoDB charges for the entries
 * as the index stores them. A {@code BatchGetItem} request follows for each 100 keys. DynamoDB
 * charges for each item on its own: half a read capacity unit for each 4 KB, or a whole one if
 * consistent. Keys that DynamoDB leaves unprocessed are sent again, after pauses that grow.
 *
 * @param <T> the entity's record
 */
@CheckReturnValue
public final class HydratedQuery<T> extends PagedOperation<T, HydratedPage<T>> {

  private final AccessPattern<T> pattern;
  private final QuerySpec<PrimaryKey> entries;
  private final boolean consistent;

  HydratedQuery(AccessPattern<T> pattern, QuerySpec<PrimaryKey> entries) {
    this(pattern, entries, false);
  }

  private HydratedQuery(
      AccessPattern<T> pattern, QuerySpec<PrimaryKey> entries, boolean consistent) {
    this.pattern = pattern;
    this.entries = entries;
    this.consistent = consistent;
  }

  /**
   * Ends the page after this many items, however many requests they take. Index entries without an
   * item don't count.
   *
   * @param items the most items of a page, 1 or more
   * @return a query with the limit
   * @throws InvalidArgumentException if it is less than 1
   */
  public HydratedQuery<T> limit(int items) {
    return with(entries.options().limit(items));
  }

  /**
   * Sets how many entries of the index DynamoDB reads for one request, before any filter.
   *
   * @param items the {@code Query} request's {@code Limit}, 1 or more
   * @return a query with the page size
   * @throws InvalidArgumentException if it is less than 1
   */
  public HydratedQuery<T> pageSize(int items) {
    return with(entries.options().pageSize(items));
  }

  /**
   * Returns only items whose index entry fulfils a condition, so the condition is of attributes
   * that the index holds. DynamoDB also reads and charges for the entries that the filter drops,
   * but not for their items. The index follows the table with a delay, and the item is not compared
   * again.
   *
   * @param filter the condition, in addition to earlier ones
   * @return a query with the filter expression
   * @throws InvalidArgumentException if the index doesn't hold an attribute of the condition
   */
  public HydratedQuery<T> filter(Condition<? extends T> filter) {
    Expression expression = Objects.requireNonNull(filter, "filter").expression();
    return with(entries.options().filter(expression, entries.pattern(), this));
  }

  /**
   * Leaves out items that have expired. DynamoDB deletes them only after hours or days.
   *
   * @return a query with a filter on the table's time to live, compared with the client's clock
   * @throws InvalidArgumentException if no entity of the table has a {@code @TimeToLive}, or the
   *     index does not hold it
   */
  public HydratedQuery<T> withoutExpired() {
    TimeToLiveCondition.requireOne(entries.table(), this);
    TimeToLiveCondition.requireWithin(pattern.index(), entries.table(), this);
    return with(entries.options().withoutExpired());
  }

  /**
   * Reads from the end of the range to its start.
   *
   * @return a query in descending key order
   */
  public HydratedQuery<T> reverse() {
    return with(entries.options().reversed());
  }

  /**
   * Continues after a page of the same query. Tokens are bound to the access pattern, its arguments
   * and its direction. A damaged or foreign token is refused when the query is executed.
   *
   * @param token the page's {@link Page#nextToken}; null to start at the beginning
   * @return a query that starts there
   */
  public HydratedQuery<T> from(@Nullable String token) {
    return with(entries.options().from(token));
  }

  /**
   * Reads the result of all earlier writes from the table, and from a local index. Costs twice the
   * capacity there. A global index can't be read consistently: it may lack an item that was just
   * written.
   *
   * @return a query that reads the table strongly consistently
   */
  public HydratedQuery<T> consistent() {
    IndexSchema index = Objects.requireNonNull(pattern.index());
    boolean isLocal = index.type() == IndexType.LOCAL;
    return new HydratedQuery<>(
        pattern, isLocal ? entries.with(entries.options().consistently()) : entries, true);
  }

  /**
   * Sets how to treat items that can't be read, in place of the client's policy.
   *
   * @param policy throws, skips them or collects them
   * @return a query with the policy
   */
  public HydratedQuery<T> onUnreadable(ReadPolicy policy) {
    return with(entries.options().onUnreadable(policy));
  }

  /**
   * Sets timeouts, headers and other SDK settings for the requests of this query only.
   *
   * @param override the SDK's own request configuration
   * @return a query with it
   */
  public HydratedQuery<T> overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return with(entries.options().override(override));
  }

  private HydratedQuery<T> with(ReadOptions options) {
    return new HydratedQuery<>(pattern, entries.with(options), consistent);
  }

  /**
   * {@inheritDoc}
   *
   * @throws dev.singlet.error.InvalidPageTokenException if the query continues from a token that is
   *     damaged or of another query
   * @throws dev.singlet.error.InvalidArgumentException if no key is in the range of the query, so
   *     that there is no request
   */
  @Override
  public QueryRequest toRequest() {
    return (QueryRequest) super.toRequest();
  }

  /**
   * {@inheritDoc}
   *
   * @throws dev.singlet.error.InvalidPageTokenException if the query continues from a token that is
   *     damaged or of another query
   * @throws dev.singlet.error.InvalidArgumentException if no key is in the range of the query, so
   *     that there is no request
   */
  @Override
  public QueryRequest toRequest(RequestContext context) {
    return (QueryRequest) super.toRequest(context);
  }

  @Override
  @SuppressWarnings("exports")
  protected PagedDescription<T, HydratedPage<T>> description() {
    return new Description();
  }

  private final class Description extends QueryDescription<HydratedPage<T>>
      implements PagedDescription<T, HydratedPage<T>> {

    Description() {
      super(entries, "");
    }

    @Override
    public Step<HydratedPage<T>> start(Object operation, Context context) {
      return new HydratedExecution<>(pattern, entries, consistent, context)
          .page(operation, HydratedPage::new);
    }

    @Override
    public Steps<HydratedPage<T>> pages(Context context) {
      return pages(context, true);
    }

    @Override
    public Steps<List<T>> items(Context context) {
      new QueryExecution<>(entries, context).requireForwards();
      return pages(context, entries.options().limit() == 0).map(Page::items);
    }

    private Steps<HydratedPage<T>> pages(Context context, boolean areAll) {
      return new Pages<>(
          entries.options().start(),
          token -> {
            HydratedQuery<T> next = from(token);
            return next.description().start(next, context);
          },
          page -> areAll ? page.links().onwards() : null);
    }

    @Override
    public ReadPolicy policy(Context context) {
      return entries.options().policy(context);
    }
  }

  @Override
  public String toString() {
    return "HydratedQuery["
        + entries.condition().describe(pattern, pattern.key(), pattern.type()::isShown)
        + "]";
  }
}
