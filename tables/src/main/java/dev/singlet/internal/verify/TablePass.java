package dev.singlet.internal.verify;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.scan.CapacityPace;
import dev.singlet.internal.scan.ScanPages;
import dev.singlet.internal.scan.ScanSegments;
import dev.singlet.internal.scan.ScanSpec;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.scan.ScanProgress;
import dev.singlet.schema.TableSchema;
import dev.singlet.verify.TableReport;
import java.util.List;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/**
 * An operation that does some work with all items of a table, page by page.
 *
 * @param type the entities of the table
 * @param scan reads the items
 * @param sample about how many to read; 0 for all
 * @param text the operation as text
 * @param listener is told of each page
 * @param factory makes the work
 * @param <R> its report
 */
public record TablePass<R extends TableReport<R>>(
    CollectionType<?> type,
    ScanSpec<?> scan,
    int sample,
    String text,
    Consumer<? super ScanProgress> listener,
    TenantWork.Factory<R> factory)
    implements OperationDescription<R> {

  /** Returns an operation on all items, which nobody listens to. */
  public static <R extends TableReport<R>> TablePass<R> of(
      CollectionType<?> type, String name, String text, TenantWork.Factory<R> factory) {
    return new TablePass<>(type, ScanSpec.ofAllItems(type, name), 0, text, progress -> {}, factory);
  }

  /** Returns this operation with another scan. */
  public TablePass<R> with(ScanSpec<?> changed) {
    return new TablePass<>(type, changed, sample, text, listener, factory);
  }

  /** Returns this operation on about so many items; 0 for all. */
  public TablePass<R> sample(int items) {
    return new TablePass<>(type, scan, items, text, listener, factory);
  }

  /** Returns this operation with other work. */
  TablePass<R> with(String other, TenantWork.Factory<R> work) {
    return new TablePass<>(type, scan, sample, other, listener, work);
  }

  /** Returns this operation with another listener. */
  public TablePass<R> onProgress(Consumer<? super ScanProgress> progress) {
    return new TablePass<>(type, scan, sample, text, progress, factory);
  }

  /** Returns this operation for all tenants. */
  public TenantsSpec<R> ofAllTenants() {
    return TenantsSpec.of(type, Sample.of(scan, sample), sample, listener, factory);
  }

  @Override
  public ScanRequest request(Context context) {
    return new ScanPages<>(Sample.of(scan, sample), context).request();
  }

  @Override
  public TableSchema table() {
    return type.table();
  }

  @Override
  public List<? extends ItemType<?>> types() {
    return List.of(type);
  }

  @Override
  public String label() {
    return scan.pattern().toString();
  }

  @Override
  public Step<R> start(Object operation, Context context) {
    CapacityPace pace = new CapacityPace(scan.rate());
    TenantWork<R> work = factory.of(context, pace, scan.options().override());
    ScanSegments segments =
        new ScanSegments(
            Sample.of(scan, sample),
            work::sink,
            told -> listener.accept(Told.of(told)),
            context,
            pace);
    return sample == 0
        ? segments.start(operation, work::report)
        : segments.start(operation, sample, work::report);
  }

  @Override
  public String toString() {
    return text;
  }
}
