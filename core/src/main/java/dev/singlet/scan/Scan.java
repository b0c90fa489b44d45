package dev.singlet.scan;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.attribute.Condition;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.PagedDescription;
import dev.singlet.internal.context.TimeToLiveCondition;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.engine.Steps;
import dev.singlet.internal.query.ReadOptions;
import dev.singlet.internal.scan.ScanDescription;
import dev.singlet.internal.scan.ScanPages;
import dev.singlet.internal.scan.ScanRead;
import dev.singlet.internal.scan.ScanSpec;
import dev.singlet.operation.PageTokens;
import dev.singlet.operation.PagedOperation;
import dev.singlet.operation.RequestContext;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.runtime.entity.Projected;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.schema.IndexSchema;
import dev.singlet.value.ReadPolicy;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/**
 * Reads a whole table or index, and returns the items of one entity or several: one {@code Scan}
 * request for each 1 MB. It costs half a read capacity unit for each 4 KB, or twice that if
 * consistent. All items of the table or index count, so it costs the same for one entity as for
 * all. Use it for an export, a backfill or a report. A service that reads every day should have an
 * access pattern instead.
 *
 * <pre>{@code
 * ScanProgress done =
 *     github.execute(
 *         GitHubTable.scan(IssueEntity.type())
 *             .segments(8)
 *             .rateLimit(100)
 *             .forEach(issue -> export(issue))
 *             .onProgress(progress -> save(progress.checkpoint())));
 * }</pre>
 *
 * <p>{@link #forEach} reads to the end, several segments at the same time. {@link
 * dev.singlet.TableClient#stream} and {@link dev.singlet.TableClient#pages} read page by page,
 * segment by segment. Executing the scan itself returns one page: of one request, or of as many as
 * its {@link #limit} needs.
 *
 * <p>Items come in no order. An item that exists during the whole scan is read once. An item that
 * is written during the scan may be read or not.
 *
 * @param <T> the entity's record, or a sealed interface over several
 */
@CheckReturnValue
public class Scan<T> extends PagedOperation<T, ScanPage<T>> {

  private final ScanSpec<T> spec;

  /**
   * Called by generated code.
   *
   * @param type the type of the items
   * @param name the name of the method that makes the scan
   * @param index the index that it reads
   */
  public Scan(ItemType<T> type, String name, IndexSchema index) {
    this(new ScanSpec<>(type, name, index));
  }

  Scan(ScanSpec<T> spec) {
    this.spec = spec;
  }

  /**
   * Divides the table or index into segments, which {@link #forEach} reads at the same time. A
   * {@link dev.singlet.TableClient} reads one at a time unless it has an {@linkplain
   * dev.singlet.TableClient#withExecutor executor}.
   *
   * @param segments the number of segments, from 1 to 1,000,000; a checkpoint is valid only for a
   *     scan with the same number
   * @return a scan with that number
   * @throws InvalidArgumentException if the number is out of this range
   */
  public Scan<T> segments(int segments) {
    return new Scan<>(spec.segments(segments));
  }

  /**
   * Ends the scan after this many items, however many requests they take. A {@linkplain
   * dev.singlet.TableClient#pages page} also has at most this many items. The checkpoint then leads
   * to the item that follows.
   *
   * @param items the most items, 1 or more
   * @return a scan with the limit
   * @throws InvalidArgumentException if it is less than 1
   */
  public Scan<T> limit(int items) {
    return with(options().limit(items));
  }

  /**
   * Sets how many items DynamoDB reads for one request, before any filter.
   *
   * @param items the request's {@code Limit}, 1 or more
   * @return a scan with the page size
   * @throws InvalidArgumentException if it is less than 1
   */
  public Scan<T> pageSize(int items) {
    return with(options().pageSize(items));
  }

  /**
   * Limits the capacity that the scan consumes, to leave capacity for others. Consumption is
   * measured: the next request waits until the limit allows what the earlier ones consumed, all
   * segments together. One page takes up to 128 units, or twice that if consistent. A smaller
   * {@link #pageSize} takes less.
   *
   * @param capacityUnitsPerSecond average read capacity units per second, more than 0
   * @return a scan with the limit
   * @throws InvalidArgumentException if it is not a finite number more than 0
   */
  public Scan<T> rateLimit(double capacityUnitsPerSecond) {
    return new Scan<>(spec.rate(capacityUnitsPerSecond));
  }

  /**
   * Returns only items for which a condition holds. In a scan over several entities, the condition
   * applies to the entity whose attributes it uses; items of the others are returned as before.
   * DynamoDB reads and charges for all items, also those that the filter drops.
   *
   * @param filter the condition, in addition to earlier ones
   * @return a scan with the filter expression
   * @throws InvalidArgumentException if the condition uses no attribute, so nothing tells its
   *     entity, or an attribute that the index doesn't hold
   */
  public Scan<T> filter(Condition<? extends T> filter) {
    Expression expression = Objects.requireNonNull(filter, "filter").expression();
    return with(options().filter(expression, spec.pattern(), this));
  }

