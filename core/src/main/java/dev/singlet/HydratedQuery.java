package dev.singlet;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.annotation.IndexType;
import dev.singlet.generated.entity.AccessPattern;
import dev.singlet.generated.key.KeyCondition;
import dev.singlet.internal.batch.HydratedExecution;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.query.Pages;
import dev.singlet.internal.query.QueryExecution;
import dev.singlet.internal.query.QueryOptions;
import dev.singlet.internal.query.QuerySpec;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.ReadPolicy;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * A query of an index that does not hold whole items, which then reads these from the table. It
 * gives one {@link HydratedPage}.
 *
 * <p>Each {@code Query} request reads primary keys from the index, and charges for the entries as
 * they are stored there. For each 100 of them follows a {@code BatchGetItem} request, which charges
 * for each item alone: half a read capacity unit for each 4 KB of it begun, a whole one if
 * consistent. What DynamoDB leaves unprocessed is asked for again, after a pause that grows with
 * each time in vain.
 *
 * @param <T> the entity's record
 */
@CheckReturnValue
public final class HydratedQuery<T> extends Operation<HydratedPage<T>> {

  private final AccessPattern<T> pattern;
  private final QuerySpec<PrimaryKey> entries;
  private final boolean consistent;

  HydratedQuery(AccessPattern<T> pattern, KeyCondition condition) {
    this(pattern, new QuerySpec<>(HydratedExecution.keysOf(pattern), condition), false);
  }

  private HydratedQuery(
      AccessPattern<T> pattern, QuerySpec<PrimaryKey> entries, boolean consistent) {
    this.pattern = pattern;
    this.entries = entries;
    this.consistent = consistent;
  }

  /**
   * Ends the page after this many items, however many requests they take. Entries of the index that
   * lead to no item don't count.
   *
   * @param items how many items to give at most, 1 or more
   * @return a query with the limit
   * @throws dev.singlet.error.InvalidArgumentException if it is less than 1
   */
  public HydratedQuery<T> limit(int items) {
    return with(options().limit(Query.positive("limit", items)));
  }

  /**
   * Sets how many entries of the index DynamoDB reads for one request, before any filter.
   *
   * @param items the {@code Query} request's {@code Limit}, 1 or more
   * @return a query with the page size
   * @throws dev.singlet.error.InvalidArgumentException if it is less than 1
   */
  public HydratedQuery<T> pageSize(int items) {
    return with(options().pageSize(Query.positive("pageSize", items)));
  }

  /**
   * Reads from the end of the range to its start.
   *
   * @return a query in descending key order
   */
  public HydratedQuery<T> reverse() {
    return with(options().descending());
  }

  /**
   * Continues after a page of the same query. The token is bound to the access pattern, its
   * arguments and its direction; a damaged or foreign one is refused when the query is executed.
   *
   * @param token the page's {@link Page#nextToken}; null to start at the beginning
   * @return a query that starts there
   */
  public HydratedQuery<T> from(@Nullable String token) {
    return with(options().start(token));
  }

  /**
   * Reads the items in the table as all writes before have left them, and a local index too. Costs
   * twice the capacity there. A global index can't be read so, and may lack an item that was just
   * written.
   *
   * @return a query that reads the table strongly consistently
   */
  public HydratedQuery<T> consistent() {
    IndexSchema index = Objects.requireNonNull(pattern.index());
    boolean isLocal = index.type() == IndexType.LOCAL;
    return new HydratedQuery<>(
        pattern, isLocal ? entries.with(options().consistentRead().build()) : entries, true);
  }

  /**
   * Says what becomes of items that can't be read, instead of what the client says.
   *
   * @param policy throws, leaves them out or puts them apart
   * @return a query with the policy
   */
  public HydratedQuery<T> onUnreadable(ReadPolicy policy) {
    return with(options().onUnreadable(policy));
  }

  /**
   * Sets timeouts, headers and the like for the requests of this query alone.
   *
   * @param override the SDK's own request configuration
   * @return a query with it
   */
  public HydratedQuery<T> overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return with(options().override(override));
  }

  private QueryOptions.Builder options() {
    return entries.options().toBuilder();
  }

  private HydratedQuery<T> with(QueryOptions.Builder options) {
    return new HydratedQuery<>(pattern, entries.with(options.build()), consistent);
  }

  QuerySpec<PrimaryKey> entries() {
    return entries;
  }

  @Override
  public QueryRequest toRequest() {
    return (QueryRequest) super.toRequest();
  }

  /**
   * The request that reads the index. Those that read the table depend on what it gives.
   *
   * @param context the table's name and the clock
   * @return the first request
   * @throws dev.singlet.error.InvalidPageTokenException if it continues from a token that is
   *     damaged or of another query
   */
  @Override
  public QueryRequest toRequest(RequestContext context) {
    return request(context.context());
  }

  @Override
  QueryRequest request(Context context) {
    return new QueryExecution<>(entries, context).requests().get(0);
  }

  /** Reads page after page. */
  Pages<HydratedPage<T>> pages(Context context) {
    return new Pages<>(
        entries.options().start(),
        token -> start(entries.from(token), context),
        page -> page.links().onwards());
  }

  @Override
  TableSchema table() {
    return pattern.type().table();
  }

  @Override
  String label() {
    return pattern.toString();
  }

  @Override
  Step<HydratedPage<T>> start(Context context) {
    return start(entries, context);
  }

  /** Reads a page of the same keys, from another token. */
  Step<HydratedPage<T>> start(QuerySpec<PrimaryKey> from, Context context) {
    return new HydratedExecution<>(pattern, from, consistent, context)
        .page(this, HydratedPage::new);
  }

  @Override
  public String toString() {
    return "HydratedQuery[" + entries.condition().describe(pattern) + "]";
  }
}
