package dev.singlet.internal.verify;

import dev.singlet.ScanProgress;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.generated.entity.CollectionType;
import dev.singlet.generated.entity.ItemType;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.scan.CapacityPace;
import dev.singlet.internal.scan.ScanPages;
import dev.singlet.internal.scan.ScanSegments;
import dev.singlet.internal.scan.ScanSpec;
import dev.singlet.internal.unique.UniqueComparison;
import dev.singlet.schema.TableSchema;
import dev.singlet.verify.ReservedValues;
import java.util.List;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/**
 * Reserves the unique values of stored items.
 *
 * @param type the entities of the table
 * @param scan reads the items
 * @param releases true to release values that their items don't have
 * @param listener is told of each page
 */
public record ReserveSpec(
    CollectionType<?> type,
    ScanSpec<?> scan,
    boolean releases,
    Consumer<? super ScanProgress> listener)
    implements OperationDescription<ReservedValues> {

  /** Reserves all values, and releases none. */
  public ReserveSpec(CollectionType<?> type) {
    this(requireUnique(type), ScanSpec.ofAllItems(type, "reserveUnique"), false, progress -> {});
  }

  private static CollectionType<?> requireUnique(CollectionType<?> type) {
    if (!UniqueComparison.concerns(type)) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "ReserveUnique["
              + type
              + "]: no entity of this table has a unique attribute. Declare one by @Unique.");
    }
    return type;
  }

  /** Returns this operation with another scan. */
  public ReserveSpec with(ScanSpec<?> changed) {
    return new ReserveSpec(type, changed, releases, listener);
  }

  /** Returns this operation, which also releases values that their items don't have. */
  public ReserveSpec releasing() {
    return new ReserveSpec(type, scan, true, listener);
  }

  /** Returns this operation with another listener. */
  public ReserveSpec onProgress(Consumer<? super ScanProgress> progress) {
    return new ReserveSpec(type, scan, releases, progress);
  }

  /** Returns this operation for all tenants. */
  public TenantsSpec<ReservedValues> ofAllTenants() {
    return TenantsSpec.of(
        type, scan, 0, listener, (context, pace) -> new Reserving(this, context, pace));
  }

  @Override
  public ScanRequest request(Context context) {
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
  public Step<ReservedValues> start(Object operation, Context context) {
    CapacityPace pace = new CapacityPace(scan.rate());
    Reserving reserving = new Reserving(this, context, pace);
    return new ScanSegments(
            scan, reserving::sink, told -> listener.accept(Told.of(told)), context, pace)
        .start(operation, reserving::report);
  }

  @Override
  public String toString() {
    return "ReserveUnique[" + type + (releases ? ", releasing orphans" : "") + "]";
  }
}
