package dev.singlet;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.attribute.Condition;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.generated.entity.AccessPattern;
import dev.singlet.generated.entity.CollectionType;
import dev.singlet.generated.entity.ItemType;
import dev.singlet.generated.expression.Expression;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.scan.ScanOptions;
import dev.singlet.internal.scan.ScanPages;
import dev.singlet.internal.scan.ScanRead;
import dev.singlet.internal.scan.ScanSpec;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.ReadPolicy;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/**
 * Reads a whole table, and gives the items of one entity or several: a {@code Scan} request for
 * each 1 MB of the table, whatever is in it, half a read capacity unit for each 4 KB, twice that if
 * consistent. It costs the same for one entity as for all. For an export, a backfill or a report;
 * what a service asks for every day has an access pattern.
 *
 * <pre>{@code
 * ScanProgress done =
 *     github.execute(
 *         IssueEntity.scan()
 *             .segments(8)
 *             .rateLimit(100)
 *             .forEach(issue -> export(issue))
 *             .onProgress(progress -> save(progress.checkpoint())));
 * }</pre>
 *
 * <p>{@link #forEach} reads all, segments at once; {@link TableClient#stream(Scan)} and {@link
 * TableClient#pages(Scan)} read one page after the other, one segment after the other; an execution
 * is one request and gives one page, as that of a query. Items come in no order. What is written
 * while a scan goes on may be read or not; what is there all the time is read once.
 *
 * @param <T> the entity's record, or a sealed interface over several
 */
@CheckReturnValue
public final class Scan<T> extends Operation<ScanPage<T>> {

  /** DynamoDB's limit on the segments of a scan. */
  private static final int MAX_SEGMENTS = 1_000_000;

  private final ScanSpec<T> spec;

  /**
   * Made by generated code.
   *
   * @param type what it gives
   */
  public Scan(ItemType<T> type) {
    this(new ScanSpec<>(new AccessPattern<>(type, "scan", null, true), ScanOptions.NONE));
  }

  private Scan(ScanSpec<T> spec) {
    this.spec = spec;
  }

  /**
   * Divides the table into parts, which {@link #forEach} reads at once. A {@link TableClient} reads
   * one at a time unless it has an {@linkplain TableClient#withExecutor executor}.
   *
   * @param segments how many, from 1 to 1,000,000; a checkpoint is good for the same number only
   * @return a scan with that many
   * @throws InvalidArgumentException if there are more or fewer
   */
  public Scan<T> segments(int segments) {
    if (segments < 1 || segments > MAX_SEGMENTS) {
      throw invalid("segments(" + segments + "): give 1 to 1,000,000.");
    }
    return with(options().segments(segments));
  }

  /**
   * Sets how many items DynamoDB reads for one request, before any filter.
   *
   * @param items the request's {@code Limit}, 1 or more
   * @return a scan with the page size
   * @throws InvalidArgumentException if it is less than 1
   */
  public Scan<T> pageSize(int items) {
    if (items < 1) {
      throw invalid("pageSize(" + items + "): give 1 or more.");
    }
    return with(options().pageSize(items));
  }

  /**
   * Reads items as all writes before have left them. Costs twice the capacity.
   *
   * @return a strongly consistent scan
   */
  public Scan<T> consistent() {
    return with(options().consistentRead());
  }

  /**
   * Limits the capacity that it consumes, so that others have theirs. It is measured: the next
   * request waits until the limit allows what those before took, all segments together. One page
   * takes up to 128 units, or twice that if consistent; a {@link #pageSize} makes it less.
   *
   * @param capacityUnitsPerSecond read capacity units on average, more than 0
   * @return a scan with the limit
   * @throws InvalidArgumentException if it is not a number more than 0
   */
  public Scan<T> rateLimit(double capacityUnitsPerSecond) {
    if (!(capacityUnitsPerSecond > 0) || Double.isInfinite(capacityUnitsPerSecond)) {
      throw invalid("rateLimit(" + capacityUnitsPerSecond + "): give capacity units, more than 0.");
    }
    return with(options().rate(capacityUnitsPerSecond));
  }

