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
import dev.singlet.schema.TableSchema;
import dev.singlet.verify.MarkedItems;
import java.util.List;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/**
 * Writes the attribute that names the entity into items that lack it.
 *
 * @param type the entities of the table
 * @param scan reads the items
 * @param listener is told of each page
 */
public record MarkSpec(
    CollectionType<?> type, ScanSpec<?> scan, Consumer<? super ScanProgress> listener)
    implements OperationDescription<MarkedItems> {

  /** Marks all items. */
  public MarkSpec(CollectionType<?> type) {
    this(requireNamed(type), ScanSpec.ofAllItems(type, "markItems"), progress -> {});
  }

  private static CollectionType<?> requireNamed(CollectionType<?> type) {
    if (type.entities().stream().allMatch(entity -> entity.mark().added().isEmpty())) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "MarkItems["
              + type
              + "]: no attribute names the entities of this table, because their keys tell them."
              + " Compare the items by VerifyItems.");
    }
    return type;
  }

  /** Returns this operation with another scan. */
  public MarkSpec with(ScanSpec<?> changed) {
    return new MarkSpec(type, changed, listener);
  }

  /** Returns this operation with another listener. */
  public MarkSpec onProgress(Consumer<? super ScanProgress> progress) {
    return new MarkSpec(type, scan, progress);
  }

  /** Returns this operation for all tenants. */
  public TenantsSpec<MarkedItems> ofAllTenants() {
    return TenantsSpec.of(
        type,
        scan,
        0,
        listener,
        (context, pace) -> new ItemMarking(type, context, pace, scan.options().override()));
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
  public Step<MarkedItems> start(Object operation, Context context) {
    CapacityPace pace = new CapacityPace(scan.rate());
    ItemMarking marking = new ItemMarking(type, context, pace, scan.options().override());
    return new ScanSegments(
            scan, marking::sink, told -> listener.accept(Told.of(told)), context, pace)
        .start(operation, marking::report);
  }

  @Override
  public String toString() {
    return "MarkItems[" + type + "]";
  }
}
