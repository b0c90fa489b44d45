package dev.singlet.tables;

import dev.singlet.TableClient;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.verify.VerifySpec;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.scan.Scan;
import dev.singlet.scan.ScanProgress;
import dev.singlet.verify.ItemsReport;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;

/**
 * Compares the items of a table with the model: reads each as its entity, and compares every
 * attribute and key with what a put of the record would write. It writes nothing. It makes {@code
 * Scan} requests, which cost half a read capacity unit for each 4 KB of the table, or of the
 * sample.
 *
 * <p>For a unique value, {@code BatchGetItem} requests also read its reservation, and for a
 * reservation the item that it is for, at half a unit for each 4 KB, unless both are on one page of
 * the scan. If the two don't fit together, both are read again in a {@code TransactGetItems}
 * request, at 2 units for each 4 KB of each item. So 10,000 values without reservations cost at
 * least 40,000 units more.
 *
 * <pre>{@code
 * ItemsReport report = github.execute(VerifyItems.of(GitHubTable.type()).sample(10_000));
 * System.out.println(report);
 * }</pre>
 *
 * <p>Use it before a model is used on a table that other programs have written, and after a change
 * of the model. An item without the entity attribute is compared as one of the entity that its key
 * and attributes fit, if that is exactly one. Constraints on times are not checked, and times of
 * creation and change are compared by their form.
 *
 * <p>On a client of a tenant, only that tenant's items are compared. DynamoDB reads all items of
 * the table for it, and charges for them. {@link #ofAllTenants} compares those of all tenants in
 * one pass.
 */
@CheckReturnValue
public final class VerifyItems extends ItemsOperation<ItemsReport> {

  private final VerifySpec spec;

  private VerifyItems(VerifySpec spec) {
    super(spec);
    this.spec = spec;
  }

  /**
   * Returns a comparison of all items of a table.
   *
   * @param type the entities of the table, such as the generated {@code GitHubTable.type()}
   * @return the operation
   */
  public static VerifyItems of(CollectionType<?> type) {
    return new VerifyItems(new VerifySpec(type));
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
    return new VerifyItems(spec.sample(items));
  }

  /**
   * Sets how many items the report names of each difference, 3 by default. The sums of reports have
   * as many as the larger one. A sample holds the item's key, which has up to 3,072 bytes, and the
   * beginnings of two values. A report has as many samples of each kind of difference, of each
   * attribute and of each entity.
   *
   * @param most the number of samples, from 1 to 1,000
   * @return the operation with it
   * @throws InvalidArgumentException if it is out of this range
   */
  public VerifyItems keepSamples(int most) {
    return new VerifyItems(spec.keepSamples(most));
  }

  /**
   * Returns this operation for all tenants of the table. It reads the table once, and the result
   * has the report of each tenant. Call it last. The new operation takes the segments and other
   * settings of this one. A checkpoint for {@link #from} must come from an operation for all
   * tenants.
   *
   * @return the operation, for a client without a tenant
   * @throws InvalidArgumentException if the table has no tenants
   */
  public OfAllTenants<ItemsReport> ofAllTenants() {
    return new OfAllTenants<>(spec.ofAllTenants());
  }

  /**
   * Divides the table into segments, which are read at the same time. A {@link TableClient} reads
   * one at a time unless it has an {@linkplain TableClient#withExecutor executor}.
   *
   * @param segments the number of segments, from 1 to 1,000,000
   * @return the operation with it, for all of the table
   * @throws InvalidArgumentException if the number is out of this range
   */
  public VerifyItems segments(int segments) {
    return new VerifyItems(spec.whole(spec.scan().segments(segments)));
  }

  /**
   * Reads one of several shares, for machines that divide a table: of all segments of the table,
   * each share has as many as {@link #segments} says. {@link
   * dev.singlet.verify.TableReport#ofShares} adds up their reports.
   *
   * @param index the number of the share, from 0
   * @param of the number of all shares
   * @return the operation with the share
   * @throws InvalidArgumentException if there is no such share, or more than 1,000,000 segments
   */
  public VerifyItems share(int index, int of) {
    return new VerifyItems(spec.with(spec.scan().share(index, of)));
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
    return new VerifyItems(spec.with(spec.scan().rate(capacityUnitsPerSecond)));
  }

  /**
   * Continues where an earlier one ended, such as one that failed. Its {@link
   * dev.singlet.error.UnfinishedException} has the report so far. {@link ItemsReport#and} makes one
   * report of both. If several segments were read at the same time, the items of a page that was
   * not finished may count twice.
   *
   * @param checkpoint the {@link ItemsReport#checkpoint} or the {@link ScanProgress#checkpoint}, of
   *     an operation with the same number of segments; null to start at the beginning
   * @return the operation that starts there
   */
  public VerifyItems from(@Nullable String checkpoint) {
    return new VerifyItems(spec.with(spec.scan().with(spec.scan().options().from(checkpoint))));
  }

  /**
   * Reports the progress after each page.
   *
   * @param progress the listener; it replaces an earlier one. Its {@code items} are those that were
   *     compared
   * @return the operation with it
   */
  public VerifyItems onProgress(Consumer<? super ScanProgress> progress) {
    return new VerifyItems(spec.onProgress(Objects.requireNonNull(progress, "progress")));
  }

  /**
   * Sets timeouts, headers and other SDK settings for the requests of this operation only.
   *
   * @param override the SDK's own request configuration
   * @return the operation with it
   */
  public VerifyItems overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new VerifyItems(spec.with(spec.scan().with(spec.scan().options().override(override))));
  }

  @Override
  public String toString() {
    return spec.toString();
  }
}