  /**
   * Gives only items for which a condition holds. Over several entities it concerns the one whose
   * attributes it is made of; items of the others are given as before. DynamoDB reads and charges
   * for what is left out all the same.
   *
   * @param filter what must hold, besides what was asked before
   * @return a scan with the filter expression
   * @throws InvalidArgumentException if it is made of no attribute, so that nothing tells which of
   *     several entities it concerns
   */
  public Scan<T> filter(Condition<? extends T> filter) {
    Expression expression = Objects.requireNonNull(filter, "filter").expression();
    if (expression.isAlways()) {
      return this;
    }
    if (expression.entity() == null && spec.pattern().type() instanceof CollectionType) {
      throw invalid(
          "the filter is made of no attribute, so that nothing tells which entity it concerns."
              + " Leave it out, or ask for something.");
    }
    return with(options().filter(expression));
  }

  /**
   * Continues where another one with the same number of segments has stopped. What it had given
   * after the checkpoint is given again.
   *
   * @param checkpoint the {@link ScanProgress#checkpoint} of a progress, or the {@link
   *     ScanPage#checkpoint} of a page; null to start at the beginning. It is sealed like page
   *     tokens, see {@link PageTokens}, and bound to the table, the entity and the number of
   *     segments.
   * @return a scan that starts there
   */
  public Scan<T> from(@Nullable String checkpoint) {
    return with(options().start(checkpoint));
  }

  /**
   * Says what becomes of items that can't be read, instead of what the client says.
   *
   * @param policy throws, leaves them out or puts them apart
   * @return a scan with the policy
   */
  public Scan<T> onUnreadable(ReadPolicy policy) {
    return with(options().onUnreadable(policy));
  }

  /**
   * Sets timeouts, headers and the like for the requests of this scan alone.
   *
   * @param override the SDK's own request configuration
   * @return a scan with it
   */
  public Scan<T> overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return with(options().override(override));
  }

  /**
   * Reads all, segments at once.
   *
   * @param consumer is given each item. With an executor or an {@link AsyncTableClient} several
   *     threads call it at once, each with items of one segment; what it throws ends the scan.
   * @return an operation that reads to the end
   */
  public ScanEach<T> forEach(Consumer<? super T> consumer) {
    return new ScanEach<>(this, Objects.requireNonNull(consumer, "consumer"), progress -> {});
  }

  @Override
  public ScanRequest toRequest() {
    return (ScanRequest) super.toRequest();
  }

  /**
   * {@inheritDoc}
   *
   * @throws dev.singlet.error.InvalidPageTokenException if it continues from a checkpoint that is
   *     damaged or of another scan
   */
  @Override
  public ScanRequest toRequest(RequestContext context) {
    return request(context.context());
  }

  @Override
  ScanRequest request(Context context) {
    return new ScanPages<>(spec, context).request();
  }

  ScanSpec<T> spec() {
    return spec;
  }

  private ScanOptions.Builder options() {
    return spec.options().toBuilder();
  }

  static <T> ScanPage<T> page(ScanRead<T> read) {
    return new ScanPage<>(read.items(), read.unreadable(), read.checkpoint(), read.itemsRead());
  }

  @Override
  TableSchema table() {
    return spec.table();
  }

  @Override
  String label() {
    return spec.pattern().toString();
  }

  @Override
  Step<ScanPage<T>> start(Context context) {
    return new ScanPages<>(spec, context).next().map(Scan::page);
  }

  @Override
  public String toString() {
    return spec.toString();
  }

  private Scan<T> with(ScanOptions.Builder options) {
    return new Scan<>(spec.with(options));
  }

  private InvalidArgumentException invalid(String problem) {
    return new InvalidArgumentException(ErrorCode.INVALID_ARGUMENT, this + ": " + problem);
  }
}
