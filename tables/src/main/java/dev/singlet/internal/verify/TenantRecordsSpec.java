package dev.singlet.internal.verify;

import dev.singlet.internal.scan.ScanSpec;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.scan.ScanProgress;
import dev.singlet.verify.ItemCount;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A list of the tenants of a table, and a scan of their records.
 *
 * @param type the entities of the table
 * @param scan reads the items
 * @param consumer is given the tenant's id and each record; null for none
 * @param listener is told of each page
 */
public record TenantRecordsSpec<T>(
    CollectionType<T> type,
    ScanSpec<?> scan,
    @Nullable BiConsumer<? super String, ? super T> consumer,
    Consumer<? super ScanProgress> listener) {

  /** Lists tenants. */
  public TenantRecordsSpec(CollectionType<T> type) {
    this(type, ScanSpec.ofAllItems(type, "items"), null, progress -> {});
  }

  /** Returns this scan with another scan of the table. */
  public TenantRecordsSpec<T> with(ScanSpec<?> changed) {
    return new TenantRecordsSpec<>(type, changed, consumer, listener);
  }

  /** Returns this scan with another consumer. */
  public TenantRecordsSpec<T> with(BiConsumer<? super String, ? super T> other) {
    return new TenantRecordsSpec<>(type, scan, other, listener);
  }

  /** Returns this scan with another listener. */
  public TenantRecordsSpec<T> onProgress(Consumer<? super ScanProgress> progress) {
    return new TenantRecordsSpec<>(type, scan, consumer, progress);
  }

  /** Returns the operation. */
  public TenantsSpec<ItemCount> operation() {
    return TenantsSpec.of(
        type,
        scan,
        0,
        listener,
        (context, pace, override) -> new TenantRecords<>(type, context, consumer));
  }
}
