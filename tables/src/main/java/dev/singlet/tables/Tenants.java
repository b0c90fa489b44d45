package dev.singlet.tables;

import dev.singlet.TableClient;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.verify.TenantRecordsSpec;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.scan.Scan;
import dev.singlet.scan.ScanProgress;
import dev.singlet.verify.ItemCount;
import dev.singlet.verify.TenantReports;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Lists the tenants of a table with the number of their items, and reads the records of all of them
 * if asked. Execute it on a client without a tenant; a client of a tenant refuses it.
 *
 * <pre>{@code
 * Set<String> ids = desk.execute(Tenants.of(HelpdeskTable.type())).tenants().keySet();
 * }</pre>
 *
 * <p>It makes {@code Scan} requests of the whole table, which cost half a read capacity unit for
 * each 4 KB, because DynamoDB has no list of the beginnings of keys. A program that needs the list
 * often stores an item for each tenant.
 *
 * @param <T> the type of the records
 */
@CheckReturnValue
public final class Tenants<T> extends ItemsOperation<TenantReports<ItemCount>> {

  private final TenantRecordsSpec<T> spec;

  private Tenants(TenantRecordsSpec<T> spec) {
    super(spec.operation());
    this.spec = spec;
  }

  /**
   * Returns an operation on all items of a table.
   *
   * @param type the entities of the table, such as the generated {@code HelpdeskTable.type()}
   * @param <T> the type of the records
   * @return the operation
   * @throws InvalidArgumentException if the table has no tenants
   */
  public static <T> Tenants<T> of(CollectionType<T> type) {
    return new Tenants<>(new TenantRecordsSpec<>(type));
  }

  /**
   * Also reads each item of an entity, and gives the id of its tenant and the record to a consumer.
   * The client's {@linkplain TableClient#withReadPolicy read policy} says what happens to items
   * that can't be read. If several segments are read at the same time, several threads call the
   * consumer at the same time.
   *
   * @param consumer takes the tenant's id and the record
   * @return the operation with it
   */
  public Tenants<T> forEach(BiConsumer<? super String, ? super T> consumer) {
    return new Tenants<>(spec.with(Objects.requireNonNull(consumer, "consumer")));
  }

  /**
   * Divides the table into segments, which are read at the same time. A {@link TableClient} reads
   * one at a time unless it has an {@linkplain TableClient#withExecutor executor}.
   *
   * @param segments the number of segments, from 1 to 1,000,000
   * @return the operation with it
   * @throws InvalidArgumentException if the number is out of this range
   */
  public Tenants<T> segments(int segments) {
    return new Tenants<>(spec.with(spec.scan().segments(segments)));
  }

  /**
   * Limits the capacity that it consumes, to leave capacity for others, as {@link Scan#rateLimit}
   * does.
   *
   * @param capacityUnitsPerSecond average read capacity units per second, more than 0
   * @return the operation with the limit
   * @throws InvalidArgumentException if it is not a finite number more than 0
   */
  public Tenants<T> rateLimit(double capacityUnitsPerSecond) {
    return new Tenants<>(spec.with(spec.scan().rate(capacityUnitsPerSecond)));
  }

  /**
   * Continues where an earlier one ended, such as one that failed. Its {@link
   * dev.singlet.error.UnfinishedException} has the tenants so far. {@link TenantReports#and} makes
   * one list of both.
   *
   * @param checkpoint the {@link TenantReports#checkpoint} or the {@link ScanProgress#checkpoint},
   *     of an operation with the same number of segments; null to start at the beginning
   * @return the operation that starts there
   */
  public Tenants<T> from(@Nullable String checkpoint) {
    return new Tenants<>(spec.with(spec.scan().with(spec.scan().options().from(checkpoint))));
  }

  /**
   * Reports the progress after each page.
   *
   * @param progress the listener; it replaces an earlier one
   * @return the operation with it
   */
  public Tenants<T> onProgress(Consumer<? super ScanProgress> progress) {
    return new Tenants<>(spec.onProgress(Objects.requireNonNull(progress, "progress")));
  }

  @Override
  public String toString() {
    return "Tenants[" + spec.type() + "]";
  }
}
