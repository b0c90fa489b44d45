package dev.singlet.tables;

import dev.singlet.TableClient;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.verify.Reserving;
import dev.singlet.internal.verify.TablePass;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.scan.Scan;
import dev.singlet.scan.ScanProgress;
import dev.singlet.verify.ReservedValues;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;

/**
 * Reserves the values of {@link dev.singlet.annotation.Unique} attributes that stored items have,
 * but that are not reserved: the attribute wasn't unique when the items were written, or another
 * program wrote them. It lists duplicates, and deletes and changes no item of an entity.
 *
 * <pre>{@code
 * ReservedValues reserved = club.execute(ReserveUnique.of(ClubTable.type()).rateLimit(500));
 * System.out.println(reserved);
 * }</pre>
 *
 * <p>It reads the whole table by {@code Scan} requests. By {@code BatchGetItem} requests it reads
 * the reservation of each value, and the item that each reservation is for. Each of these costs
 * half a read capacity unit if it has no more than 4 KB. If an item and a reservation don't fit
 * together, {@code TransactGetItems} reads them again, at two units for each, and {@code
 * TransactWriteItems} corrects them, at four to six write capacity units. A transaction is made
 * only if the items still have, or lack, the value as they did when they were read. So it can run
 * while other programs write, can end after any request, and can run again at any time.
 *
 * <p>If two items have the same value, the first one gets it, and the other one is a {@linkplain
 * ReservedValues#duplicates duplicate}: give it another value by an update, or delete it.
 *
 * <p>An item without the mark of its entity is left as it is: {@link MarkItems} writes it. On a
 * client of a tenant, the items of the other tenants are not read.
 */
@CheckReturnValue
public final class ReserveUnique extends ItemsOperation<ReservedValues> {

  private final TablePass<ReservedValues> spec;

  private ReserveUnique(TablePass<ReservedValues> spec) {
    super(spec);
    this.spec = spec;
  }

  /**
   * Returns an operation on all items of a table.
   *
   * @param type the entities of the table, such as the generated {@code GitHubTable.type()}
   * @return the operation
   * @throws InvalidArgumentException if no entity has a unique attribute
   */
  public static ReserveUnique of(CollectionType<?> type) {
    return new ReserveUnique(Reserving.ofAll(type));
  }

  /**
   * Also releases values that are reserved for items that don't have them, such as after another
   * program has changed or deleted an item. Each is one transaction, which requires that the item
   * still doesn't have the value. If another item has the value, the transaction reserves it for
   * that one.
   *
   * <p>A program that doesn't know the attribute as unique, or has another scope or name for it,
   * may have written such an item. Release values when no such program runs.
   *
   * @return the operation with it
   */
  public ReserveUnique releaseOrphans() {
    return new ReserveUnique(Reserving.releasing(spec));
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
  public OfAllTenants<ReservedValues> ofAllTenants() {
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
  public ReserveUnique segments(int segments) {
    return new ReserveUnique(spec.with(spec.scan().segments(segments)));
  }

  /**
   * Limits the capacity that it consumes, to leave capacity for others, as {@link Scan#rateLimit}
   * does. Read and write capacity units count together.
   *
   * @param capacityUnitsPerSecond average capacity units per second, more than 0
   * @return the operation with the limit
   * @throws InvalidArgumentException if it is not a finite number more than 0
   */
  public ReserveUnique rateLimit(double capacityUnitsPerSecond) {
    return new ReserveUnique(spec.with(spec.scan().rate(capacityUnitsPerSecond)));
  }

  /**
   * Continues where an earlier one ended, such as one that failed. Its {@link
   * dev.singlet.error.UnfinishedException} has what was done so far. {@link ReservedValues#and}
   * makes one report of both. The items of a page that was not finished are read again.
   *
   * @param checkpoint the {@link ReservedValues#checkpoint} or the {@link ScanProgress#checkpoint},
   *     of an operation with the same number of segments; null to start at the beginning
   * @return the operation that starts there
   */
  public ReserveUnique from(@Nullable String checkpoint) {
    return new ReserveUnique(spec.with(spec.scan().with(spec.scan().options().from(checkpoint))));
  }

  /**
   * Reports the progress after each page whose values are reserved.
   *
   * @param progress the listener; it replaces an earlier one. Its {@code items} are all that were
   *     read, of the client's tenant
   * @return the operation with it
   */
  public ReserveUnique onProgress(Consumer<? super ScanProgress> progress) {
    return new ReserveUnique(spec.onProgress(Objects.requireNonNull(progress, "progress")));
  }

  /**
   * Sets timeouts, headers and other SDK settings for the requests of this operation only.
   *
   * @param override the SDK's own request configuration
   * @return the operation with it
   */
  public ReserveUnique overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new ReserveUnique(spec.with(spec.scan().with(spec.scan().options().override(override))));
  }

  @Override
  public String toString() {
    return spec.toString();
  }
}
