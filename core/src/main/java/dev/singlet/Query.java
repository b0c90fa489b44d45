package dev.singlet;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.attribute.Condition;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.generated.entity.AccessPattern;
import dev.singlet.generated.entity.CollectionType;
import dev.singlet.generated.entity.ProjectedItemType;
import dev.singlet.generated.entity.ProjectedType;
import dev.singlet.generated.expression.Expression;
import dev.singlet.generated.key.KeyCondition;
import dev.singlet.generated.key.KeyText;
import dev.singlet.internal.batch.BatchOptions;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.TimeToLiveCondition;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.query.Pages;
import dev.singlet.internal.query.QueryExecution;
import dev.singlet.internal.query.QueryOptions;
import dev.singlet.internal.query.QuerySpec;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.ReadPolicy;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * Reads items of one partition in key order: a {@code Query} request for each 1 MB read, half a
 * read capacity unit for each 4 KB of a request begun, twice that if consistent.
 *
 * <p>Of an access pattern whose partition template has a {@code shard(n)} it reads n partitions,
 * and merges their items in key order; those of equal sort keys partition by partition, and within
 * one as DynamoDB has them. It begins with a request to each partition, at once where the client
 * can; with a limit, each of them reads as many items as the page may have. Those that the page
 * doesn't give, the next one reads again.
 *
 * <p>Without a {@link #limit} an execution is one request and gives one page of whatever DynamoDB
 * returned for it; {@link TableClient#stream(Query)} gives all items.
 *
 * @param <T> the entity's record, or a sealed interface over several
 */
@CheckReturnValue
public class Query<T> extends Operation<Page<T>> {

  private final QuerySpec<T> spec;

  /**
   * Made by generated code.
   *
   * @param pattern the access pattern
   * @param condition the partition, and what part of it
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
   * @param items how many items to give at most, 1 or more
   * @return a query with the limit
   * @throws InvalidArgumentException if it is less than 1
   */
  public Query<T> limit(int items) {
    return with(options().limit(positive("limit", items)));
  }

  /**
   * Sets how many items DynamoDB reads for one request, before any filter.
   *
   * @param items the request's {@code Limit}, 1 or more
   * @return a query with the page size
   * @throws InvalidArgumentException if it is less than 1
   */
  public Query<T> pageSize(int items) {
    return with(options().pageSize(positive("pageSize", items)));
  }

  /**
   * Gives only items for which a condition holds. In an item collection it concerns the entity
   * whose attributes it is made of; items of the others are given as before. DynamoDB reads and
   * charges for what is left out all the same, see {@link Page#itemsRead}.
   *
   * <p>What stands in the sort key is better asked for by the query's own method of that name, such
   * as {@code byRepo("aws", "sdk").issueNumber(gt(100))}: then DynamoDB reads and charges for
   * nothing else.
   *
   * @param filter what must hold, besides what was asked before
   * @return a query with the filter expression
   * @throws InvalidArgumentException if it is made of no attribute, so that in an item collection
   *     nothing tells which entity it concerns
   */
  public Query<T> filter(Condition<? extends T> filter) {
    Expression expression = Objects.requireNonNull(filter, "filter").expression();
    if (expression.isAlways()) {
      return this;
    }
    if (expression.entity() == null && pattern().type() instanceof CollectionType) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          this
              + ": the filter is made of no attribute, so that nothing tells which entity it"
              + " concerns. Leave it out, or ask for something.");
    }
    return with(options().filter(expression));
  }

  /**
   * Leaves out items that have expired, which DynamoDB deletes within days only.
   *
   * @return a query with a filter on the table's time to live, compared with the client's clock
   * @throws InvalidArgumentException if no entity of the table has a {@code @TimeToLive}
   */
  public Query<T> withoutExpired() {
    TimeToLiveCondition.requireOne(table(), this);
    TimeToLiveCondition.requireWithin(pattern().index(), table(), this);
    return with(options().withoutExpired());
  }

  /**
   * Reads from the end of the range to its start.
   *
   * @return a query in descending key order
   */
  public Query<T> reverse() {
    return with(options().descending());
  }

  /**
   * Continues from a page of the same query: with its {@link Page#nextToken} after it, with its
   * {@link Page#previousToken} before it, or from one of its items. The page before is read from
   * its end to its start, and given in the query's own order. Tokens are bound to the table, the
   * access pattern, its arguments and its direction; limits, page sizes, filters and projections
   * may change from page to page. A damaged or foreign token is refused when the query is executed.
   *
   * @param token a page token; null to start at the beginning
   * @return a query that starts there
   */
  public Query<T> from(@Nullable String token) {
    return with(options().start(token));
  }

  /**
   * Says what becomes of items that can't be read, instead of what the client says.
   *
   * @param policy throws, leaves them out or puts them apart
   * @return a query with the policy
   */
  public Query<T> onUnreadable(ReadPolicy policy) {
    return with(options().onUnreadable(policy));
  }

  /**
   * Sets timeouts, headers and the like for the requests of this query alone.
   *
   * @param override the SDK's own request configuration
   * @return a query with it
   */
  public Query<T> overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return with(options().override(override));
  }

  /**
   * Reads a part of each item, with a projection expression. It costs the same: DynamoDB charges
   * for whole items, and a page ends after 1 MB of them. What narrows a query goes before, what
   * limits it before or behind; page tokens are the same with and without a projection.
   *
   * @param projection a projection of the entity, from its generated class
   * @param <P> the projection's record
   * @return a query that gives the projection
   */
  public <P> Query<P> project(ProjectedType<T, P> projection) {
    return new Query<>(spec.project(projection));
  }

  /**
   * Deletes what the query finds: all of a partition, a range of it, or what a filter leaves.
   *
   * @return the operation; a {@link #limit} is that of the items it deletes
   * @throws InvalidArgumentException if the query gives a projection; delete first what it projects
   */
  public DeleteAll<T> deleteAll() {
    if (pattern().type() instanceof ProjectedItemType) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          this + " gives a projection. Ask the query that it projects to delete what it finds.");
    }
    return new DeleteAll<>(spec, BatchOptions.DEFAULT);
  }

  /**
   * Counts the items instead of giving them, however many requests that takes. What narrows,
   * filters or limits the query goes before.
   *
   * @return an operation that gives their number, and costs what reading them all would
   */
  public Count count() {
    return new Count(spec);
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
    return new QueryExecution<>(spec, context).requests().get(0);
  }

  /**
   * The first requests that it becomes: one, or of a sharded access pattern one for each partition
   * in which something can be left, which are made at once.
   *
   * @param context the table's name and the clock
   * @return the requests, in the order of the partitions
   * @throws dev.singlet.error.InvalidPageTokenException if it continues from a token that is
   *     damaged or of another query
   */
  public List<QueryRequest> toRequests(RequestContext context) {
    return new QueryExecution<>(spec, context.context()).requests();
  }

  /**
   * The access pattern it queries.
   *
   * @return its type, name and index
   */
  public AccessPattern<T> pattern() {
    return spec.pattern();
  }

  /**
   * Returns the condition on the key.
   *
   * @return the partition and the sort condition
   */
  protected final KeyCondition condition() {
    return spec.condition();
  }

  /**
   * Starts the text of what a range is over.
   *
   * @return a text to append the part to
   */
  protected final KeyText part() {
    return pattern().sortKey(condition());
  }

  /**
   * Continues the text of the sort key behind what is settled.
   *
   * @return a text to append the next part to
   */
  protected final KeyText text() {
    return part().literal(condition().prefix());
  }

  /**
   * Asks more of the key.
   *
   * @param narrower what it asks
   * @return the query with the same options
   */
  protected Query<T> narrow(KeyCondition narrower) {
    return with(spec.of(narrower));
  }

  QuerySpec<T> spec() {
    return spec;
  }

  final QueryOptions.Builder options() {
    return spec.options().toBuilder();
  }

  private Query<T> with(QueryOptions.Builder options) {
    return with(spec.with(options.build()));
  }

  Query<T> with(QuerySpec<T> changed) {
    return new Query<>(changed);
  }

  /** Reads page after page. */
  Pages<Page<T>> pages(Context context) {
    return new Pages<>(
        spec.options().start(),
        token -> with(spec.from(token)).start(context),
        page -> page.links().onwards());
  }

  @Override
  TableSchema table() {
    return spec.table();
  }

  @Override
  String label() {
    return pattern().toString();
  }

  @Override
  Step<Page<T>> start(Context context) {
    return new QueryExecution<>(spec, context).page(this, Page::new);
  }

  @Override
  public String toString() {
    return spec.toString();
  }

  static int positive(String name, int value) {
    if (value < 1) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT, name + "(" + value + "): give 1 or more.");
    }
    return value;
  }
}
