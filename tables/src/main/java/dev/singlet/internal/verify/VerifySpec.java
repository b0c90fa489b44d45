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
import dev.singlet.verify.ItemsReport;
import java.util.List;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/**
 * A comparison of items with the model.
 *
 * @param type the entities of the table
 * @param scan reads the items
 * @param sample about how many to read; 0 for all
 * @param listener is told of each page
 */
public record VerifySpec(
    CollectionType<?> type, ScanSpec<?> scan, int sample, Consumer<? super ScanProgress> listener)
    implements OperationDescription<ItemsReport> {

  /** Compares all items. */
  public VerifySpec(CollectionType<?> type) {
    this(type, ScanSpec.ofAllItems(type, "verifyItems"), 0, progress -> {});
  }

  /** Returns this comparison of about so many items. */
  public VerifySpec sample(int items) {
    return new VerifySpec(type, scan, Sample.require(items, this), listener);
  }

  /** Returns this comparison by another scan of all items. */
  public VerifySpec whole(ScanSpec<?> changed) {
    return new VerifySpec(type, changed, 0, listener);
  }

  /** Returns this comparison by another scan. */
  public VerifySpec with(ScanSpec<?> changed) {
    return new VerifySpec(type, changed, sample, listener);
  }

  /** Returns this comparison with another listener. */
  public VerifySpec onProgress(Consumer<? super ScanProgress> progress) {
    return new VerifySpec(type, scan, sample, progress);
  }

  /** Returns this comparison for all tenants. */
  public TenantsSpec<ItemsReport> ofAllTenants() {
    return TenantsSpec.of(
        type,
        reading(),
        sample,
        listener,
        (context, pace, override) -> new ItemTally(type, context, pace, override));
  }

  private ScanSpec<?> reading() {
    return Sample.of(scan, sample);
  }

  @Override
  public ScanRequest request(Context context) {
    return new ScanPages<>(reading(), context).request();
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
  public Step<ItemsReport> start(Object operation, Context context) {
    CapacityPace pace = new CapacityPace(scan.rate());
    ItemTally tally = new ItemTally(type, context, pace, scan.options().override());
    ScanSegments segments =
        new ScanSegments(
            reading(), tally::sink, told -> listener.accept(Told.of(told)), context, pace);
    return sample == 0
        ? segments.start(operation, done -> tally.report(done, sample))
        : segments.start(operation, sample, done -> tally.report(done, sample));
  }

  @Override
  public String toString() {
    return "VerifyItems[" + type + (sample == 0 ? "" : ", a sample of " + sample) + "]";
  }
}
