package dev.singlet.internal.verify;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemReading;
import dev.singlet.internal.scan.Progress;
import dev.singlet.internal.scan.ScanSink;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.verify.ItemCount;
import java.util.Objects;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Counts the items of a tenant, and gives its records to a consumer.
 *
 * @param type the entities of the table
 * @param context the settings for the tenant's items
 * @param consumer is given the tenant's id and each record; null for none
 */
record TenantRecords<T>(
    CollectionType<T> type,
    Context context,
    @Nullable BiConsumer<? super String, ? super T> consumer)
    implements TenantWork<ItemCount> {

  @Override
  public ScanSink<?> sink() {
    if (consumer == null) {
      return ScanSink.of(item -> item, item -> {});
    }
    String tenant = Objects.requireNonNull(context.tenant()).id();
    ItemReading<T> reading = new ItemReading<>(type, context.reading().policy(), context);
    return ScanSink.<T>of(reading::read, each -> consumer.accept(tenant, each));
  }

  @Override
  public ItemCount report(Progress progress) {
    return new ItemCount(progress.items());
  }
}
