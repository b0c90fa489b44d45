package dev.singlet;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.generated.entity.CollectionType;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.scan.ScanPages;
import dev.singlet.internal.scan.ScanSegments;
import dev.singlet.internal.scan.ScanSpec;
import dev.singlet.internal.verify.ItemTally;
import dev.singlet.verify.ItemsReport;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/**
 * Compares the items of a table with the model: reads each as its entity, and compares every
 * attribute and key with what a put of the record would write. It writes nothing. It makes {@code
 * Scan} requests, which cost half a read capacity unit for each 4 KB of the table, or of the
 * sample.
 *
 * <pre>{@code
 * ItemsReport report = github.execute(GitHubTable.verifyItems().sample(10_000));
 * System.out.println(report);
 * }</pre>
 *
 * <p>Use it before a model is used on a table that other programs have written, and after a change
 * of the model. An item without the entity attribute counts to the one entity that its key and
 * attributes fit. Constraints on times are not checked, and times of creation and change are
 * compared by their form.
 *
 * <p>On a client of a tenant, only that tenant's items are compared. DynamoDB reads all items of
 * the table for it, and charges for them.
 */
@CheckReturnValue
public final class VerifyItems extends ScanOperation<ItemsReport> {

  private static final int MAX_SAMPLE_SEGMENTS = 100;
  private static final int ITEMS_OF_SEGMENT = 10;

  private final CollectionType<?> type;
  private final Scan<?> scan;
  private final int sample;
  private final Consumer<? super ScanProgress> listener;

  /**
   * Called by generated code.
   *
   * @param type the entities of the table
   */
  public VerifyItems(CollectionType<?> type) {
    this(type, new Scan<>(ScanSpec.ofAllItems(type, "verifyItems")), 0, progress -> {});
  }

  private VerifyItems(
      CollectionType<?> type, Scan<?> scan, int sample, Consumer<? super ScanProgress> listener) {
    this.type = type;
    this.scan = scan;
    this.sample = sample;
    this.listener = listener;
  }

  /**
   * Reads a part of the table only, from up to 100 places that are spread over its partitions. The
   * same items come each time, as long as nothing is written.
   *
   * @param items about how many items to compare, 1 or more
   * @return the operation with it; it chooses its segments by itself
   * @throws InvalidArgumentException if it is less than 1
   */
  public VerifyItems sample(int items) {
    if (items < 1) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT, this + ": sample(" + items + "): give 1 or more.");
    }
    return new VerifyItems(type, scan, items, listener);
  }

  /**
   * Divides the table into segments, which are read at once. A {@link TableClient} reads one at a
   * time unless it has an {@linkplain TableClient#withExecutor executor}.
   *
   * @param segments the number of segments, from 1 to 1,000,000
   * @return the operation with it, for all of the table
   * @throws InvalidArgumentException if the number is out of this range
   */
  public VerifyItems segments(int segments) {
    return new VerifyItems(type, scan.segments(segments), 0, listener);
  }

  /**
   * Limits the capacity that it consumes, to leave capacity for others, as {@link Scan#rateLimit}
   * does.
   *
   * @param capacityUnitsPerSecond average read capacity units per second, more than 0
   * @return the operation with the limit
   * @throws InvalidArgumentException if it is not a finite number more than 0
   */
  public VerifyItems rateLimit(double capacityUnitsPerSecond) {
    return with(scan.rateLimit(capacityUnitsPerSecond));
  }

  /**
   * Continues where an earlier one ended, such as one that failed. Its {@link
   * dev.singlet.error.UnfinishedException} has the report so far. {@link ItemsReport#and} makes one
   * report of both. If several segments were read at once, the items of a page that was not
   * finished may count twice.
   *
   * @param checkpoint the {@link ItemsReport#checkpoint} or the {@link ScanProgress#checkpoint}, of
   *     an operation with the same number of segments; null to start at the beginning
   * @return the operation that starts there
   */
  public VerifyItems from(@Nullable String checkpoint) {
    return with(scan.from(checkpoint));
  }

  /**
   * Reports the progress after each page.
   *
   * @param progress the listener; it replaces an earlier one. Its {@code items} are those that were
   *     compared
   * @return the operation with it
   */
  public VerifyItems onProgress(Consumer<? super ScanProgress> progress) {
    return new VerifyItems(type, scan, sample, Objects.requireNonNull(progress, "progress"));
  }

  /**
   * Sets timeouts, headers and other SDK settings for the requests of this operation only.
   *
   * @param override the SDK's own request configuration
   * @return the operation with it
   */
  public VerifyItems overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return with(scan.overrideConfiguration(override));
  }

  private VerifyItems with(Scan<?> changed) {
    return new VerifyItems(type, changed, sample, listener);
  }

  @Override
  ScanRequest request(Context context) {
    return new ScanPages<>(spec(), context).request();
  }

  @Override
  ScanSpec<?> spec() {
    if (sample == 0) {
      return scan.spec();
    }
    int segments = Math.max(1, Math.min(MAX_SAMPLE_SEGMENTS, sample / ITEMS_OF_SEGMENT));
    return scan.segments(segments).pageSize((sample + segments - 1) / segments).spec();
  }

  @Override
  Step<ItemsReport> start(Context context) {
    ItemTally tally = new ItemTally(type, context);
    ScanSegments segments =
        ScanSegments.ofItems(
            spec(), tally::add, told -> listener.accept(ScanEach.progress(told)), context);
    return sample == 0
        ? segments.start(this, done -> tally.report(done, sample))
        : segments.start(this, sample, done -> tally.report(done, sample));
  }

  @Override
  public String toString() {
    return "VerifyItems[" + type + (sample == 0 ? "" : ", a sample of " + sample) + "]";
  }
}
