package dev.singlet.query;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.attribute.Condition;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.batch.BatchOptions;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.PagedDescription;
import dev.singlet.internal.context.TimeToLiveCondition;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.engine.Steps;
import dev.singlet.internal.query.PageRead;
import dev.singlet.internal.query.Pages;
import dev.singlet.internal.query.QueryDescription;
import dev.singlet.internal.query.QueryExecution;
import dev.singlet.internal.query.QuerySpec;
import dev.singlet.internal.query.ReadOptions;
import dev.singlet.item.ItemUpdate;
import dev.singlet.operation.PagedOperation;
import dev.singlet.operation.RequestContext;
import dev.singlet.runtime.entity.AccessPattern;
import dev.singlet.runtime.entity.Projected;
import dev.singlet.runtime.entity.ProjectedItemType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.key.KeyCondition;
import dev.singlet.runtime.key.KeyEnds;
import dev.singlet.runtime.key.KeyText;
import dev.singlet.value.ReadPolicy;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * Reads the items of a partition in key order: one {@code Query} request for each 1 MB. Each
 * request costs half a read capacity unit for each 4 KB, or twice that if consistent.
 *
 * <p>Without a {@link #limit}, executing it makes one request, unless it reads several partitions,
 * and returns one page with DynamoDB's answer. {@link dev.singlet.TableClient#stream} returns all
 * items.
 *
 * <p>If the partition template has a {@code shard(n)}, or the query is of {@code anyOf(...)}, it
 * reads several partitions and merges their items in key order. Items with equal sort keys come
 * partition by partition. The first requests, one to each partition, run at the same time if the
 * client can do that. With a limit, each of them reads as many items as the page can have; the next
 * page reads again what this one left out.
 *
 * <p>A query of {@code eachOf(...)}, or of a range of partitions, reads one after the other, with
 * one request or more for each. Without a limit, a page ends in the first partition that has items.
 *
 * <p>Generated subclasses have a method for each part of the sort key, which narrows the query. For
 * a single value, it throws an {@link dev.singlet.error.InvalidKeyException} if the value can't be
 * in a key, and a {@link dev.singlet.error.ValidationException} if it violates its constraints. The
 * ends of a range can be any values.
 *
 * @param <T> the entity's record, or a sealed interface over several
 */
@CheckReturnValue
public class Query<T> extends PagedOperation<T, Page<T>> {

  private final QuerySpec<T> spec;

  /**
   * Called by generated code.
   *
   * @param pattern the access pattern
   * @param condition the condition on the key
   */
  public Query(AccessPattern<T> pattern, KeyCondition condition) {
    this(new QuerySpec<>(pattern, condition));
  }

  Query(QuerySpec<T> spec) {
    this.spec = spec;
  }

  /**
   * Ends the page after this many items, however many requests they take.
   *
   * @param items the most items of a page, 1 or more
   * @return a query with the limit
   * @throws InvalidArgumentException if it is less than 1
   */
  public Query<T> limit(int items) {
    return with(options().limit(items));
  }

  /**
   * Sets how many items DynamoDB reads for one request, before any filter.
   *
   * @param items the request's {@code Limit}, 1 or more
   * @return a query with the page size
   * @throws InvalidArgumentException if it is less than 1
   */
  public Query<T> pageSize(int items) {
    return with(options().pageSize(items));
  }

  /**
   * Returns only items for which a condition holds. In an item collection, the condition applies to
   * the entity whose attributes it uses; items of the others are returned as before. DynamoDB also
   * reads and charges for the items that the filter drops, see {@link Page#itemsRead}.
   *
   * <p>For an attribute in the sort key, use the query's own method of that name, such as {@code
   * byRepo("aws", "sdk").issueNumber(gt(100))}: then DynamoDB reads and charges for nothing else.
   *
   * @param filter the condition, in addition to earlier ones
   * @return a query with the filter expression
   * @throws InvalidArgumentException if the condition of an item collection uses no attribute, so
   *     nothing tells its entity, or if the index doesn't hold an attribute of the condition
   */
  public Query<T> filter(Condition<? extends T> filter) {
    return with(filtered(filter));
  }

  /**
   * Leaves out items that have expired. DynamoDB deletes them only after hours or days.
   *
   * @return a query with a filter on the table's time to live, compared with the client's clock
   * @throws InvalidArgumentException if no entity of the table has a {@code @TimeToLive}
   */
  public Query<T> withoutExpired() {
    return with(unexpired());
  }

  /**
   * Reads from the end of the range to its start.
   *
   * @return a query in descending key order
   */
  public Query<T> reverse() {
    return with(options().reversed());
  }

  /**
   * Continues from a page of the same query: after it with its {@link Page#nextToken}, before it
   * with its {@link Page#previousToken}, or from one of its items. The page before is read
   * backwards, and keeps the query's own order. Tokens are bound to the table, the access pattern,
   * its arguments and its direction. Limits, page sizes, filters and projections may change from
   * page to page. A damaged or foreign token is refused when the query is executed.
   *
   * @param token a page token; null to start at the beginning
   * @return a query that starts there
   */
  public Query<T> from(@Nullable String token) {
    return with(options().from(token));
  }

  /**
   * Sets how to treat items that can't be read, in place of the client's policy.
   *
   * @param policy throws, skips them or collects them
   * @return a query with the policy
   */
  public Query<T> onUnreadable(ReadPolicy policy) {
    return with(options().onUnreadable(policy));
  }

  /**
   * Sets timeouts, headers and other SDK settings for the requests of this query only.
   *
   * @param override the SDK's own request configuration
   * @return a query with it
   */
  public Query<T> overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return with(options().override(override));
  }

  /**
   * Reads some attributes of each item, with a projection expression. It costs the same: DynamoDB
   * charges for whole items, and a page ends after 1 MB of them. Narrow the query first. Page
   * tokens are the same with and without a projection.
   *
   * @param projection a projection of the entity or the item collection, from its generated class
   * @param <P> the projection's record, or a sealed interface over several
   * @return a query of the projection
   */
  public <P> Query<P> project(Projected<T, P> projection) {
    return new Query<>(spec.project(projection));
  }

  /**
   * Deletes the items that the query finds: a partition, a range of it, or what a filter leaves.
   *
   * @return the operation; a {@link #limit} limits the number of deleted items
   * @throws InvalidArgumentException if the query reads a projection; call this before {@link
   *     #project}
   */
  public DeleteAll<T> deleteAll() {
    if (pattern().type() instanceof ProjectedItemType) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          this + " reads a projection. Call deleteAll() on the query before project(...).");
    }
    return new DeleteAll<>(spec, BatchOptions.DEFAULT);
  }

  /**
   * Returns an operation that updates the items of this query, each by an update of its own: the
   * {@code Query} requests of this query, and an {@code UpdateItem} request for each item.
   *
   * @param update returns the update of an item, of this query's table; null to leave the item as
   *     it is. It is called on one thread, once for each item that is read. An item that its update
   *     moved within the index is left out when the query meets it again
   * @return the operation
   */
  public UpdateAll<T> updateAll(Function<? super T, ? extends @Nullable ItemUpdate<?, ?>> update) {
    return new UpdateAll<>(spec, update);
  }

  /**
   * Counts the items, however many requests that takes. Narrow, filter and limit the query first.
   *
   * @return an operation that returns their number, and costs as much as reading them all
   */
  public Count count() {
    return new Count(spec);
  }

  /**
   * Returns the condition on the key, for generated code.
   *
   * @return the partition and the sort condition
   */
  protected final KeyCondition condition() {
    return spec.condition();
  }

  /**
   * Returns the places of a range's ends in the part of the sort key that the range narrows, for
   * generated code.
   *
   * @return the places of ends
   */
  protected final KeyEnds ends() {
    return spec.ends();
  }

  /**
   * Starts the text of the sort key with the values that narrow the query so far.
   *
   * @return the text before the next part
   */
  protected final KeyText text() {
    return spec.text();
  }

  /**
   * Narrows the condition on the key.
   *
   * @param narrower the condition
   * @return a query with the same options
   */
  protected Query<T> narrow(KeyCondition narrower) {
    return with(spec.of(narrower));
  }

  final QuerySpec<T> spec() {
    return spec;
  }

  final AccessPattern<T> pattern() {
    return spec.pattern();
  }

  final ReadOptions options() {
    return spec.options();
  }

  final ReadOptions filtered(Condition<? extends T> filter) {
    Expression expression = Objects.requireNonNull(filter, "filter").expression();
    return options().filter(expression, pattern(), this);
  }

  final ReadOptions unexpired() {
    TimeToLiveCondition.requireOne(spec.table(), this);
    TimeToLiveCondition.requireWithin(pattern().index(), spec.table(), this);
    return options().withoutExpired();
  }

  Query<T> with(ReadOptions changed) {
    return with(spec.with(changed));
  }

  Query<T> with(QuerySpec<T> changed) {
    return new Query<>(changed);
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
  protected PagedDescription<T, Page<T>> description() {
    return new Description();
  }

  private final class Description extends QueryDescription<Page<T>>
      implements PagedDescription<T, Page<T>> {

    Description() {
      super(spec, "");
    }

    @Override
    public Step<Page<T>> start(Object operation, Context context) {
      return new QueryExecution<>(spec, context).page(operation, Page::new);
    }

    @Override
    public Steps<Page<T>> pages(Context context) {
      return new Pages<>(
          options().start(),
          token -> {
            Query<T> next = with(options().from(token));
            return next.description().start(next, context);
          },
          page -> page.links().onwards());
    }

    @Override
    public Steps<List<T>> items(Context context) {
      return QueryExecution.ofItems(spec, context).map(PageRead::items);
    }

    @Override
    public ReadPolicy policy(Context context) {
      return options().policy(context);
    }
  }

  @Override
  public String toString() {
    return spec.toString();
  }
}
