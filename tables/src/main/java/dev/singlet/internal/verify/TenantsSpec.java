package dev.singlet.internal.verify;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
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
import dev.singlet.verify.TenantReports;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/**
 * An operation on the items of all tenants, which are read in one pass.
 *
 * @param type the entities of the table
 * @param scan reads the items of all tenants
 * @param sample about how many to read; 0 for all
 * @param listener is told of each page
 * @param factory makes the work of each tenant
 * @param <R> the report of a tenant
 */
public record TenantsSpec<R extends TableReport<R>>(
    CollectionType<?> type,
    ScanSpec<?> scan,
    int sample,
    Consumer<? super ScanProgress> listener,
    TenantWork.Factory<R> factory)
    implements OperationDescription<TenantReports<R>> {

  /**
   * Does for all tenants what an operation does for one.
   *
   * @param ofOne the operation's scan, of the items of one tenant
   */
  static <R extends TableReport<R>> TenantsSpec<R> of(
      CollectionType<?> type,
      ScanSpec<?> ofOne,
      int sample,
      Consumer<? super ScanProgress> listener,
      TenantWork.Factory<R> factory) {
    String name = ofOne.pattern().name() + "OfAllTenants";
    if (type.table().tenant() == null) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          type
              + "."
              + name
              + ": this table has no tenants. Declare them by @Table(tenant = ...), or take the"
              + " operation without ofAllTenants().");
    }
    ScanSpec<?> all = ScanSpec.ofAllItems(withoutTenants(type), name).readingAs(ofOne);
    return new TenantsSpec<>(type, all, sample, listener, factory);
  }

  /** Returns the entities of a table whose requests have no tenant. */
  private static <T> CollectionType<T> withoutTenants(CollectionType<T> type) {
    TableSchema table = type.table();
    return new CollectionType<>(
        new TableSchema(
            table.name(),
            table.key(),
            table.indexes(),
            table.delimiter(),
            table.entityAttribute(),
            table.timeToLive()),
        type.name(),
        type.entities());
  }

  private void requireNoTenant(Context context) {
    if (context.tenant() != null) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "%s reads the items of all tenants. Execute it on a client without a tenant, not on one"
                  .formatted(this)
              + " of forTenant(\"%s\").".formatted(context.tenant().id()));
    }
  }

  @Override
  public ScanRequest request(Context context) {
    requireNoTenant(context);
    return new ScanPages<>(scan, context).request();
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
  public Step<TenantReports<R>> start(Object operation, Context context) {
    return start(operation, context, reports -> reports);
  }

  /** Returns the first step of an operation that makes a result of its own of all reports. */
  public <S> Step<S> start(
      Object operation, Context context, Function<? super TenantReports<R>, S> result) {
    requireNoTenant(context);
    CapacityPace pace = new CapacityPace(scan.rate());
    TenantItems<R> items =
        new TenantItems<>(type, context, pace, scan.options().override(), factory);
    ScanSegments segments =
        new ScanSegments(scan, items::sink, told -> listener.accept(Told.of(told)), context, pace);
    return sample == 0
        ? segments.start(operation, progress -> result.apply(items.report(progress)))
        : segments.start(operation, sample, progress -> result.apply(items.report(progress)));
  }

  @Override
  public String toString() {
    return scan.pattern().toString();
  }
}
