package dev.singlet.tables;

import dev.singlet.TableClient;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.verify.ItemMarking;
import dev.singlet.internal.verify.TablePass;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.scan.Scan;
import dev.singlet.scan.ScanProgress;
import dev.singlet.verify.MarkedItems;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;

/**
 * Writes the entity attribute into the items of a table that lack it, because other programs wrote
 * them. It marks an item if the key and the attributes fit exactly one entity. It leaves all other
 * items as they are, and {@link MarkedItems#others} names some of them.
 *
 * <pre>{@code
 * MarkedItems marked = github.execute(MarkItems.of(GitHubTable.type()).rateLimit(500));
 * System.out.println(marked);
 * }</pre>
 *
 * <p>It makes {@code Scan} requests of the whole table, and an {@code UpdateItem} request for each
 * item that it marks, ten at a time for each segment. The update sets this attribute alone, so that
 * versions and modification times stay. Its condition is that the item still lacks the attribute.
 * If another entity can have the same key, the condition is also that no attribute has changed. So
 * it can run while other programs write, and again at any time.
 *
 * <p>Items that are told by their keys are not marked. On a client of a tenant, the items of the
 * other tenants are not read.
 */
@CheckReturnValue
public final class MarkItems extends ItemsOperation<MarkedItems> {

  private final TablePass<MarkedItems> spec;

  private MarkItems(TablePass<MarkedItems> spec) {
    super(spec);
    this.spec = spec;
  }

  /**
   * Returns an operation on all items of a table.
   *
   * @param type the entities of the table, such as the generated {@code GitHubTable.type()}
   * @return the operation
   */
  public static MarkItems of(CollectionType<?> type) {
    return new MarkItems(ItemMarking.ofAll(type));
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
  public OfAllTenants<MarkedItems> ofAllTenants() {
    return new OfAllTenants<>(spec.ofAllTenants());
  }

  /**
   * Divides the table into segments, which are read at the same time. A {@link TableClient} reads
   * one at a time unless it has an {@linkplain TableClient#withExecutor executor}.
   *
   * @param segments the number of segments, from 1 to 1,000,000
   * @return the operation with it
   * @throws InvalidArgumentException if the number is out of this range
   */
  public MarkItems segments(int segments) {
    return new MarkItems(spec.with(spec.scan().segments(segments)));
  }

  /**
   * Limits the capacity that it consumes, to leave capacity for others, as {@link Scan#rateLimit}
   * does. Read and write capacity units count together.
   *
   * @param capacityUnitsPerSecond average capacity units per second, more than 0
   * @return the operation with the limit
   * @throws InvalidArgumentException if it is not a finite number more than 0
   */
  public MarkItems rateLimit(double capacityUnitsPerSecond) {
    return new MarkItems(spec.with(spec.scan().rate(capacityUnitsPerSecond)));
  }

  /**
   * Continues where an earlier one ended, such as one that failed. Its {@link
   * dev.singlet.error.UnfinishedException} has what was marked so far. {@link MarkedItems#and}
   * makes one report of both. The items of a page that was not finished are read again.
   *
   * @param checkpoint the {@link MarkedItems#checkpoint} or the {@link ScanProgress#checkpoint}, of
   *     an operation with the same number of segments; null to start at the beginning
   * @return the operation that starts there
   */
  public MarkItems from(@Nullable String checkpoint) {
    return new MarkItems(spec.with(spec.scan().with(spec.scan().options().from(checkpoint))));
  }

  /**
   * Reports the progress after each page whose items are marked.
   *
   * @param progress the listener; it replaces an earlier one. Its {@code items} are those that
   *     lacked the attribute and fit one entity
   * @return the operation with it
   */
  public MarkItems onProgress(Consumer<? super ScanProgress> progress) {
    return new MarkItems(spec.onProgress(Objects.requireNonNull(progress, "progress")));
  }

  /**
   * Sets timeouts, headers and other SDK settings for the requests of this operation only.
   *
   * @param override the SDK's own request configuration
   * @return the operation with it
   */
  public MarkItems overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new MarkItems(spec.with(spec.scan().with(spec.scan().options().override(override))));
  }

  @Override
  public String toString() {
    return spec.toString();
  }
}