  /**
   * Leaves out items that have expired. DynamoDB deletes them only after hours or days.
   *
   * @return a scan with a filter on the table's time to live, compared with the client's clock
   * @throws InvalidArgumentException if no entity of the table has a {@code @TimeToLive}, or the
   *     index does not hold it
   */
  public Scan<T> withoutExpired() {
    TimeToLiveCondition.requireOne(spec.table(), this);
    TimeToLiveCondition.requireWithin(spec.pattern().index(), spec.table(), this);
    return with(options().withoutExpired());
  }

  /**
   * Continues at a checkpoint of an earlier scan with the same number of segments. Items that the
   * earlier scan returned after the checkpoint are returned again.
   *
   * @param checkpoint the {@link ScanProgress#checkpoint} of a progress, or the {@link
   *     ScanPage#checkpoint} of a page; null to start at the beginning. It is sealed like page
   *     tokens, see {@link PageTokens}, and bound to the table, the index, the entity and the
   *     number of segments.
   * @return a scan that starts there
   */
  public Scan<T> from(@Nullable String checkpoint) {
    return with(options().from(checkpoint));
  }

  /**
   * Sets how to treat items that can't be read, in place of the client's policy.
   *
   * @param policy throws, skips them or collects them
   * @return a scan with the policy
   */
  public Scan<T> onUnreadable(ReadPolicy policy) {
    return with(options().onUnreadable(policy));
  }

  /**
   * Sets timeouts, headers and other SDK settings for the requests of this scan only.
   *
   * @param override the SDK's own request configuration
   * @return a scan with it
   */
  public Scan<T> overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return with(options().override(override));
  }

  /**
   * Reads some attributes of each item, with a projection expression. It costs the same: DynamoDB
   * charges for whole items. Checkpoints are the same with and without a projection.
   *
   * @param projection a projection of the entity or the item collection, from its generated class
   * @param <P> the projection's record, or a sealed interface over several
   * @return a scan of the projection
   */
  public <P> Scan<P> project(Projected<T, P> projection) {
    return new Scan<>(spec.project(projection));
  }

  /**
   * Counts the items, several segments at the same time. Filter and limit the scan first.
   *
   * @return an operation that returns their number, and costs as much as reading them all
   */
  public ScanCount count() {
    return new ScanCount(spec);
  }

  /**
   * Returns an operation that reads the whole table or index, several segments at the same time.
   *
   * @param consumer receives each item. With an executor or an {@link
   *     dev.singlet.AsyncTableClient}, several threads call it at the same time, each with items of
   *     one segment. An exception that it throws ends the scan.
   * @return an operation that reads to the end
   */
  public ScanEach<T> forEach(Consumer<? super T> consumer) {
    return new ScanEach<>(this, Objects.requireNonNull(consumer, "consumer"), progress -> {});
  }

  final ScanSpec<T> spec() {
    return spec;
  }

  final ReadOptions options() {
    return spec.options();
  }

  private Scan<T> with(ReadOptions changed) {
    return new Scan<>(spec.with(changed));
  }

  private static <T> ScanPage<T> page(ScanRead<T> read) {
    return new ScanPage<>(read.items(), read.unreadable(), read.checkpoint(), read.itemsRead());
  }

  /**
   * {@inheritDoc}
   *
   * @throws dev.singlet.error.InvalidPageTokenException if the scan continues from a checkpoint
   *     that is damaged or of another scan
   */
  @Override
  public ScanRequest toRequest() {
    return (ScanRequest) super.toRequest();
  }

  /**
   * {@inheritDoc}
   *
   * @throws dev.singlet.error.InvalidPageTokenException if the scan continues from a checkpoint
   *     that is damaged or of another scan
   */
  @Override
  public ScanRequest toRequest(RequestContext context) {
    return (ScanRequest) super.toRequest(context);
  }

  @Override
  @SuppressWarnings("exports")
  protected PagedDescription<T, ScanPage<T>> description() {
    return new Description();
  }

  private final class Description extends ScanDescription<ScanPage<T>>
      implements PagedDescription<T, ScanPage<T>> {

    Description() {
      super(spec, "");
    }

    @Override
    public Step<ScanPage<T>> start(Object operation, Context context) {
      return new ScanPages<>(spec, context).page(operation, Scan::page);
    }

    @Override
    public Steps<ScanPage<T>> pages(Context context) {
      return new ScanPages<>(spec, context).pages(Scan.this, Scan::page);
    }

    @Override
    public Steps<List<T>> items(Context context) {
      return new ScanPages<>(spec, context).map(ScanRead::items);
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
